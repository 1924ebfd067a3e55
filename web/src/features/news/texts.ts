// The words of the news in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const NEWS_TEXTS: Readonly<Record<"ko" | "en" | "nl", typeof en>> = { ko, en, nl };

export function newsTexts(): typeof en {
  return inUse(NEWS_TEXTS);
}
