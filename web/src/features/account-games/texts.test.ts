// @vitest-environment node
// That the words of finished games in the account are in their languages, and none is missing.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { ACCOUNT_GAMES_TEXTS } from "../../texts/account-games.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(ACCOUNT_GAMES_TEXTS, { least: 14, argument: () => 2 });
});
