// @vitest-environment node
// That the words about endgame tables are in their languages, and none is missing.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { TABLE_TEXTS } from "./texts";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(TABLE_TEXTS, { least: 15, argument: (name) => (name === "side" ? "한" : 3) });
});
