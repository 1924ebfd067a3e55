// The user's settings, stored in this browser.
//
// This module must not hold game data.
import { LANGS, type Lang } from "../texts/languages.gen";
import type { Notation, XiangqiNotation } from "../domain/notation";
import { changedFields, kept, readObject, Shared } from "./storage.svelte";

export { kept };

/** Sound sets: wood on wood, stone on slate, plucked strings. */
export type SoundSet = "wood" | "stone" | "strings";

export interface Settings {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  pieceSet: "hanja" | "learning" | "hangul" | "pictogram" | "xiangqi";
  /**
   * Level of the piece set `learning`: a higher one has a larger character below a smaller picture. The hanja drill
   * raises it.
   */
  learned: 0 | 1 | 2;
  /** Pieces on a Xiangqi board: round pieces with Chinese characters, or the same as in Janggi. */
  xiangqiPieces: "round" | "same";
  palette: "classic" | "blue-red" | "blue-green" | "colour-blind";
  /** Material of the board. */
  wood: "ginkgo" | "zelkova" | "paper" | "celadon";
  /** Drawing style of the board. */
  ground: "crosses" | "circles" | "river" | "cells";
  /** South or North Korean usage, for Korean terms and the characters on the pieces. */
  words: "south" | "north";
  coords: "none" | "uci" | "korean";
  notation: Notation;
  xiangqiNotation: XiangqiNotation;
  warnings: boolean;
  confirmPass: boolean;
  /** Games in which a move has to be confirmed before it is sent. */
  confirmMove: "never" | "correspondence" | "always";
  /** Sound of the countdown on the user's clock in games on the server. */
  count: "voice" | "beeps" | "silent";
  /** Whether the chats of games and tournaments are shown. */
  chat: boolean;
  soundSet: SoundSet;
  /** Volume of sounds and voice in percent. */
  volume: 25 | 50 | 75 | 100;
  /** Whether 장군 (check) and 멍군 (its answer) are announced by voice. */
  calls: boolean;
  /** Speed of the pieces' animations. */
  motion: "usual" | "slow" | "fast" | "none";
  /** Size of texts and of the board's coordinates. */
  print: "usual" | "large";
  /** Size of the board in a wide window. It has no effect in a narrow one. */
  boardSize: "fit" | "small" | "middle" | "large";
  /** Whether the user's turn is announced by voice. */
  turnCall: boolean;
  /** Whether the device vibrates at the user's turn. */
  vibration: boolean;
}

const KEY = "janggun.settings";

const TAGS = Object.keys(LANGS) as Lang[];

/** Allowed values of every field. */
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  lang: TAGS,
  theme: ["auto", "light", "dark"],
  pieceSet: ["hanja", "learning", "hangul", "pictogram", "xiangqi"],
  learned: [0, 1, 2],
  xiangqiPieces: ["round", "same"],
  palette: ["classic", "blue-red", "blue-green", "colour-blind"],
  wood: ["ginkgo", "zelkova", "paper", "celadon"],
  ground: ["crosses", "circles", "river", "cells"],
  words: ["south", "north"],
  coords: ["none", "uci", "korean"],
  notation: ["korean", "western", "uci"],
  xiangqiNotation: ["wxf", "chinese", "uci", "janggi"],
  warnings: [true, false],
  confirmPass: [false, true],
  confirmMove: ["correspondence", "never", "always"],
  count: ["voice", "beeps", "silent"],
  chat: [true, false],
  soundSet: ["wood", "stone", "strings"],
  volume: [100, 75, 50, 25],
  calls: [true, false],
  motion: ["usual", "slow", "fast", "none"],
  print: ["usual", "large"],
  boardSize: ["fit", "small", "middle", "large"],
  turnCall: [false, true],
  vibration: [true, false],
};

/** Returns whether the browser can make the device vibrate. */
export function canVibrate(): boolean {
  return typeof globalThis.navigator?.vibrate === "function";
}

