// The words of the drills in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { DrillTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const DRILL_TEXTS: Readonly<Record<Lang, DrillTexts>> = { ko, en, nl };

export function drillTexts(): DrillTexts {
  return inUse(DRILL_TEXTS);
}
