// The languages of the web app. Every text of its own exists in each of them;
// what the core and the server say comes in Korean and English.

export type Lang = "ko" | "en" | "nl";

/** The languages of the core and of the wire. */
export type CoreLang = "ko" | "en";

/** What the core says to readers of a language: English for those it does not speak. */
export function coreLang(lang: Lang): CoreLang {
  return lang === "ko" ? "ko" : "en";
}
