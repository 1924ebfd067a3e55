// Layout of a knock-out bracket, including empty columns for future rounds.
import type { EntryId } from "../../domain/tournament.gen";

/** A column of a bracket: the entries by line. */
export interface BracketColumn {
  /** Index of the round, from 0; the round after the final has only the winner. */
  readonly round: number;
  readonly lines: readonly (EntryId | null)[];
}

/**
 * Splits a bracket of more than `most` lines, a power of two, into sheets of `most` lines. The last sheet then has the
 * rounds in which the winners of the other sheets meet. Columns of future rounds are included, but empty.
 */
export function bracketSheets(bracket: readonly (readonly (EntryId | null)[])[], most: number): BracketColumn[][] {
  const height = bracket[0]?.length ?? 0;
  if (height === 0) return [];
  const columns: (EntryId | null)[][] = [];
  for (let lines = height, round = 0; lines >= 1; lines /= 2, round += 1)
    columns.push(Array.from({ length: lines }, (_, line) => bracket[round]?.[line] ?? null));
  const first = columns.map((lines, round) => ({ round, lines }));
  if (height <= most) return [first];
  const sheets = Array.from({ length: height / most }, (_, sheet) =>
    first
      .filter(({ round }) => most >> round >= 1)
      .map(({ round, lines }) => ({
        round,
        lines: lines.slice(sheet * (most >> round), (sheet + 1) * (most >> round)),
      })),
  );
  return [...sheets, first.filter(({ lines }) => lines.length <= sheets.length)];
}

/**
 * Returns the entries that lost a semi-final, once both are decided; empty before, and if the bracket has fewer lines.
 * Without a game for third place, they share it.
 */
export function semifinalLosers(bracket: readonly (readonly (EntryId | null)[])[]): EntryId[] {
  const four = bracket.findIndex((lines) => lines.length === 4);
  const finalists = bracket[four + 1];
  if (four < 0 || finalists === undefined || finalists.includes(null)) return [];
  return (bracket[four] ?? []).flatMap((id) => (id === null || finalists.includes(id) ? [] : [id]));
}

/** Style of a line. `won`: its entry won there; `free`: an empty line of the first round; `plain`: any other line. */
export type Stroke = "won" | "plain" | "free";

/** Returns the style of a line. Its entry has won if it is in the next column too, or has won the final. */
export function stroke(columns: readonly BracketColumn[], column: number, line: number): Stroke {
  const id = columns[column]?.lines[line] ?? null;
  if (id === null) return columns[column]?.round === 0 ? "free" : "plain";
  const next = columns[column + 1];
  const goesOn = next === undefined ? columns[column]?.lines.length === 1 : next.lines[line >> 1] === id;
  return goesOn ? "won" : "plain";
}
