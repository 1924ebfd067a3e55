// Contents of the printed sheets, and measurements for their layout.
import type {
  Bye,
  DivisionPlan,
  DivisionView,
  EntryId,
  EntryView,
  MatchView,
  RoundView,
  RowView,
  Side,
} from "../../../domain/tournament.gen";
import { sidesOf } from "../words";

export const SHEETS = [
  "boards",
  "names",
  "slips",
  "standings",
  "cross",
  "wall",
  "bracket",
  "entries",
  "badges",
  "places",
  "certificates",
] as const;
export type Sheet = (typeof SHEETS)[number];

/** Sheets for a single round. */
export const OF_ROUND: ReadonlySet<Sheet> = new Set(["boards", "names", "slips"]);
/** Sheets with page numbers, because they can span several pages. */
export const NUMBERED: ReadonlySet<Sheet> = new Set([
  "boards",
  "names",
  "standings",
  "cross",
  "wall",
  "bracket",
  "entries",
]);
/** Maximum number of players in a cross table in portrait format. */
const UPRIGHT = 9;

/** Returns whether a sheet is in landscape format. */
export const isBroad = (sheet: Sheet, { tables }: Pick<DivisionView, "tables">): boolean =>
  sheet === "wall" || (sheet === "cross" && tables.some(({ rows }) => rows.length > UPRIGHT));

/** Returns the sheets that have content. */
export function sheetsFor({ format: { format } }: Pick<DivisionPlan, "format">, view: DivisionView): Sheet[] {
  const isPaired = view.rounds.length > 0;
  const has: Readonly<Record<Sheet, boolean>> = {
    boards: isPaired,
    names: isPaired,
    slips: isPaired,
    standings: isPaired,
    cross: view.tables.length > 0 && (format === "groups" || format === "round_robin"),
    wall: view.tables.length > 0 && (format === "swiss" || format === "arena"),
    bracket: view.bracket.length > 0,
    entries: true,
    badges: true,
    places: true,
    certificates: isPaired,
  };
  return SHEETS.filter((sheet) => has[sheet]);
}

/** Splits a list into parts of at most `size`. */
export function parts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** Spreads a list evenly over the fewest parts of at most `most`. */
export function spread<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / Math.max(1, most));
  return Array.from({ length: count }, (_, at) =>
    all.slice(Math.round((at * all.length) / count), Math.round(((at + 1) * all.length) / count)),
  );
}

/** Heights in millimetres of an A4 sheet inside its margins, its title, and a cross table's title and each of its rows. */
const CROSS_MM = { upright: 273, broad: 186, title: 26, table: 17, row: 10.8 } as const;

/** Returns the number of cross tables of `rows` rows that fit on a sheet. */
export function tablesOnSheet(rows: number, isBroad: boolean): number {
  const { upright, broad, title, table, row } = CROSS_MM;
  return Math.max(1, Math.floor(((isBroad ? broad : upright) - title) / (table + row * rows)));
}

/** Returns the pairings in board order, and the players who do not play. */
export function byBoard({ matches, byes }: Pick<RoundView, "matches" | "byes">): {
  matches: MatchView[];
  byes: readonly Bye[];
} {
  return { matches: matches.toSorted((one, other) => one.pairing.table - other.pairing.table), byes };
}

/** Board and side of a player in a round. */
export interface Seat {
  readonly id: EntryId;
  /** Board of a team match, from 0; null for an individual player. */
  readonly game: number | null;
  readonly opponent: EntryId;
  readonly side: Side;
  readonly match: MatchView;
}

/** Returns the players and the byes, both sorted with `compare`. */
export function byName(
  { matches, byes }: Pick<RoundView, "matches" | "byes">,
  compare: (one: Pick<Seat, "id" | "game">, other: Pick<Seat, "id" | "game">) => number,
  isOfTeams = false,
): { seats: Seat[]; byes: Bye[] } {
  const seats = matches.flatMap((match) =>
    (isOfTeams ? [...match.games.keys()] : [null]).flatMap((game): Seat[] => {
      const { cho, han } = sidesOf(match.pairing, game ?? 0);
      return [
        { id: cho, game, opponent: han, side: "cho", match },
        { id: han, game, opponent: cho, side: "han", match },
      ];
    }),
  );
  return {
    seats: seats.toSorted(compare),
    byes: byes.toSorted((one, other) => compare({ ...one, game: null }, { ...other, game: null })),
  };
}

