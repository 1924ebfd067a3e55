// @vitest-environment node
// Tests that the texts of the openings page exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { OPENINGS_TEXTS } from "../../texts/openings.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(OPENINGS_TEXTS, {
    least: 40,
    argument: (name) => (name === "n" ? 3 : "X"),
    noWords: [".ruleSets.pychess", ".matrix.opposite", ".matrix.sameWing", ".matrix.cell"],
    sameInDutch: [".ruleSets.pychess", ".ruleSets.kakao", ".formations.score"],
  });
});
