// @vitest-environment node
// Tests that the texts of the analysis page exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { ANALYSIS_PAGE_TEXTS } from "../../texts/analysis-page.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(ANALYSIS_PAGE_TEXTS, {
    least: 120,
    argument: (name) => (["side", "name", "title", "move", "line"].includes(name) ? "한" : 3),
    noWords: [".position"],
    sameInDutch: [".notes.names.4", ".engine.title", ".laws.janggi", ".laws.xiangqi", ".laws.chesswar"],
  });
});