/** Returns the app's language for a tag such as `nl-BE`. */
function languageOf(tag: string): Lang | undefined {
  return TAGS.find((own) => own === tag) ?? TAGS.find((own) => own === tag.slice(0, 2).toLowerCase());
}

function defaults(languages: readonly string[]): Settings {
  // Texts are in the first of the browser's languages that the app supports.
  const lang = languages.map(languageOf).find((asked) => asked !== undefined) ?? "en";
  // Visitors with Korean among their languages are assumed to know the characters on the pieces.
  const readsKorean = languages.some((tag) => /^ko\b/i.test(tag));
  return {
    lang,
    theme: "auto",
    // Other visitors see a picture above each character.
    pieceSet: readsKorean ? "hanja" : "learning",
    learned: 0,
    xiangqiPieces: "round",
    palette: "classic",
    wood: "ginkgo",
    ground: "crosses",
    words: languages.some((tag) => /^ko-KP\b/i.test(tag)) ? "north" : "south",
    // The default notations of moves use these digits.
    coords: "korean",
    notation: lang === "ko" ? "korean" : "western",
    // Visitors who read Korean are assumed to know the notation of Janggi, which also works for Xiangqi.
    xiangqiNotation: readsKorean ? "janggi" : "wxf",
    warnings: true,
    confirmPass: false,
    confirmMove: "correspondence",
    count: "voice",
    chat: true,
    soundSet: "wood",
    volume: 100,
    calls: true,
    motion: "usual",
    print: "usual",
    boardSize: "fit",
    turnCall: false,
    vibration: canVibrate(),
  };
}

/** Parses stored settings. Unknown or invalid values are replaced by defaults. */
export function readSettings(text: string | null, languages: readonly string[]): Settings {
  const result = defaults(languages);
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return result;
  }
  if (typeof stored !== "object" || stored === null) return result;
  // Earlier versions had no separate setting for Xiangqi pieces, so the chosen set applies to Xiangqi too.
  const chosen: unknown = (stored as Record<string, unknown>)["pieceSet"];
  const isKnown = CHOICES.pieceSet.some((set) => set === chosen);
  if (isKnown && chosen !== result.pieceSet) result.xiangqiPieces = "same";
  for (const key of Object.keys(CHOICES) as (keyof Settings)[]) {
    const value: unknown = (stored as Record<string, unknown>)[key];
    const allowed: readonly unknown[] = CHOICES[key];
    if (allowed.includes(value)) Object.assign(result, { [key]: value });
  }
  return result;
}

const languages = (): readonly string[] => globalThis.navigator?.languages ?? [];

const stored = new Shared({ key: KEY, read: readObject }, followStorage);

export const settings: Settings = $state(readSettings(kept(KEY), languages()));

/** Settings on which this page and the browser's storage last agreed. */
let agreed: Settings = { ...settings };

/** Applies choices made in another tab. Local changes that are not saved yet are kept. */
export function followStorage(): void {
  if (kept(KEY) === null) return;
  const own = changedFields(agreed, settings);
  agreed = readSettings(kept(KEY), languages());
  Object.assign(settings, agreed, own);
}

/** Returns the settings in `found` whose names and values this version supports. */
export function knownSettings(found: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = Object.entries(CHOICES).filter(([key, allowed]) =>
    (allowed as readonly unknown[]).includes(found[key]),
  );
  return Object.fromEntries(known.map(([key]) => [key, found[key]]));
}

/** Returns the default settings for this browser. */
export function usualSettings(): Settings {
  return defaults(languages());
}

let follower: () => void = () => undefined;

/** Sets the one function that is called after every save. It sends the settings to the account. */
export function followSettings(follow: () => void): void {
  follower = follow;
}

/** Saves changed fields of `settings` in the browser. Other fields keep the values that another tab may have set. */
export function saveSettings(): void {
  const own = changedFields(agreed, settings);
  const all = stored.change((before) => ({ ...before, ...settings, ...knownSettings(before), ...own }));
  Object.assign(settings, knownSettings(all));
  agreed = { ...settings };
  follower();
}
