// The words of playing by typed commands in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import { northernTexts } from "../../i18n/north";
import { en, type BlindTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const BLIND_TEXTS: Readonly<Record<"ko" | "en" | "nl", BlindTexts>> = { ko, en, nl };

export function blindTexts(): BlindTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : BLIND_TEXTS[lang()];
}
