// Converts a director's choices into the plan of a tournament.
import { ruleWord } from "../../domain/rule-fields";
import type {
  Format,
  Games,
  Lateness,
  Plan,
  Presets,
  Proposal,
  Questions,
  ScoringName,
  TeamScore,
  TieBreak,
} from "../../domain/tournament.gen";
import { catalog } from "../../platform/rules/catalog";
import { timeFor } from "./answers";

export type FormatName = Format["format"];

/** A director's choices for the format, games, rules and scoring. */
export interface Choices {
  format: FormatName;
  size: number;
  qualifiers: number;
  third: "shared" | "played";
  rounds: number;
  cycles: number;
  bestOf: number;
  /** Number of players per team; null if players play alone. */
  boards: number | null;
  /** Score that is compared first to rank teams. */
  primary: TeamScore;
  /** Id of the rule preset; null if the director has not chosen one. */
  rules: string | null;
  scoring: ScoringName;
  /** Code of a tie-break order, or `OWN_TIES`. */
  ties: string;
  /** Custom tie-break order, used if `ties` is `OWN_TIES`. */
  ownTies: readonly TieBreak[];
}

export const OWN_TIES = "own";

/** Choices for a typical event in Korea. */
export const USUAL: Choices = {
  format: "groups",
  size: 4,
  qualifiers: 2,
  third: "shared",
  rounds: 5,
  cycles: 1,
  bestOf: 1,
  boards: null,
  primary: "boards",
  rules: "kja-points",
  scoring: "korean",
  ties: "kja",
  ownTies: ["points"],
};

export const FORMATS: readonly FormatName[] = ["groups", "knockout", "round_robin", "swiss", "arena"];

/** Returns the possible formats. Teams cannot play in an arena. */
export const formatsFor = (boards: number | null): readonly FormatName[] =>
  boards === null ? FORMATS : FORMATS.filter((format) => format !== "arena");

/** Returns the default tie-break order for a format or for teams. */
export function orderFor(format: FormatName, boards: number | null = null): string {
  if (boards !== null) return "teams";
  return format === "swiss" ? "fide_swiss" : "kja";
}

export function formatOf(choices: Choices): Format {
  const { size, qualifiers, third, rounds, cycles } = choices;
  switch (choices.format) {
    case "groups":
      return { format: "groups", size, qualifiers, third };
    case "knockout":
      return { format: "knockout", third };
    case "round_robin":
      return { format: "round_robin", cycles };
    case "swiss":
      return { format: "swiss", rounds };
    case "arena":
      return { format: "arena", streaks: "plain" };
  }
}

/** Returns the choices with a different rule set and its scoring. */
export function withRules(choices: Choices, rules: string | null, presets: Presets): Choices {
  const league = ruleWord(catalog.find(rules)?.full ?? {}, "league_score");
  return { ...choices, rules, scoring: presets.leagues[league] ?? choices.scoring };
}

/** Returns `before` with a proposed format for individual players. */
export function choicesFor({ format }: Proposal, before: Choices): Choices {
  return { ...before, ...format, boards: null, ties: orderFor(format.format) };
}

export interface Facts {
  name: string;
  place: string;
  date: string;
  fee: string;
  /** Names of divisions, one per line. */
  divisions: string;
}

/** Parses a whole number, ignoring separators and a unit after it; null for any other text. */
export function wholeNumber(text: string): number | null {
  const bare = text.replaceAll(/[\s,.]|\p{L}+$/gu, "");
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null;
}

function gamesOf({ format, bestOf, boards, primary }: Choices): Games {
  if (boards !== null) return { kind: "boards", boards, primary };
  return bestOf === 1 || format === "arena" ? { kind: "single" } : { kind: "best_of", games: bestOf };
}

/** The chosen tie-breaks. */
export type ChosenTies = Pick<Choices, "ties" | "ownTies">;

/** Returns the chosen tie-breaks, the most important first. */
export const tiesOf = ({ ties, ownTies }: ChosenTies, presets: Presets): readonly TieBreak[] =>
  ties === OWN_TIES ? ownTies : (presets.orders.find(({ code }) => code === ties)?.ties ?? []);

