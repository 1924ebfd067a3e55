// The words of the account pages in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type AccountTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const ACCOUNT_TEXTS: Readonly<Record<"ko" | "en" | "nl", AccountTexts>> = { ko, en, nl };

export function accountTexts(): AccountTexts {
  return inUse(ACCOUNT_TEXTS);
}
