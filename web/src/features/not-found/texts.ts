// The words of the page for unknown addresses in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { NotFoundTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const LOST_TEXTS: Readonly<Record<Lang, NotFoundTexts>> = { ko, en, nl };

export function lostTexts(): NotFoundTexts {
  return inUse(LOST_TEXTS);
}
