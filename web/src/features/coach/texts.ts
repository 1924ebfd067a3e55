// The words of the coach in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { CoachTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const COACH_TEXTS: Readonly<Record<Lang, CoachTexts>> = { ko, en, nl };

export function coachTexts(): CoachTexts {
  return inUse(COACH_TEXTS);
}
