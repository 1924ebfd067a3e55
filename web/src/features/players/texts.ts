// The words of the pages about players in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type PlayersTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const PLAYERS_TEXTS: Readonly<Record<"ko" | "en" | "nl", PlayersTexts>> = { ko, en, nl };

export function playersTexts(): PlayersTexts {
  return inUse(PLAYERS_TEXTS);
}
