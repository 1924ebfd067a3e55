// The current language and its texts. Until the visitor chooses a language, it is
// the first of the browser's languages that there are texts in. Each language has
// its own files, so that a visitor loads only one.
import type { Messages } from "../texts/core.en.gen";
import { CORE, ERRORS } from "../texts/languages.gen";
import type { Lang } from "./lang";
import { northernIn, northernMessages, northernTexts } from "./north";
import { sideNamesIn, type Movement } from "./sides";
import { settings } from "../platform/settings.svelte";
import { textOf } from "./codes";
import { LateTexts } from "./late.svelte";

export type { Lang };

export { LANGS } from "../texts/languages.gen";

/** The sentences of error codes. */
const errors = new LateTexts(ERRORS);
let loaded: Readonly<Partial<Record<Lang, Messages>>> = $state.raw({});
const fetching = new Map<Lang, Promise<void>>();
/** Made of the loaded texts in the words of the North. */
const north = new Map<Lang, Messages>();
const northernParts = new WeakMap<object, object>();

/** Stores the texts of a language. */
export function addTexts(of: Lang, texts: Messages): void {
  north.delete(of);
  loaded = { ...loaded, [of]: texts };
}

async function fetchTexts(of: Lang): Promise<void> {
  try {
    addTexts(of, await CORE[of]());
  } catch {
    fetching.delete(of); // offline: asked for again with the next text
  }
}

/** Fetches the texts of the language in use; before the first of them there is nothing to show. */
export function loadTexts(): Promise<void> {
  const of = settings.lang;
  if (loaded[of] !== undefined) return Promise.resolve();
  const running = fetching.get(of) ?? fetchTexts(of);
  fetching.set(of, running);
  return running;
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

/** All texts in the language in use, or in one that is there until it comes; reactive. */
export function t(): Messages {
  const own = loaded[settings.lang];
  if (own === undefined) void loadTexts();
  if (own !== undefined && settings.words === "north") {
    const made = north.get(settings.lang) ?? northernMessages(own, settings.lang);
    north.set(settings.lang, made);
    return made;
  }
  const shown = own ?? loaded.en ?? loaded.ko ?? loaded.nl;
  if (shown === undefined) throw new Error("no texts are loaded yet");
  return shown;
}

/**
 * All texts in the language in use for a game under a law of movement: `side` has the names of its sides. Whatever
 * names a side of a game takes it from here; reactive.
 */
export function textsUnder(movement: Movement): Messages {
  const texts = t();
  return movement === "janggi" ? texts : { ...texts, side: sideNamesIn(settings.lang, movement) };
}

/** Texts of one part of the app in the language and the words in use. */
export function inUse<T extends object>(texts: Readonly<Record<Lang, T>>): T {
  return inWordsInUse(texts[settings.lang]);
}

function inWordsInUse<T extends object>(own: T): T {
  if (settings.words !== "north") return own;
  const made = (northernParts.get(own) as T | undefined) ?? northernTexts(own, settings.lang);
  northernParts.set(own, made);
  return made;
}

/** A text of the core in the words in use. */
export function inWords(text: string): string {
  return settings.words === "north" ? northernIn(settings.lang, text) : text;
}

/** Fetches the sentences of error codes. Requests do it themselves before they fail. */
export const loadErrors = (): Promise<void> => errors.load();

/**
 * A sentence for an error code of the server, in the language in use; a general one for codes it does not know, and
 * while the sentences are on their way; reactive.
 */
export function errorText(code: string): string {
  if (code === "offline") return t().error.offline;
  const own = errors.now;
  if (own === undefined) void loadErrors();
  return (own === undefined ? undefined : textOf(inWordsInUse(own), code)) ?? t().error.unknown;
}

/** Passes on the sentence for an error code once it is loaded, for texts that are not reactive. */
export function showError(code: string, show: (text: string) => void): void {
  if (errors.now !== undefined) show(errorText(code));
  else void loadErrors().then(() => show(errorText(code)));
}
