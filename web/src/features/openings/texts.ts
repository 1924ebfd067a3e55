// The words of the page on openings in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import { northernTexts } from "../../i18n/north";
import { en, type OpeningTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const OPENING_TEXTS: Readonly<Record<"ko" | "en" | "nl", OpeningTexts>> = { ko, en, nl };

export function openingTexts(): OpeningTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : OPENING_TEXTS[lang()];
}
