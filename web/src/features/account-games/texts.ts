// The words of finished games in the account in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type AccountGamesTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const ACCOUNT_GAMES_TEXTS: Readonly<Record<"ko" | "en" | "nl", AccountGamesTexts>> = { ko, en, nl };

export function accountGamesTexts(): AccountGamesTexts {
  return inUse(ACCOUNT_GAMES_TEXTS);
}
