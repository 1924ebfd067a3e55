// Filters and sorts problems, counts the solved ones, and finds the next one to solve.
import { placeOf } from "./order";
import { levelOf, THEMES, type Entry, type Theme } from "./problem";
import { isSolved, type Results } from "./results";

export const KINDS = ["mate-1", "mate-2", "mate-3", "mate-4", "points", "advantage", "save"] as const;
/** Kind of problem by goal. `mate-4` also includes longer mates. */
export type Kind = (typeof KINDS)[number];

export const LEVELS = ["any", "easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** Selected part of the collection, as named in an address. */
export interface Choice {
  /** `all` means the whole collection, and `composed` the problems that are not from games. */
  readonly set: "all" | "composed" | Kind | Theme;
  readonly level: Level;
}

export const ALL: Choice = { set: "all", level: "any" };

/** Parses the selection in an address. Missing or unknown values mean no restriction. */
export function choiceOf(query: string): Choice {
  const values = new URLSearchParams(query);
  const [set, level] = [values.get("set"), values.get("level")];
  return {
    set:
      KINDS.find((kind) => kind === set) ?? THEMES.find((theme) => theme === set) ?? (set === "composed" ? set : "all"),
    level: LEVELS.find((one) => one === level) ?? "any",
  };
}

/** Returns the query string for a selection, with `?` unless it is empty. */
export function queryOf({ set, level }: Choice): string {
  const values = new URLSearchParams();
  if (set !== "all") values.set("set", set);
  if (level !== "any") values.set("level", level);
  const text = values.toString();
  return text === "" ? "" : `?${text}`;
}

export function kindOf({ goal, moves }: Pick<Entry, "goal" | "moves">): Kind {
  if (goal !== "mate") return goal;
  return KINDS[Math.min(Math.max(moves, 1), 4) - 1] ?? "mate-4";
}

/** Returns all sets that a problem belongs to. */
function setsOf(entry: Entry): Choice["set"][] {
  return ["all", ...(entry.composed ? (["composed"] as const) : []), kindOf(entry), ...entry.themes];
}

/** Returns the selected problems in the visitor's order: shuffled in the set `all`, and easiest first in any other. */
export function chosen(entries: readonly Entry[], { set, level }: Choice, seed: number): Entry[] {
  return entries
    .filter((entry) => level === "any" || levelOf(entry.difficulty) === level)
    .filter((entry) => setsOf(entry).includes(set))
    .map((entry) => ({ entry, rank: set === ALL.set ? 0 : entry.difficulty, place: placeOf(entry.id, seed) }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ entry }) => entry);
}

/** Numbers of all (`of`) and solved (`done`) problems in a set. */
export interface Tally {
  readonly of: number;
  readonly done: number;
  /** First unsolved problem, or the first problem if all are solved. */
  readonly next: Entry;
}

/** Returns the tallies of all sets, counting only problems of a level. Empty sets are left out. */
export function tallies(
  entries: readonly Entry[],
  level: Level,
  results: Results,
  seed: number,
): ReadonlyMap<Choice["set"], Tally> {
  const mixed = chosen(entries, { set: "all", level }, seed);
  const easiestFirst = mixed.toSorted((one, other) => one.difficulty - other.difficulty);
  const found = new Map<Choice["set"], Tally>();
  const count = (set: Choice["set"], entry: Entry): void => {
    const done = isSolved(results, entry.id) ? 1 : 0;
    const tally = found.get(set) ?? { of: 0, done: 0, next: entry };
    const next = tally.done === tally.of && done === 0 ? entry : tally.next;
    found.set(set, { of: tally.of + 1, done: tally.done + done, next });
  };
  for (const entry of mixed) count(ALL.set, entry);
  for (const entry of easiestFirst) for (const set of setsOf(entry)) if (set !== ALL.set) count(set, entry);
  return found;
}

/** Returns the next unsolved problem after `after`, wrapping around; null if all others are solved. */
export function nextOf(entries: readonly Entry[], results: Results, after: string | null): Entry | null {
  const at = after === null ? -1 : entries.findIndex(({ id }) => id === after);
  const round = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))];
  return round.find(({ id }) => !isSolved(results, id)) ?? null;
}
