// The words of the coach in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import { northernTexts } from "../../i18n/north";
import type { CoachTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const COACH_TEXTS: Readonly<Record<Lang, CoachTexts>> = { ko, en, nl };

export function coachTexts(): CoachTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : COACH_TEXTS[lang()];
}
