// What a visitor chose about looks and sounds, kept in this browser.
//
// Must not: hold anything of a game; that is the server's.
import type { Lang } from "../i18n/lang";
import type { Notation } from "../features/replay/notation";

export interface Settings {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  pieceSet: "hanja" | "learning" | "hangul" | "pictogram";
  palette: "classic" | "colour-blind";
  coords: "none" | "uci" | "korean";
  notation: Notation;
  warnings: boolean;
  confirmPass: boolean;
}

const KEY = "janggun.settings";

/** Every field with the values it may take; the first is the default where the browser gives no hint. */
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  lang: ["ko", "en"],
  theme: ["auto", "light", "dark"],
  pieceSet: ["hanja", "learning", "hangul", "pictogram"],
  palette: ["classic", "colour-blind"],
  coords: ["none", "uci", "korean"],
  notation: ["korean", "western", "uci"],
  warnings: [true, false],
  confirmPass: [false, true],
};

function defaults(languages: readonly string[]): Settings {
  // Texts come in the first language of ours that the browser asks for …
  const korean =
    languages
      .find((tag) => /^(ko|en)\b/i.test(tag))
      ?.toLowerCase()
      .startsWith("ko") ?? false;
  // … and whoever lists Korean at all reads the characters on the pieces.
  const readsKorean = languages.some((tag) => /^ko\b/i.test(tag));
  return {
    lang: korean ? "ko" : "en",
    theme: "auto",
    // Who cannot read the characters yet sees a small picture beside each.
    pieceSet: readsKorean ? "hanja" : "learning",
    palette: "classic",
    coords: "none",
    notation: korean ? "korean" : "western",
    warnings: true,
    confirmPass: false,
  };
}

/** Settings from stored text; anything unknown or out of range falls back to its default. */
export function readSettings(text: string | null, languages: readonly string[]): Settings {
  const result = defaults(languages);
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return result;
  }
  if (typeof stored !== "object" || stored === null) return result;
  for (const key of Object.keys(CHOICES) as (keyof Settings)[]) {
    const value: unknown = (stored as Record<string, unknown>)[key];
    const allowed: readonly unknown[] = CHOICES[key];
    if (allowed.includes(value)) Object.assign(result, { [key]: value });
  }
  return result;
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // blocked by the browser: settings then last as long as the page
  }
}

export const settings: Settings = $state(
  readSettings(storage()?.getItem(KEY) ?? null, globalThis.navigator?.languages ?? []),
);

/** Keeps `settings` in the browser; call after a change. */
export function saveSettings(): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // full or blocked: nothing to do
  }
}
