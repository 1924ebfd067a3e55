// Where the points lie, in the units of the board's viewBox. Pure numbers: the
// only place that knows that cells are a little wider than tall, as on real
// boards, and how a flipped board is turned.
import { FILES, RANKS, fileOf, rankOf, squareAt } from "./squares";
import type { Coords, Ground, Role, Side, Square } from "./types";

export const CELL_WIDTH = 108;
export const CELL_HEIGHT = 100;

/** Half the width of an octagon in the three sizes of a Janggi set. */
const RADII = { large: 48, middle: 41.5, small: 33.5 } as const;

export type PieceSize = keyof typeof RADII;

/** Which of the three sizes a piece of a Janggi set has. */
export const PIECE_SIZES: Readonly<Record<Role, PieceSize>> = {
  k: "large",
  r: "middle",
  c: "middle",
  n: "middle",
  b: "middle",
  a: "small",
  p: "small",
};

export function pieceRadius(role: Role): number {
  return RADII[PIECE_SIZES[role]];
}

export interface Layout {
  readonly orientation: Side;
  readonly margin: number;
  readonly width: number;
  readonly height: number;
}

/** The rim is wider when it carries coordinates, and again when cells reach half a cell beyond the outer points. */
export function layoutOf(orientation: Side, coords: Coords, ground: Ground = "crosses"): Layout {
  const rim = coords === "none" ? 58 : 78;
  const margin = ground === "cells" ? rim + 20 : rim;
  return {
    orientation,
    margin,
    width: 2 * margin + (FILES - 1) * CELL_WIDTH,
    height: 2 * margin + (RANKS - 1) * CELL_HEIGHT,
  };
}

/** Column from the viewer's left, 0..8, and row from the top, 0..9. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export function cellOf(layout: Layout, square: Square): Cell {
  const file = fileOf(square);
  const rank = rankOf(square);
  return layout.orientation === "cho"
    ? { column: file, row: RANKS - 1 - rank }
    : { column: FILES - 1 - file, row: rank };
}

export function squareOf(layout: Layout, cell: Cell): Square {
  return layout.orientation === "cho"
    ? squareAt(cell.column, RANKS - 1 - cell.row)
    : squareAt(FILES - 1 - cell.column, cell.row);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function pointOf(layout: Layout, square: Square): Point {
  const { column, row } = cellOf(layout, square);
  return { x: layout.margin + column * CELL_WIDTH, y: layout.margin + row * CELL_HEIGHT };
}

/** The point of the board nearest to a place in viewBox units, or null off the board. */
export function squareNear(layout: Layout, place: Point): Square | null {
  const column = Math.round((place.x - layout.margin) / CELL_WIDTH);
  const row = Math.round((place.y - layout.margin) / CELL_HEIGHT);
  if (column < 0 || column >= FILES || row < 0 || row >= RANKS) return null;
  return squareOf(layout, { column, row });
}

/**
 * The way a piece travels from one point to the other, for arrows: straight,
 * except that a horse (마) goes one point along a line and one diagonal, and
 * an elephant (상) one along a line and two diagonals. Recognised by the distance alone.
 */
export function pathBetween(layout: Layout, from: Square, to: Square): readonly Point[] {
  const across = fileOf(to) - fileOf(from);
  const along = rankOf(to) - rankOf(from);
  const long = Math.max(Math.abs(across), Math.abs(along));
  const short = Math.min(Math.abs(across), Math.abs(along));
  const bent = (long === 2 && short === 1) || (long === 3 && short === 2);
  if (!bent) return [pointOf(layout, from), pointOf(layout, to)];
  const corner =
    Math.abs(across) > Math.abs(along)
      ? squareAt(fileOf(from) + Math.sign(across), rankOf(from))
      : squareAt(fileOf(from), rankOf(from) + Math.sign(along));
  return [pointOf(layout, from), pointOf(layout, corner), pointOf(layout, to)];
}
