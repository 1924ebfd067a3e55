// The language in use, and the texts in it. Korean where the browser asks for
// Korean, English elsewhere, until the visitor chooses.
import { en, type Messages } from "./en";
import { ko } from "./ko";
import type { Lang } from "./lang";
import { settings } from "../platform/settings.svelte";
import { ERROR_SENTENCES, type ErrorCode } from "../wire.gen";

export type { Lang };

export const LANGS: Record<Lang, string> = { ko: "한국어", en: "English" };

const tables: Record<Lang, Messages> = { ko, en };

export function lang(): Lang {
  return settings.lang;
}

/** All texts in the language in use; reactive. */
export function t(): Messages {
  return tables[settings.lang];
}

/** A sentence for an error code of the server, in the language in use; a general one for codes it does not know. */
export function errorText(code: string): string {
  if (code === "offline") return t().error.offline;
  return ERROR_SENTENCES[code as ErrorCode]?.[settings.lang] ?? t().error.unknown;
}
