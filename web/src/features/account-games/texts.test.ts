// @vitest-environment node
// Tests that the texts about finished games in the account exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { ACCOUNT_GAMES_TEXTS } from "../../texts/account-games.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(ACCOUNT_GAMES_TEXTS, { least: 14, argument: () => 2 });
});
