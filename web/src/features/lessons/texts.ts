// The words of the lessons in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { LessonTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const LESSON_TEXTS: Readonly<Record<Lang, LessonTexts>> = { ko, en, nl };

export function lessonTexts(): LessonTexts {
  return inUse(LESSON_TEXTS);
}
