// @vitest-environment node
// Tests that the texts about endgame tables exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { TABLES_TEXTS } from "../../texts/tables.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(TABLES_TEXTS, { least: 15, argument: (name) => (name === "side" ? "한" : 3) });
});