/** Returns the penalties for lateness: the game is lost from `forfeit` minutes on. */
export function latenessOf({ forfeit, game }: Pick<Answers, "forfeit" | "game">, rules: string | null): Lateness {
  const time = timeFor(whole(game, 600), rules);
  return {
    factor: 2,
    forfeit_after_s: Math.max(1, whole(forfeit, 600)) * 60 - 1,
    ...(time === null ? {} : { clock_s: (time.kind === "total" ? time.total_ms : time.main_ms) / 1000 }),
  };
}

export function planOf(facts: Facts, choices: Choices, presets: Presets, answers: Answers): Plan {
  const names = facts.divisions
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const rules = catalog.find(choices.rules);
  const fee = facts.fee.trim() === "" ? null : (wholeNumber(facts.fee) ?? 0);
  return {
    name: facts.name.trim(),
    ...(facts.place.trim() === "" ? {} : { place: facts.place.trim() }),
    ...(facts.date.trim() === "" ? {} : { date: facts.date.trim() }),
    ...(rules === null ? {} : { rules: `${rules.id}@${rules.revision}` }),
    divisions: (names.length === 0 ? [""] : names).map((name) => ({
      name,
      format: formatOf(choices),
      games: gamesOf(choices),
      scoring: presets[choices.scoring],
      ties: [...tiesOf(choices, presets)],
      initial: "cho",
    })),
    lateness: latenessOf(answers, choices.rules),
    ...(fee === null ? {} : { fee }),
  };
}

/** Returns the first two proposals of each format. */
export function varied(proposals: readonly Proposal[]): Proposal[] {
  const count = new Map<FormatName, number>();
  return proposals.filter(({ format: { format } }) => {
    const before = count.get(format) ?? 0;
    count.set(format, before + 1);
    return before < 2;
  });
}

/** Returns the proposal with `third` as the way to decide third place, if its format has a third place. */
export const withThird = (one: Proposal, third: Choices["third"] | null): Proposal =>
  third === null || !("third" in one.format) ? one : { ...one, format: { ...one.format, third } };

/** Returns whether a proposal takes as long as these choices, because its format is the same apart from third place. */
export function hasSameTime({ format }: Proposal, choices: Choices): boolean {
  if (gamesOf(choices).kind !== "single") return false;
  const own = Object.entries(formatOf(choices));
  return own.every(([key, value]) => key === "third" || (format as Readonly<Record<string, unknown>>)[key] === value);
}

export interface Answers {
  people: number;
  hours: number;
  prizes: number;
  game: number;
  pause: number;
  /** Minutes without games in the middle of the day. */
  lunch: number;
  /** Minutes of lateness that lose a game. */
  forfeit: number;
}

export const USUAL_ANSWERS: Answers = { people: 24, hours: 6, prizes: 3, game: 30, pause: 10, lunch: 0, forfeit: 15 };

/** Returns a typed number as a whole one from 0 to `most`. */
function whole(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, Math.round(value))) : 0;
}

/** Returns the questions for the core. It has no input for the lunch break, which is subtracted from the hours. */
export const questionsOf = ({ people, hours, prizes, game, pause, lunch }: Answers): Questions => ({
  people: whole(people, 1000),
  minutes: whole(hours * 60 - whole(lunch, 600), 6000),
  prizes: whole(prizes, 1000),
  game_minutes: whole(game, 600),
  pause_minutes: whole(pause, 600),
});

/** Returns the minutes from the first game to the end of the last, including the lunch break. */
export const minutesOf = ({ finishes_after }: Proposal, { lunch }: Pick<Answers, "lunch">): number =>
  finishes_after + whole(lunch, 600);

/** Returns the time of day `minutes` after `start`, both as `HH:MM`. */
export function timeAfter(start: string, minutes: number): string {
  const [hours = 0, first = 0] = start.split(":").map(Number);
  const at = (((hours * 60 + first + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}
