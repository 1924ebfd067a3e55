// The words of the notices about the network in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type OfflineTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const OFFLINE_TEXTS: Readonly<Record<"ko" | "en" | "nl", OfflineTexts>> = { ko, en, nl };

export function offlineTexts(): OfflineTexts {
  return inUse(OFFLINE_TEXTS);
}
