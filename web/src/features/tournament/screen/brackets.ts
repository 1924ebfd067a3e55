// Brackets on the screen for spectators: which divisions have one, and the rounds that fit.
//
// Pure. Must not depend on pages.
import type { View } from "../../../domain/tournament.gen";
import { bracketSheets, type BracketColumn } from "../bracket";

export interface ShownBracket {
  /** Index of the division. */
  readonly division: number;
  /** Name of the division; empty if there is only one without a name. */
  readonly title: string;
  readonly columns: readonly BracketColumn[];
  /** Index of the current round, from 0. */
  readonly current: number;
}

/** Returns the brackets of all divisions that play their knock-out. */
export function bracketsOf({ divisions, plan }: Pick<View, "divisions" | "plan">): ShownBracket[] {
  return divisions.flatMap(({ bracket, is_closed }, division): ShownBracket[] => {
    const columns = bracketSheets(bracket, bracket[0]?.length ?? 0)[0] ?? [];
    if (columns.length === 0 || is_closed) return [];
    // The last column that the core returns contains the winners of the current round.
    return [{ division, title: plan.divisions[division]?.name ?? "", columns, current: bracket.length - 2 }];
  });
}

/** Returns the columns without the finished rounds that have more than `most` lines. */
export function fitting({ columns, current }: ShownBracket, most: number): readonly BracketColumn[] {
  const first = columns.findIndex(({ lines, round }) => round >= current || lines.length <= most);
  return columns.slice(Math.max(0, first));
}

/** Width and height in pixels for one bracket, and the width of its longest name in multiples of the font size. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly longest: number;
  /** Width of the first column in multiples of the others. */
  readonly first: number;
}

/** A bracket on the screen: drawn from the left to the winner, or from both sides to the winner in the middle. */
export interface Drawn {
  readonly left: readonly BracketColumn[];
  readonly right: readonly BracketColumn[] | null;
  /** Font size in pixels. */
  readonly size: number;
  /** Height of a line in multiples of the font size. */
  readonly line: number;
}

/** Smallest and largest font size in pixels, and the size below which finished rounds are left out. */
const [LEAST, MOST, LEGIBLE] = [14, 72, 24];
/** Least and greatest width of a column without its bend, the bend, and the height of the headings, in font sizes. */
const [NARROW, BROAD, BEND, HEADINGS] = [3.6, 9, 0.8, 3.2];

/** Splits a bracket into its upper and its lower half, each with the winner as last column. */
export function halves(columns: readonly BracketColumn[]): [BracketColumn[], BracketColumn[]] {
  const half = (at: 0 | 1): BracketColumn[] =>
    columns.map(({ round, lines }) => {
      const middle = lines.length / 2;
      return { round, lines: lines.length === 1 ? lines : lines.slice(at * middle, (at + 1) * middle) };
    });
  return [half(0), half(1)];
}

/** Returns the layout of a bracket in which the text is largest. */
export function drawn(bracket: ShownBracket, { width, height, longest, first }: Room): Drawn {
  const line = longest > BROAD ? 2.5 : 1.45;
  const column = Math.min(BROAD, Math.max(NARROW, longest + 0.6)) + BEND;
  const most = 2 * ((height / LEGIBLE - HEADINGS) / line);
  const columns = fitting(bracket, most);
  const lines = columns[0]?.lines.length ?? 1;
  const wide = columns.length - 1 + first;
  const one = Math.min(height / (lines * line + HEADINGS), width / (wide * column));
  const both = Math.min(height / ((lines / 2) * line + HEADINGS), width / ((2 * (wide - 1) + 1) * column));
  const [left, right] = halves(columns);
  const size = Math.max(LEAST, Math.min(MOST, Math.max(one, both)));
  return both > one && lines > 2 ? { left, right, size, line } : { left: columns, right: null, size, line };
}
