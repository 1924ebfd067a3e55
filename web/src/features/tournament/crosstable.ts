// Cross tables and wall charts.
import type { CellView, DivisionView, EntryId, RoundView, RowView } from "../../domain/tournament.gen";

/** A row of a cross table. */
export interface CrossRow {
  readonly row: RowView;
  /** Cells by opponent, in the order of the rows; empty for the player themselves and while a result is missing. */
  readonly against: readonly (readonly CellView[])[];
}

const cellsOf = ({ cells }: Pick<DivisionView, "cells">): ReadonlyMap<EntryId, readonly CellView[]> =>
  new Map(cells.map(({ id, cells: own }) => [id, own]));

/** Returns the cross table of the players in `rows`, in the same order. */
export function crossTable(view: Pick<DivisionView, "cells">, rows: readonly RowView[]): CrossRow[] {
  const cells = cellsOf(view);
  return rows.map((row) => ({
    row,
    against: rows.map(({ id }) =>
      (cells.get(row.id) ?? []).filter(({ opponent, kind }) => opponent === id && kind !== "pending"),
    ),
  }));
}

/** Returns the recorded totals of each game won on points in a cell, the player's own total first. */
export function totalsOf(
  rounds: readonly RoundView[],
  id: EntryId,
  { round, opponent }: Pick<CellView, "round" | "opponent">,
): (readonly [own: number, other: number])[] {
  const match = rounds
    .find(({ number }) => number === round)
    ?.matches.find(({ pairing: { cho, han } }) => [cho, han].includes(id) && [cho, han].includes(opponent ?? 0));
  return (match?.games ?? []).flatMap((outcome, game) => {
    if (outcome?.result !== "counted" || outcome.cho === undefined || outcome.han === undefined) return [];
    const isCho = (match?.pairing.cho === id) === (game % 2 === 0);
    return [isCho ? ([outcome.cho, outcome.han] as const) : ([outcome.han, outcome.cho] as const)];
  });
}

/** A cell of a wall chart, with the running total. */
export interface WallCell {
  readonly cell: CellView;
  readonly total: number;
}

/** Returns the wall chart of the players in `rows`, in the same order. */
export function wallChart(
  view: Pick<DivisionView, "cells">,
  rows: readonly RowView[],
): { row: RowView; cells: readonly WallCell[] }[] {
  const all = cellsOf(view);
  return rows.map((row) => {
    let total = 0;
    const cells = (all.get(row.id) ?? []).map((cell) => {
      total += cell.points;
      return { cell, total };
    });
    return { row, cells };
  });
}
