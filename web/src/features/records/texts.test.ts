// @vitest-environment node
// Tests that the texts of the record collection exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { COLLECTION_TEXTS } from "../../texts/collection.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(COLLECTION_TEXTS, {
    least: 40,
    argument: (name) => (["n", "of", "games", "percent"].includes(name) ? 3 : "X"),
    sameInDutch: [".foundCount"],
  });
});
