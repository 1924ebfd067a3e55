// Positions for drawing: parses FEN and move tokens, and adds up piece values.
//
// This module must not contain rules of movement or of the end of a game, for which the Rust core is responsible
// (platform/rules-module.ts).

import { generalOf, parseFen } from "../board/squares";
import type { Piece, Pieces, Role, Side } from "../board/types";

export { generalOf };
export type { Piece, Pieces, Role, Side };

export const FILES = "abcdefghi";
export const SIDES: readonly Side[] = ["cho", "han"];

export function opposite(side: Side): Side {
  return side === "cho" ? "han" : "cho";
}

/** Value of each role in half points; 0 for the general. */
export const HALF_POINTS: Record<Role, number> = { k: 0, a: 6, n: 10, b: 6, r: 26, c: 14, p: 4 };

/** Returns the pieces of a FEN (Fairy-Stockfish dialect, h/e accepted too), or null if it is invalid. */
export function piecesOfFen(fen: string): Pieces | null {
  try {
    return parseFen(fen);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the piece for a FEN letter; null if there is none. */
export function pieceOfLetter(letter: string): Piece | null {
  const role = "kanbrcp".includes(letter.toLowerCase()) && letter.length === 1 ? (letter.toLowerCase() as Role) : null;
  return role === null ? null : { side: letter === letter.toUpperCase() ? "cho" : "han", role };
}

/** Returns the side to move in a FEN; Cho (`w`) if the field is missing. */
export function turnOfFen(fen: string): Side {
  return fen.trim().split(/\s+/)[1] === "b" ? "han" : "cho";
}

/** Returns the value of a side's pieces on the board in half points, without deom. */
export function halfPoints(pieces: Pieces, side: Side): number {
  return Object.values(pieces)
    .filter((piece) => piece.side === side)
    .reduce((sum, piece) => sum + HALF_POINTS[piece.role], 0);
}

/** A move or a pass; other tokens, such as calls, offers and resignations, are not board actions. */
export type BoardAction = { from: string; to: string } | "pass";

export function boardAction(token: string): BoardAction | null {
  if (token === "pass" || token === "0000" || token === "@@@@") return "pass";
  const match = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/.exec(token);
  if (match === null) return null;
  const [, from = "", to = ""] = match;
  return from === to ? "pass" : { from, to };
}
