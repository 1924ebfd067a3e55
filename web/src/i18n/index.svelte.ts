// The language in use, and the texts in it. The first language of ours that the
// browser asks for, until the visitor chooses. Korean and English are part of the
// app's first load; Dutch is fetched when it is asked for.
import { en, type Messages } from "./en";
import { ko } from "./ko";
import { coreLang, type CoreLang, type Lang } from "./lang";
import { northern, northernMessages } from "./north";
import { sideNamesIn, type Movement } from "./sides";
import { settings } from "../platform/settings.svelte";
import { ERROR_SENTENCES, type ErrorCode } from "../wire.gen";

export type { CoreLang, Lang };

export const LANGS: Record<Lang, string> = { ko: "한국어", en: "English", nl: "Nederlands" };

let north: Messages | null = null;
let dutch: Messages | null = $state.raw(null);
let fetching: Promise<void> | null = null;

async function fetchDutch(): Promise<void> {
  try {
    dutch = (await import("./nl")).nl;
  } catch {
    fetching = null; // offline: asked for again with the next text
  }
}

/** Fetches the texts of the language in use where they are not part of the app; English stands in without them. */
export function loadTexts(): Promise<void> {
  if (settings.lang !== "nl" || dutch !== null) return Promise.resolve();
  fetching ??= fetchDutch();
  return fetching;
}

function korean(): Messages {
  if (!isNorthern()) return ko;
  north ??= northernMessages(ko);
  return north;
}

export function lang(): Lang {
  return settings.lang;
}

/** Whether Korean is written in the words of the North. */
export function isNorthern(): boolean {
  return settings.words === "north" && settings.lang === "ko";
}

/** The language as a tag for `lang` attributes. */
export function langTag(): Lang | "ko-KP" {
  return isNorthern() ? "ko-KP" : settings.lang;
}

/** All texts in the language in use; reactive. */
export function t(): Messages {
  switch (settings.lang) {
    case "ko":
      return korean();
    case "en":
      return en;
    case "nl":
      if (dutch === null) void loadTexts();
      return dutch ?? en;
  }
}

/**
 * All texts in the language in use for a game under a law of movement: `side` has the names of its sides. Whatever
 * names a side of a game takes it from here; reactive.
 */
export function textsUnder(movement: Movement): Messages {
  const texts = t();
  return movement === "janggi" ? texts : { ...texts, side: sideNamesIn(settings.lang, movement) };
}

/** A text of the core in the words in use. */
export function inWords(text: string): string {
  return isNorthern() ? northern(text) : text;
}

/** What the core says in its two languages, for the reader. */
export function ofCore(text: Record<CoreLang, string>): string {
  return inWords(text[coreLang(settings.lang)]);
}

/** A sentence for an error code of the server, in the language in use; a general one for codes it does not know. */
export function errorText(code: string): string {
  if (code === "offline") return t().error.offline;
  const sentence = ERROR_SENTENCES[code as ErrorCode];
  return sentence === undefined ? t().error.unknown : ofCore(sentence);
}
