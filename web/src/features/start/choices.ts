// What a visitor chose for the last game, kept for the next.
import type { NewGame, SideChoice, TimeControl } from "../../wire.gen";

export interface Choices {
  opponent: "engine" | "self" | "friend";
  level: number;
  /** A preset id, or `house`. */
  rules: string;
  side: SideChoice;
  time: TimeControl;
  begin: "usual" | "handicap" | "fen";
  handicap: Handicap;
  /** Deom in half points, for a handicap game. */
  deomHalf: number;
  fen: string;
  takeback: "allowed" | "never";
}

/** What Han gives (접장기), by the points the pieces stand on in every setup. */
export const HANDICAPS = {
  chariot: ["a10"],
  chariots: ["a10", "i10"],
  cannon: ["b8"],
  chariotCannon: ["a10", "b8"],
  soldiers: ["a7", "i7"],
} as const;
export type Handicap = keyof typeof HANDICAPS;

export const DEFAULTS: Choices = {
  opponent: "engine",
  level: 3,
  rules: "kakao",
  side: "cho",
  time: { kind: "none" },
  begin: "usual",
  handicap: "chariot",
  deomHalf: 0,
  fen: "",
  takeback: "allowed",
};

/** Common clocks; anything else is made by hand. */
export const TIMES: readonly TimeControl[] = [
  { kind: "none" },
  { kind: "byoyomi", main_ms: 300_000, period_ms: 30_000, periods: 3 },
  { kind: "byoyomi", main_ms: 600_000, period_ms: 30_000, periods: 3 },
  { kind: "byoyomi", main_ms: 1_200_000, period_ms: 40_000, periods: 3 },
  { kind: "fischer", main_ms: 300_000, increment_ms: 5_000 },
];

export function sameTime(a: TimeControl, b: TimeControl): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The rule set that is chosen before anybody chooses: with North Korean words the North's. */
export const USUAL_RULES = { south: DEFAULTS.rules, north: "north-korean" } as const;

const KEY = "janggun.choices";

export function readChoices(text: string | null, words: keyof typeof USUAL_RULES = "south"): Choices {
  const usual = { ...DEFAULTS, rules: USUAL_RULES[words] };
  try {
    const stored = JSON.parse(text ?? "{}") as Partial<Choices>;
    const choices = { ...usual, ...stored };
    const whole =
      ["engine", "self", "friend"].includes(choices.opponent) &&
      Number.isInteger(choices.level) &&
      typeof choices.rules === "string" &&
      ["cho", "han", "random"].includes(choices.side) &&
      ["usual", "handicap", "fen"].includes(choices.begin) &&
      choices.handicap in HANDICAPS &&
      Number.isInteger(choices.deomHalf) &&
      typeof choices.fen === "string" &&
      ["allowed", "never"].includes(choices.takeback) &&
      typeof choices.time?.kind === "string";
    return whole ? choices : usual;
  } catch {
    return usual;
  }
}

export function loadChoices(words: keyof typeof USUAL_RULES): Choices {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // blocked: the defaults serve
  }
  return readChoices(text, words);
}

export function saveChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // blocked: the defaults serve
  }
}

/** Preselects the rule set that goes with the words. */
export function chooseWords(words: keyof typeof USUAL_RULES): void {
  saveChoices({ ...loadChoices(words), rules: USUAL_RULES[words] });
}

/** How the game starts: a handicap stays chosen, but counts only where the rules have handicaps. */
export function beginOf({ begin }: Choices, handicaps: boolean): Choices["begin"] {
  return begin === "handicap" && !handicaps ? "usual" : begin;
}

function start(choices: Choices): Pick<NewGame, "start"> {
  switch (choices.begin) {
    case "usual":
      return {};
    case "fen":
      return { start: { fen: choices.fen.trim() } };
    case "handicap":
      return { start: { handicap: [...HANDICAPS[choices.handicap]], deom_half: choices.deomHalf } };
  }
}

/** The request for a game with these choices; `house` is the house rules where they were chosen. */
export function newGame(choices: Choices, house: Record<string, unknown> | null): NewGame {
  const opponent =
    choices.opponent === "engine" ? { kind: "engine" as const, level: choices.level } : { kind: choices.opponent };
  return {
    rules: choices.rules === "house" && house !== null ? house : choices.rules,
    opponent,
    side: choices.opponent === "self" ? "cho" : choices.side,
    time: choices.time,
    takeback: choices.takeback,
    ...start(choices),
  };
}
