// The words of the problems in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { ProblemTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const PROBLEM_TEXTS: Readonly<Record<Lang, ProblemTexts>> = { ko, en, nl };

export function problemTexts(): ProblemTexts {
  return inUse(PROBLEM_TEXTS);
}
