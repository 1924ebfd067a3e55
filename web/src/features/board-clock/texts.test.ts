// @vitest-environment node
// Tests that the texts of the clock for real boards exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { AT_BOARD_TEXTS } from "../../texts/at-board.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(AT_BOARD_TEXTS, { least: 60, argument: () => "X", sameInDutch: [] });
});