/** A slip for the result of one game. */
export interface Slip {
  readonly match: MatchView;
  /** Index of the game in a series, or of the board in a team match; null if the pairing is a single game. */
  readonly game: number | null;
  readonly cho: EntryId;
  readonly han: EntryId;
}

/** Returns the slips in board order. Sides alternate from game to game. */
export function slipsOf(round: Pick<RoundView, "matches" | "byes">): Slip[] {
  return byBoard(round).matches.flatMap((match) =>
    match.games.map((_, game): Slip => {
      const isOnly = match.games.length === 1;
      return { match, game: isOnly ? null : game, ...sidesOf(match.pairing, game) };
    }),
  );
}

/** A certificate for a place or for an additional prize. */
export interface Award {
  readonly id: EntryId;
  readonly prize:
    | { readonly rank: number; readonly isShared: boolean }
    | { readonly name: string; readonly body: string };
}

/** Returns the certificates for the first `count` places, the winner first. */
export function awardsFor(ranking: readonly RowView[], count: number): Award[] {
  return ranking
    .filter(({ rank }) => rank <= count)
    .map(({ id, rank }) => ({
      id,
      prize: { rank, isShared: ranking.filter((other) => other.rank === rank).length > 1 },
    }));
}

/** Returns whether the places of a division can no longer change. */
export const hasFinalPlaces = ({ is_closed, next }: Pick<DivisionView, "is_closed" | "next">): boolean =>
  is_closed || next.step === "finished" || next.step === "closed";

/** Returns the fee that an entry owes in total: nothing if it withdrew without paying. */
export const dueOf = ({ withdrawn_after, paid }: EntryView, fee: number): number =>
  withdrawn_after === null || paid > 0 ? fee : 0;

export function feesOf(entries: readonly EntryView[], fee: number): { due: number; paid: number } {
  return {
    due: entries.reduce((sum, one) => sum + dueOf(one, fee), 0),
    paid: entries.reduce((sum, { paid }) => sum + paid, 0),
  };
}

/** Estimates the maximum width of a text in ems. CJK characters are one em wide, others narrower. */
export function breadth(text: string): number {
  let ems = 0;
  for (const char of text)
    ems += /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(char)
      ? 1
      : /[\p{Lu}\d@%&mwMW]/u.test(char)
        ? 0.78
        : 0.6;
  return ems;
}

const MM_OF_POINT = 25.4 / 72;

/** Returns whether a text fits on one line of `mm` millimetres at this font size in points. */
export const isOneLine = (text: string, mm: number, points: number): boolean =>
  breadth(text) * points * MM_OF_POINT <= mm;

/**
 * Returns the largest font size in points at which a text fits on one line of `mm` millimetres. The size is limited to
 * `least` and `most`, so the text may be too wide at `least`.
 */
export function typeFor(text: string, mm: number, most: number, least = 12): number {
  const fits = mm / MM_OF_POINT / Math.max(breadth(text), 0.1);
  return Math.max(least, Math.min(most, Math.floor(fits * 2) / 2));
}

/** Returns the larger of the font sizes for one line and for two. On two lines, it is at most 60 % of `most`. */
export function typeInLines(text: string, mm: number, most: number): number {
  const words = text.split(" ");
  const splits = words.slice(1).map((_, at) => {
    const halves = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
    return Math.min(...halves.map((half) => typeFor(half, mm, most * 0.6)));
  });
  return Math.max(typeFor(text, mm, most), ...splits);
}

/** Returns a name with zero-width spaces in long words, so that they can wrap in a table column. */
export const breakable = (name: string): string => name.replaceAll(/(\S{16})(?=\S)/gu, "$1\u200b");
