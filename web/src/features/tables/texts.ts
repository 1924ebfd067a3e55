// The words about endgame tables in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type TableTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const TABLE_TEXTS: Readonly<Record<"ko" | "en" | "nl", TableTexts>> = { ko, en, nl };

export function tableTexts(): TableTexts {
  return inUse(TABLE_TEXTS);
}
