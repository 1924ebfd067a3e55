// Names of the 90 points, and parsing of FEN. Files and ranks count from 0 at Cho's left corner.
import type { Coords, Piece, Pieces, Role, Side, Square } from "./types";

export const FILES = 9;
export const RANKS = 10;

const LETTERS = "abcdefghi";

export const SQUARES: readonly Square[] = Array.from({ length: FILES * RANKS }, (_, index) =>
  squareAt(index % FILES, Math.floor(index / FILES)),
);

/** Returns the point at a file from 0 to 8 and a rank from 0 to 9. The ranges are not checked. */
export function squareAt(file: number, rank: number): Square {
  return `${LETTERS.charAt(file)}${rank + 1}`;
}

export function fileOf(square: Square): number {
  return LETTERS.indexOf(square.charAt(0));
}

export function rankOf(square: Square): number {
  return Number(square.slice(1)) - 1;
}

export function isSquare(text: string): boolean {
  return /^[a-i](?:[1-9]|10)$/.test(text);
}

/**
 * Returns the name of a point in Korean records: the rank from the top (1 to 9, 0), then the file from the left, as
 * seen by Cho. `e2` is `95`.
 */
export function koreanName(square: Square): string {
  return `${(RANKS - rankOf(square)) % 10}${fileOf(square) + 1}`;
}

export function squareName(square: Square, coords: Coords): string {
  return coords === "korean" ? koreanName(square) : square;
}

const ROLES: Readonly<Record<string, Role>> = {
  k: "k",
  a: "a",
  n: "n",
  h: "n",
  b: "b",
  e: "b",
  r: "r",
  c: "c",
  p: "p",
};

export const START_FEN = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";

/**
 * Parses the first field of a FEN; capitals are Cho's pieces. `h` and `e` are read like `n` and `b`.
 *
 * Throws a RangeError that describes the fault if the field is not ten ranks of nine points or has an unknown letter.
 */
export function parseFen(fen: string): Record<Square, Piece> {
  const rows = (fen.trim().split(/\s+/)[0] ?? "").split("/");
  if (rows.length !== RANKS) throw new RangeError(`FEN has ${rows.length} ranks, not ${RANKS}: ${fen}`);
  const pieces: Record<Square, Piece> = {};
  rows.forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      if (/[1-9]/.test(letter)) {
        file += Number(letter);
        continue;
      }
      const role = ROLES[letter.toLowerCase()];
      if (role === undefined) throw new RangeError(`FEN has an unknown letter ${letter}: ${fen}`);
      const side: Side = letter === letter.toUpperCase() ? "cho" : "han";
      if (file < FILES) pieces[squareAt(file, RANKS - 1 - index)] = { side, role };
      file += 1;
    }
    if (file !== FILES) throw new RangeError(`FEN rank ${RANKS - index} has ${file} points, not ${FILES}: ${fen}`);
  });
  return pieces;
}

/** Returns the square of a side's general; null if there is none. */
export function generalOf(pieces: Pieces, side: Side): Square | null {
  for (const [square, piece] of Object.entries(pieces)) {
    if (piece.role === "k" && piece.side === side) return square;
  }
  return null;
}

export function samePiece(a: Piece | undefined, b: Piece | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.side === b.side && a.role === b.role);
}
