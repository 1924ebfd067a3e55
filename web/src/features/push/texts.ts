// The words about push messages in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const PUSH_TEXTS: Readonly<Record<"ko" | "en" | "nl", typeof en>> = { ko, en, nl };

export function pushTexts(): typeof en {
  return inUse(PUSH_TEXTS);
}
