// The visitor's choices for the last game, stored as defaults for the next one.
import { HANDICAPS, type Handicap } from "./words/handicaps";
import type { HouseRules } from "./rules/house-rules";
import { SIDE_PICKS, sideOf, type SideChoices } from "../domain/side-pick";
import { unratedBecause } from "../domain/rated";
import { changeOnce, kept } from "./storage.svelte";
import type { NewGame, TimeControl } from "../wire.gen";

export interface Choices extends SideChoices {
  level: number;
  /** A preset id, or `house` for custom rules. */
  rules: string;
  time: TimeControl;
  begin: "usual" | "handicap" | "fen";
  handicap: Handicap;
  /** Deom in half points; only for handicap games. */
  deomHalf: number;
  fen: string;
  takeback: "allowed" | "never";
  touch: Touch;
  /** Whether setups are chosen by the rule set's procedure, or pieces are placed one by one. */
  placing: "rules" | "pieces";
  /** Whether the game should be rated, if possible. */
  rated: boolean;
  /** Whether a referee (심판) is requested. */
  referee: boolean;
}

/** Values of a rule set's `touch` field: the effect of touching a piece. */
export const TOUCHES = ["free", "letting_go", "touch_move"] as const;
export type Touch = (typeof TOUCHES)[number];

export const DEFAULTS: Choices = {
  opponent: "engine",
  level: 3,
  rules: "kakao",
  side: "cho",
  other: "opponent",
  ranks: { me: 10, opponent: 10 },
  time: { kind: "none" },
  begin: "usual",
  handicap: "chariot",
  deomHalf: 0,
  fen: "",
  takeback: "allowed",
  touch: "free",
  placing: "rules",
  rated: false,
  referee: false,
};

/** Choices for games that start without the form. */
export const PLAIN = { begin: "usual", touch: "free", placing: "rules", rated: false, referee: false } as const;

/** Common time controls. */
export const TIMES: readonly TimeControl[] = [
  { kind: "none" },
  { kind: "fischer", main_ms: 600_000, increment_ms: 0 },
  { kind: "byoyomi", main_ms: 300_000, period_ms: 30_000, periods: 3 },
  { kind: "byoyomi", main_ms: 600_000, period_ms: 30_000, periods: 3 },
  { kind: "byoyomi", main_ms: 1_200_000, period_ms: 40_000, periods: 3 },
  { kind: "fischer", main_ms: 300_000, increment_ms: 5_000 },
  { kind: "total", total_ms: 1_200_000 },
];

/** Time controls with days per move, for games between two devices. */
export const CORRESPONDENCE: readonly TimeControl[] = [1, 3, 7].map((days) => ({ kind: "correspondence", days }));

export function sameTime(a: TimeControl, b: TimeControl): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Default rule set for each terminology, South or North Korean. */
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
      SIDE_PICKS.includes(choices.side) &&
      ["me", "opponent"].includes(choices.other) &&
      Number.isInteger(choices.ranks?.me) &&
      Number.isInteger(choices.ranks?.opponent) &&
      TOUCHES.includes(choices.touch) &&
      ["rules", "pieces"].includes(choices.placing) &&
      ["usual", "handicap", "fen"].includes(choices.begin) &&
      choices.handicap in HANDICAPS &&
      Number.isInteger(choices.deomHalf) &&
      typeof choices.fen === "string" &&
      ["allowed", "never"].includes(choices.takeback) &&
      typeof choices.rated === "boolean" &&
      typeof choices.referee === "boolean" &&
      typeof choices.time?.kind === "string";
    return whole ? choices : usual;
  } catch {
    return usual;
  }
}

export function loadChoices(words: keyof typeof USUAL_RULES): Choices {
  return readChoices(kept(KEY), words);
}

/** Stores the given choices and leaves the others unchanged. */
export function keepChoices(choices: Partial<Choices>, words: keyof typeof USUAL_RULES): void {
  const form = { key: KEY, read: (text: string | null) => readChoices(text, words) };
  changeOnce(form, (stored) => ({ ...stored, ...choices }));
}

/** Preselects the default rule set for these terms. */
export function chooseWords(words: keyof typeof USUAL_RULES): void {
  keepChoices({ rules: USUAL_RULES[words] }, words);
}

/** Returns the kind of start in effect. A handicap only applies if the rules have handicaps. */
export function beginOf({ begin }: Choices, handicaps: boolean): Choices["begin"] {
  return begin === "handicap" && !handicaps ? "usual" : begin;
}

/** Returns the time control in effect. Days per move only apply between two devices; other games then have no clock. */
export function timeFor({ time }: Pick<Choices, "time">, opponent: Choices["opponent"]): TimeControl {
  return time.kind === "correspondence" && opponent !== "friend" ? { kind: "none" } : time;
}

function start(choices: Choices): Pick<NewGame, "start"> {
  switch (choices.begin) {
    case "usual":
      return {};
    case "fen":
      return { start: { fen: choices.fen.trim() } };
    case "handicap":
      return { start: { give: HANDICAPS[choices.handicap], deom_half: choices.deomHalf } };
  }
}

/** Returns the chosen rule set, with the choices for touched pieces and placing applied. */
function rulesOf(choices: Choices, house: HouseRules["rules"] | null): NewGame["rules"] {
  const chosen = choices.rules === "house" && house !== null ? house : null;
  const set: Record<string, unknown> = {};
  if (choices.touch !== "free") set["touch"] = choices.touch;
  if (choices.placing === "pieces" && choices.begin !== "fen") {
    set["setup.order"] = "piece_by_piece";
    set["setup.first"] = "han";
  }
  if (Object.keys(set).length === 0) return chosen === null ? choices.rules : { ...chosen };
  return chosen === null ? { schema: 1, base: choices.rules, set } : { ...chosen, set: { ...chosen.set, ...set } };
}

/**
 * Returns the choice about takebacks and, for games between two devices, rating and referee. A rated game has neither
 * takebacks nor a referee.
 */
function wishes(choices: Choices): Pick<NewGame, "rated" | "referee" | "takeback"> {
  const { takeback, opponent } = choices;
  if (opponent !== "friend") return { takeback };
  const rated = choices.rated && unratedBecause(choices, { signedIn: true, isBot: false }) === null;
  return rated ? { rated, takeback: "never" } : { ...(choices.referee ? { referee: true } : {}), takeback };
}

/** Returns the request for a game with these choices. `house` has the custom rules, which are used only if chosen. */
export function newGame(choices: Choices, house: HouseRules["rules"] | null): NewGame {
  const opponent =
    choices.opponent === "engine" ? { kind: "engine" as const, level: choices.level } : { kind: choices.opponent };
  return {
    rules: rulesOf(choices, house),
    opponent,
    ...sideOf(choices),
    time: timeFor(choices, choices.opponent),
    ...wishes(choices),
    ...start(choices),
  };
}
