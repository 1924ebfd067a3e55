// The words of the lessons in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import { northernTexts } from "../../i18n/north";
import type { LessonTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const LESSON_TEXTS: Readonly<Record<Lang, LessonTexts>> = { ko, en, nl };

export function lessonTexts(): LessonTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : LESSON_TEXTS[lang()];
}
