// @vitest-environment node
// Tests that the texts of the account pages exist in every language.
import { expect, test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { suggestNickname } from "./nicknames";
import { ACCOUNT_TEXTS } from "../../texts/account.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(ACCOUNT_TEXTS, {
    least: 80,
    argument: (name) => (["n"].includes(name) ? 3 : "X"),
    sameInDutch: [".title", ".code"],
  });
});

test("suggested nicknames are names: 2 to 20 letters and digits", () => {
  for (const lang of ["ko", "en", "nl"] as const) {
    for (const at of [0, 0.35, 0.65, 0.999]) {
      expect(suggestNickname(lang, () => at)).toMatch(/^[\p{L}\d]{2,20}$/u);
    }
  }
});
