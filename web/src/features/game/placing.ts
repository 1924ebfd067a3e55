// Placement of the pieces one by one before the game: the pieces placed so far, and the possible placements.
import { pieceOfLetter, type Piece, type Pieces, type Role } from "../../domain/position";
import type { PlacedView } from "../../wire.gen";

export function placedPieces(placed: readonly PlacedView[]): Pieces {
  const pieces: Record<string, Piece> = {};
  for (const { square, piece } of placed) {
    const known = pieceOfLetter(piece);
    if (known !== null) pieces[square] = known;
  }
  return pieces;
}

/** A kind of piece that may be placed, with its FEN letter and possible points. */
export interface Placeable {
  role: Role;
  letter: string;
  squares: string[];
}

/** Order in which the pieces are listed: the general, then the others by value. */
const ORDER: readonly Role[] = ["k", "r", "c", "n", "b", "a", "p"];

/** Groups the options by kind of piece. */
export function optionsByRole(options: readonly PlacedView[]): Placeable[] {
  const found = new Map<Role, Placeable>();
  for (const { square, piece } of options) {
    const role = pieceOfLetter(piece)?.role;
    if (role === undefined) continue;
    const row = found.get(role) ?? { role, letter: piece, squares: [] };
    row.squares.push(square);
    found.set(role, row);
  }
  return ORDER.flatMap((role) => found.get(role) ?? []);
}
