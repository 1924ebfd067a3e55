// What a visitor chose for the last game, kept for the next.
import type { NewGame, SideChoice, TimeControl } from "../../wire.gen";

export interface Choices {
  opponent: "engine" | "self" | "friend";
  level: number;
  /** A preset id, or `house`. */
  rules: string;
  side: SideChoice;
  time: TimeControl;
}

export const DEFAULTS: Choices = {
  opponent: "engine",
  level: 3,
  rules: "kakao",
  side: "cho",
  time: { kind: "none" },
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

const KEY = "janggun.choices";

export function readChoices(text: string | null): Choices {
  try {
    const stored = JSON.parse(text ?? "{}") as Partial<Choices>;
    const choices = { ...DEFAULTS, ...stored };
    const whole =
      ["engine", "self", "friend"].includes(choices.opponent) &&
      Number.isInteger(choices.level) &&
      typeof choices.rules === "string" &&
      ["cho", "han", "random"].includes(choices.side) &&
      typeof choices.time?.kind === "string";
    return whole ? choices : { ...DEFAULTS };
  } catch {
    return { ...DEFAULTS };
  }
}

export function loadChoices(): Choices {
  try {
    return readChoices(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS };
  }
}

export function saveChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // blocked: the defaults serve
  }
}

/** The request for a game with these choices; `house` is the house rules where they were chosen. */
export function newGame(choices: Choices, house: Record<string, unknown> | null): NewGame {
  const opponent =
    choices.opponent === "engine"
      ? { kind: "engine" as const, level: choices.level }
      : { kind: choices.opponent };
  return {
    rules: choices.rules === "house" && house !== null ? house : choices.rules,
    opponent,
    side: choices.opponent === "self" ? "cho" : choices.side,
    time: choices.time,
  };
}
