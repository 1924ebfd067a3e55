// The words about push messages in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import { northernTexts } from "../../i18n/north";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const PUSH_TEXTS: Readonly<Record<"ko" | "en" | "nl", typeof en>> = { ko, en, nl };

export function pushTexts(): typeof en {
  return langTag() === "ko-KP" ? northernTexts(ko) : PUSH_TEXTS[lang()];
}
