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
