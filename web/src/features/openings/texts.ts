// The words of the page on openings in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type OpeningTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const OPENING_TEXTS: Readonly<Record<"ko" | "en" | "nl", OpeningTexts>> = { ko, en, nl };

export function openingTexts(): OpeningTexts {
  return inUse(OPENING_TEXTS);
}
