// @vitest-environment node
// Tests that the texts about problems exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { PROBLEMS_TEXTS } from "../../texts/problems.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(PROBLEMS_TEXTS, {
    least: 70,
    argument: (name) => (["n", "of", "done"].includes(name) ? 3 : "X"),
    sameInDutch: [".hint", ".themes.bikjang"],
  });
});
