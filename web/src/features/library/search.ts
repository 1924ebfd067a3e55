// Searches the library's list. Pure.
import type { RecordGame } from "../../platform/records-module";
import type { Head } from "./heads";

export type Arrangement = NonNullable<RecordGame["setups"]>["cho"];

/** Search criteria; an empty string means no restriction. */
export interface Query {
  /** Words that must all occur in the players' names, the event, the date, the file name or the tags. */
  words: string;
  cho: Arrangement | "";
  han: Arrangement | "";
  result: "cho" | "han" | "draw" | "unknown" | "";
  /** Code of the reason why the game ended. */
  reason: string;
  /** First date, such as `2026-03-01`. */
  from: string;
  to: string;
  only: "faults" | "doubles" | "";
  /** Tag given by the visitor. */
  tag: string;
  /** FEN of a position that occurs in the game. */
  position: string;
}

/** Orders of the list: as added, by date in either direction, by players (Cho first), by length. */
export const ORDERS = ["added", "newest", "oldest", "players", "longest"] as const;
export type Order = (typeof ORDERS)[number];

export const EVERYTHING: Query = {
  words: "",
  cho: "",
  han: "",
  result: "",
  reason: "",
  from: "",
  to: "",
  only: "",
  tag: "",
  position: "",
};

/** Returns whether there are criteria other than words. */
export function isNarrowed(query: Query): boolean {
  return Object.entries(query).some(([name, value]) => name !== "words" && value !== "");
}

/** Returns the bounds of a possibly partial date: `2026`, `2026.03.??`, `2026년 3월 1일`, `20260301`. */
export function daysOf(date: string | null): readonly [from: string, to: string] | null {
  const found = /(?<!\d)(\d{4})(?:(\d{2})(\d{2})(?!\d)|\D{1,3}(\d{1,2})(?:\D{1,3}(\d{1,2}))?(?!\d))?/.exec(date ?? "");
  if (found === null) return null;
  const [, year = "", compactMonth, compactDay, looseMonth, looseDay] = found;
  const month = (compactMonth ?? looseMonth)?.padStart(2, "0");
  const day = (compactDay ?? looseDay)?.padStart(2, "0");
  return [`${year}-${month ?? "01"}-${day ?? "01"}`, `${year}-${month ?? "12"}-${day ?? "31"}`];
}

/**
 * Normalises text for comparison, including its case and full-width letters. Composes syllables, which macOS decomposes
 * in file names.
 */
function searchable(text: string): string {
  return text.normalize("NFKC").toLocaleLowerCase();
}

interface Entry {
  head: Head;
  /** Normalised text to search for words. */
  words: string;
  days: readonly [string, string] | null;
}

/** Compares games by date. Those without a date always come last. */
const byDate =
  (sign: 1 | -1) =>
  (one: Entry, other: Entry): number => {
    if (one.days === null || other.days === null) return Number(one.days === null) - Number(other.days === null);
    return sign * one.days[0].localeCompare(other.days[0]);
  };
const playersOf = ({ head: { players } }: Entry): string => `${players.cho ?? "\uffff"}\n${players.han ?? "\uffff"}`;

const COMPARE: Record<Order, (one: Entry, other: Entry) => number> = {
  added: () => 0,
  newest: byDate(-1),
  oldest: byDate(1),
  players: (one, other) => playersOf(one).localeCompare(playersOf(other)),
  longest: (one, other) => other.head.plies - one.head.plies,
};

/** Index of the list for searching. */
export class SearchIndex {
  private readonly entries: Entry[] = [];
  /** Ids of games with the same moves as an earlier one. Games with faults are not compared. */
  readonly doubles: ReadonlySet<number>;

  constructor(heads: readonly Head[]) {
    const seen = new Set<string>();
    const doubles = new Set<number>();
    for (const head of heads) {
      const { players, event, date, file } = head;
      const words = searchable([players.cho, players.han, event, date, file, ...(head.tags ?? [])].join("\n"));
      this.entries.push({ head, words, days: daysOf(date) });
      if (head.moves === null || head.fault !== null) continue;
      if (seen.has(head.moves)) doubles.add(head.id);
      seen.add(head.moves);
    }
    this.doubles = doubles;
  }

  /** Returns the matching games. `having` contains the games found so far by the search for the position. */
  find(query: Query, order: Order = "added", having: ReadonlyMap<number, number> = new Map()): Head[] {
    const words = searchable(query.words)
      .split(/\s+/)
      .filter((word) => word !== "");
    return this.entries
      .filter(({ head, words: all, days }) => {
        if (!words.every((word) => all.includes(word))) return false;
        if (query.position !== "" && !having.has(head.id)) return false;
        return fitsHead(query, head, this.doubles) && fitsDays(query, days);
      })
      .sort(COMPARE[order])
      .map(({ head }) => head);
  }
}

function fitsHead({ cho, han, result, reason, only, tag }: Query, head: Head, doubles: ReadonlySet<number>): boolean {
  if (cho !== "" && head.setups?.cho !== cho) return false;
  if (han !== "" && head.setups?.han !== han) return false;
  if (result !== "" && (head.outcome.winner ?? "unknown") !== result) return false;
  if (reason !== "" && head.outcome.reason !== reason) return false;
  if (tag !== "" && head.tags?.includes(tag) !== true) return false;
  if (only === "faults") return head.fault !== null;
  return only !== "doubles" || doubles.has(head.id);
}

function fitsDays({ from, to }: Query, days: readonly [string, string] | null): boolean {
  if (from === "" && to === "") return true;
  if (days === null) return false;
  return (from === "" || days[1] >= from) && (to === "" || days[0] <= to);
}

/** Returns all tags in use, sorted by name. */
export function tagsIn(heads: readonly Head[]): string[] {
  return [...new Set(heads.flatMap(({ tags }) => tags ?? []))].sort((one, other) => one.localeCompare(other));
}

/** Returns the reasons why these games ended, most frequent first. */
export function reasonsIn(heads: readonly Head[]): string[] {
  const counts = new Map<string, number>();
  for (const { outcome } of heads) counts.set(outcome.reason, (counts.get(outcome.reason) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([reason]) => reason);
}
