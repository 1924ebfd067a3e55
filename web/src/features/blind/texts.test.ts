// @vitest-environment node
// Tests that the texts of the typed commands exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { BLIND_TEXTS } from "../../texts/blind.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(BLIND_TEXTS, {
    least: 25,
    argument: (name) => (["side", "piece", "move", "square", "text", "from"].includes(name) ? "한" : 3),
    sameInDutch: [".army", ".value"],
  });
});
