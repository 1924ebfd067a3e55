// The words of playing by typed commands in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type BlindTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const BLIND_TEXTS: Readonly<Record<"ko" | "en" | "nl", BlindTexts>> = { ko, en, nl };

export function blindTexts(): BlindTexts {
  return inUse(BLIND_TEXTS);
}
