// The words of the pages about players in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import { northernTexts } from "../../i18n/north";
import { en, type PlayersTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const PLAYERS_TEXTS: Readonly<Record<"ko" | "en" | "nl", PlayersTexts>> = { ko, en, nl };

export function playersTexts(): PlayersTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : PLAYERS_TEXTS[lang()];
}
