// Pieces placed one by one before the game: what stands already, and what may go where.
import { pieceOfLetter, type Piece, type Pieces, type Role } from "../replay/position";
import type { PlacedView } from "../../wire.gen";

/** The pieces on the board so far. */
export function placedPieces(placed: readonly PlacedView[]): Pieces {
  const pieces: Record<string, Piece> = {};
  for (const { square, piece } of placed) {
    const known = pieceOfLetter(piece);
    if (known !== null) pieces[square] = known;
  }
  return pieces;
}

/** The options by kind of piece, each with the points it may go to. */
export function optionsByRole(options: readonly PlacedView[]): { role: Role; letter: string; squares: string[] }[] {
  const found = new Map<Role, { role: Role; letter: string; squares: string[] }>();
  for (const { square, piece } of options) {
    const role = pieceOfLetter(piece)?.role;
    if (role === undefined) continue;
    const row = found.get(role) ?? { role, letter: piece, squares: [] };
    row.squares.push(square);
    found.set(role, row);
  }
  return [...found.values()];
}
