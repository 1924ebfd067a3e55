// The current language and its texts. By default, it is the first of the browser's languages that the app supports.
// Each language has its own files, so that a visitor loads only one.
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

/** Sentences for error codes. */
const errors = new LateTexts(ERRORS);
let loaded: Readonly<Partial<Record<Lang, Messages>>> = $state.raw({});
const fetching = new Map<Lang, Promise<void>>();
/** The loaded texts, converted to North Korean terms. */
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
    fetching.delete(of); // offline: retried with the next text
  }
}

/** Loads the texts of the current language. Nothing can be shown before the first texts are loaded. */
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

/** Returns whether North Korean terms are used. */
export function isNorthern(): boolean {
  return settings.words === "north" && settings.lang === "ko";
}

/** Returns the language as a tag for `lang` attributes. */
export function langTag(): Lang | "ko-KP" {
  return isNorthern() ? "ko-KP" : settings.lang;
}

/** Returns all texts in the current language, or in another one until that is loaded. Reactive. */
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
 * Returns all texts in the current language for a game under a law of movement: `side` has the names of its sides. Use
 * this for all names of sides in games. Reactive.
 */
export function textsUnder(movement: Movement): Messages {
  const texts = t();
  return movement === "janggi" ? texts : { ...texts, side: sideNamesIn(settings.lang, movement) };
}

/** Returns the texts of a part of the app, in the current language and terms. */
export function inUse<T extends object>(texts: Readonly<Record<Lang, T>>): T {
  return inWordsInUse(texts[settings.lang]);
}

function inWordsInUse<T extends object>(own: T): T {
  if (settings.words !== "north") return own;
  const made = (northernParts.get(own) as T | undefined) ?? northernTexts(own, settings.lang);
  northernParts.set(own, made);
  return made;
}

/** Returns a text of the core in the current terms. */
export function inWords(text: string): string {
  return settings.words === "north" ? northernIn(settings.lang, text) : text;
}

/** Loads the sentences for error codes. Failed requests call this before they throw. */
export const loadErrors = (): Promise<void> => errors.load();

/**
 * Returns a sentence for an error code of the server in the current language. Unknown codes get a general one, as do
 * all codes until the sentences are loaded. Reactive.
 */
export function errorText(code: string): string {
  if (code === "offline") return t().error.offline;
  const own = errors.now;
  if (own === undefined) void loadErrors();
  return (own === undefined ? undefined : textOf(inWordsInUse(own), code)) ?? t().error.unknown;
}

/** Calls `show` with the sentence for an error code once it is loaded, for texts that are not reactive. */
export function showError(code: string, show: (text: string) => void): void {
  if (errors.now !== undefined) show(errorText(code));
  else void loadErrors().then(() => show(errorText(code)));
}
