// The languages of the web app, and those of the core.
import type { Lang } from "../texts/languages.gen";

export type { Lang };

/** The languages of the core and of the wire. */
export type CoreLang = "ko" | "en";

/** What the core says to readers of a language: English for those it does not speak. */
export function coreLang(lang: Lang): CoreLang {
  return lang === "ko" ? "ko" : "en";
}
