// @vitest-environment node
// Tests that the texts of the position editor exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { EDITOR_TEXTS } from "../../texts/editor.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(EDITOR_TEXTS, {
    least: 60,
    argument: (name) => (["side", "piece", "name", "first", "second"].includes(name) ? "한" : 3),
    noWords: [".fen"],
    sameInDutch: [".laws.janggi", ".laws.xiangqi", ".laws.chesswar", ".sides.cho", ".sides.han"],
  });
});
