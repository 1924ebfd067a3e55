// The words of the end card in the language in use.
import { inUse } from "../../../i18n/index.svelte";
import type { Lang } from "../../../i18n/lang";
import type { EndTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const END_TEXTS: Readonly<Record<Lang, EndTexts>> = { ko, en, nl };

export function endTexts(): EndTexts {
  return inUse(END_TEXTS);
}
