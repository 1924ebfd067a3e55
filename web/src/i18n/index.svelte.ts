// The current language and its texts. The core texts and error sentences have a file for each language, so that a
// visitor only loads the current one.
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

const errors = new LateTexts(ERRORS);
let loaded: Readonly<Partial<Record<Lang, Messages>>> = $state.raw({});
const fetching = new Map<Lang, Promise<void>>();
/** Cache of the core texts in North Korean terms. */
const north = new Map<Lang, Messages>();
const northernParts = new WeakMap<object, object>();

export function addTexts(of: Lang, texts: Messages): void {
  north.delete(of);
  loaded = { ...loaded, [of]: texts };
}

async function fetchTexts(of: Lang): Promise<void> {
  try {
    addTexts(of, await CORE[of]());
  } catch {
    fetching.delete(of); // offline: the next call retries
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

/** Returns whether texts are in Korean with North Korean terms. */
export function isNorthern(): boolean {
  return settings.words === "north" && settings.lang === "ko";
}

/** Returns the current language as a tag for `lang` attributes. */
export function langTag(): Lang | "ko-KP" {
  return isNorthern() ? "ko-KP" : settings.lang;
}

/** Returns the core texts in the current language, or in another loaded language until they arrive. Reactive. */
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
 * Returns the texts of `t` with the side names for a variant. All side names in games must come from here.
 * Reactive.
 */
export function textsUnder(movement: Movement): Messages {
  const texts = t();
  return movement === "janggi" ? texts : { ...texts, side: sideNamesIn(settings.lang, movement) };
}

/** Returns the texts of a part of the app in a language, by default the current one, and the current terms. Reactive. */
export function inUse<T extends object>(texts: Readonly<Record<Lang, T>>, of: Lang = settings.lang): T {
  return inWordsInUse(texts[of], of);
}

function inWordsInUse<T extends object>(own: T, of: Lang): T {
  if (settings.words !== "north") return own;
  const made = (northernParts.get(own) as T | undefined) ?? northernTexts(own, of);
  northernParts.set(own, made);
  return made;
}

/** Converts a text in the current language to the current terms. */
export function inWords(text: string): string {
  return settings.words === "north" ? northernIn(settings.lang, text) : text;
}

/** Loads the sentences for error codes. `request` calls this before it throws an error from the server. */
export const loadErrors = (): Promise<void> => errors.load();

/**
 * Returns the sentence for an error code in the current language. Returns a general one for unknown codes, and for the
 * server's codes until their sentences are loaded. Reactive.
 */
export function errorText(code: string): string {
  if (code === "offline") return t().error.offline;
  const own = errors.now;
  if (own === undefined) void loadErrors();
  return (own === undefined ? undefined : textOf(inWordsInUse(own, settings.lang), code)) ?? t().error.unknown;
}

/** Calls `show` with the sentence for an error code, after loading the sentences if needed. Not reactive. */
export function showError(code: string, show: (text: string) => void): void {
  if (errors.now !== undefined) show(errorText(code));
  else void loadErrors().then(() => show(errorText(code)));
}
