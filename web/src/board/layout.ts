// The geometry of the board in viewBox units: its size and the positions of its points, as seen from either side. All
// functions are pure.
import { FILES, RANKS, fileOf, rankOf, squareAt } from "./squares";
import type { Coords, Ground, Role, Side, Square } from "./types";

/** The distances between neighbouring points. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/** Cells of a Janggi board: horizontal distances are a little larger than vertical ones. */
export const JANGGI_CELL: CellSize = { width: 108, height: 100 };
/** Cells of a board with a river, for Xiangqi: they are square. */
export const RIVER_CELL: CellSize = { width: 100, height: 100 };

/** Half the width of the octagons of a Janggi set, by size. */
const RADII = { large: 48, middle: 41.5, small: 33.5 } as const;

export type PieceSize = keyof typeof RADII;

/** The size class of a piece in a Janggi set. */
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
  readonly cell: CellSize;
  /** Distance of the top left point from the left and top edges of the board. */
  readonly left: number;
  readonly top: number;
  /** Size of the whole board, the same for Janggi and river boards. */
  readonly width: number;
  readonly height: number;
}

/** Computes the layout of a board. The rim is wider with coordinates, and if cells extend beyond the outer points. */
export function layoutOf(orientation: Side, coords: Coords, ground: Ground = "crosses"): Layout {
  const rim = coords === "none" ? 58 : 78;
  const margin = ground === "cells" ? rim + 20 : rim;
  const cell = ground === "river" ? RIVER_CELL : JANGGI_CELL;
  const width = 2 * margin + (FILES - 1) * JANGGI_CELL.width;
  const height = 2 * margin + (RANKS - 1) * JANGGI_CELL.height;
  const left = (width - (FILES - 1) * cell.width) / 2;
  const top = (height - (RANKS - 1) * cell.height) / 2;
  return { orientation, cell, left, top, width, height };
}

/** Column from the viewer's left, 0 to 8, and row from the top, 0 to 9. */
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
  return { x: layout.left + column * layout.cell.width, y: layout.top + row * layout.cell.height };
}

/** Returns the nearest point to a position in viewBox units, or null outside the board. */
export function squareNear(layout: Layout, place: Point): Square | null {
  const column = Math.round((place.x - layout.left) / layout.cell.width);
  const row = Math.round((place.y - layout.top) / layout.cell.height);
  if (column < 0 || column >= FILES || row < 0 || row >= RANKS) return null;
  return squareOf(layout, { column, row });
}

/**
 * Returns the path of a piece between two points.
 *
 * The path is straight, except for horses (마) and elephants (상). Horses go one point along a line and one diagonally;
 * elephants go one along a line and two diagonally. The kind of piece is derived from the distance.
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
