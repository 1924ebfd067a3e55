// Written by `cargo xtask generate` from the messages in texts/.
import type { Messages } from "./core.en.gen";
import type { ErrorsTexts } from "./errors.en.gen";
import type { PagesTexts } from "./pages.en.gen";

export type Lang = "ko" | "en" | "nl";

export const LANGS: Readonly<Record<Lang, string>> = {
  ko: "한국어",
  en: "English",
  nl: "Nederlands",
};

export const CORE: Readonly<Record<Lang, () => Promise<Messages>>> = {
  ko: async () => (await import("./core.ko.gen")).ko,
  en: async () => (await import("./core.en.gen")).en,
  nl: async () => (await import("./core.nl.gen")).nl,
};

export const ERRORS: Readonly<Record<Lang, () => Promise<ErrorsTexts>>> = {
  ko: async () => (await import("./errors.ko.gen")).ko,
  en: async () => (await import("./errors.en.gen")).en,
  nl: async () => (await import("./errors.nl.gen")).nl,
};

export const PAGES: Readonly<Record<Lang, () => Promise<PagesTexts>>> = {
  ko: async () => (await import("./pages.ko.gen")).ko,
  en: async () => (await import("./pages.en.gen")).en,
  nl: async () => (await import("./pages.nl.gen")).nl,
};
