// The words of the chat in the language in use. Fetched with the panel.
import { inUse } from "../../../i18n/index.svelte";
import { en, type ChatTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const CHAT_TEXTS: Readonly<Record<"ko" | "en" | "nl", ChatTexts>> = { ko, en, nl };

export function chatTexts(): ChatTexts {
  return inUse(CHAT_TEXTS);
}
