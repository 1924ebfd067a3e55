// The words of the collection of records in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type RecordsTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const RECORDS_TEXTS: Readonly<Record<"ko" | "en" | "nl", RecordsTexts>> = { ko, en, nl };

export function recordsTexts(): RecordsTexts {
  return inUse(RECORDS_TEXTS);
}
