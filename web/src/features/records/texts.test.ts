// @vitest-environment node
// That the words of the collection of records are in their languages, and none is missing.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { RECORDS_TEXTS } from "./texts";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(RECORDS_TEXTS, {
    least: 40,
    argument: (name) => (["n", "of", "games", "percent"].includes(name) ? 3 : "X"),
    sameInDutch: [".foundCount"],
  });
});
