// The visitor's choices of looks and sounds, stored in this browser.
//
// Must not: hold anything of a game; that is the server's.
import { LANGS, type Lang } from "../texts/languages.gen";
import type { Notation, XiangqiNotation } from "../domain/notation";
import { changedFields, kept, readObject, Shared } from "./storage.svelte";

export { kept };

/** The sets of sounds: wood on wood, stones, plucked strings. */
export type SoundSet = "wood" | "stone" | "strings";

export interface Settings {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  pieceSet: "hanja" | "learning" | "hangul" | "pictogram" | "xiangqi";
  /** How well the characters are known: of pictures with hanja the hanja grows. The drill of the hanja raises it. */
  learned: 0 | 1 | 2;
  /** The pieces on a board of Xiangqi: round ones with Chinese characters, or those of Janggi. */
  xiangqiPieces: "round" | "same";
  palette: "classic" | "blue-red" | "blue-green" | "colour-blind";
  /** Material of the board. */
  wood: "ginkgo" | "zelkova" | "paper" | "celadon";
  /** Drawing style of the board: lines with marked points, with a river, or cells. */
  ground: "crosses" | "circles" | "river" | "cells";
  /** Korean words, names of setups and characters on the generals. */
  words: "south" | "north";
  coords: "none" | "uci" | "korean";
  notation: Notation;
  /** How moves of Xiangqi are written. */
  xiangqiNotation: XiangqiNotation;
  warnings: boolean;
  confirmPass: boolean;
  /** In which games a move is asked about before it is sent. */
  confirmMove: "never" | "correspondence" | "always";
  /** How the last seconds of one's own clock are heard in hosted games. */
  count: "voice" | "beeps" | "silent";
  /** Whether the chat beside a game is shown. */
  chat: boolean;
  /** Parameters of the sounds. */
  soundSet: SoundSet;
  /** How loud sounds and voice are, in percent. */
  volume: 25 | 50 | 75 | 100;
  /** Whether janggun and meonggun are called out. */
  calls: boolean;
  /** How fast pieces travel. */
  motion: "usual" | "slow" | "fast" | "none";
  /** Text size: in large print at least 16 px, also for the board's digits. */
  print: "usual" | "large";
  /** Size of the board on a wide window, relative to what fits it; on a phone it always has the whole width. */
  boardSize: "fit" | "small" | "middle" | "large";
  /** Whether the reader's turn is spoken. */
  turnCall: boolean;
  /** Whether the device vibrates at the reader's turn. */
  vibration: boolean;
}

const KEY = "janggun.settings";

const TAGS = Object.keys(LANGS) as Lang[];

/** Every field with the values it may take; the first is the default if the browser gives no hint. */
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

/** Whether the browser can make the device vibrate. */
export function canVibrate(): boolean {
  return typeof globalThis.navigator?.vibrate === "function";
}

/** The language of ours that a tag such as `nl-BE` asks for. */
function languageOf(tag: string): Lang | undefined {
  return TAGS.find((own) => own === tag) ?? TAGS.find((own) => own === tag.slice(0, 2).toLowerCase());
}

function defaults(languages: readonly string[]): Settings {
  // Texts come in the first language of ours that the browser asks for …
  const lang = languages.map(languageOf).find((asked) => asked !== undefined) ?? "en";
  // … and a visitor who lists Korean can read the characters on the pieces.
  const readsKorean = languages.some((tag) => /^ko\b/i.test(tag));
  return {
    lang,
    theme: "auto",
    // Visitors who cannot read the characters yet see a small picture beside each.
    pieceSet: readsKorean ? "hanja" : "learning",
    learned: 0,
    xiangqiPieces: "round",
    palette: "classic",
    wood: "ginkgo",
    ground: "crosses",
    words: languages.some((tag) => /^ko-KP\b/i.test(tag)) ? "north" : "south",
    // Moves are written with these digits.
    coords: "korean",
    notation: lang === "ko" ? "korean" : "western",
    // Players of Janggi read their own notation on either board.
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
  // Pieces chosen before Xiangqi had its own choice are kept for Xiangqi.
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

/** The settings on which this page and the browser's storage last agreed. */
let agreed: Settings = { ...settings };

/** Shows what another tab has chosen; what was changed here and is not saved yet stays. */
export function followStorage(): void {
  if (kept(KEY) === null) return;
  const own = changedFields(agreed, settings);
  agreed = readSettings(kept(KEY), languages());
  Object.assign(settings, agreed, own);
}

/** The settings that a value found somewhere else can be: those whose names and values are known here. */
export function knownSettings(found: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = Object.entries(CHOICES).filter(([key, allowed]) =>
    (allowed as readonly unknown[]).includes(found[key]),
  );
  return Object.fromEntries(known.map(([key]) => [key, found[key]]));
}

/** Settings of a visitor without choices in this browser. */
export function usualSettings(): Settings {
  return defaults(languages());
}

let follower: () => void = () => undefined;

/** Calls `follow` after every change: those with an account keep their settings there, too. */
export function followSettings(follow: () => void): void {
  follower = follow;
}

/** Keeps what was changed in `settings` in the browser; every other field stays as another tab may have set it. */
export function saveSettings(): void {
  const own = changedFields(agreed, settings);
  const all = stored.change((before) => ({ ...before, ...settings, ...knownSettings(before), ...own }));
  Object.assign(settings, knownSettings(all));
  agreed = { ...settings };
  follower();
}
