// A position being set up, legal or not, and the editor's operations on it. Arrangements are immutable; an operation
// without effect may return the same one.
//
// Must not depend on the legality of positions, which the Rust core checks.
import { fileOf, rankOf, samePiece, squareAt } from "../../board/squares";
import type { Movement } from "../../domain/movements.gen";
import { army, leftOut, usualPieces, type Setup } from "../../domain/setup";
import { opposite, type Piece, type Pieces, type Role, type Side } from "../../domain/position";

export interface Arrangement {
  readonly pieces: Pieces;
  readonly turn: Side;
  readonly movement: Movement;
  /** Plies since the last capture, and the move number, as in FEN. */
  readonly counters: readonly [plies: number, move: number];
}

export type Setups = Readonly<Record<Side, Setup>>;

const BEGINNING = [0, 1] as const;
const FILES = 9;
const RANKS = 10;

export function put(arrangement: Arrangement, square: string, piece: Piece): Arrangement {
  if (samePiece(arrangement.pieces[square], piece)) return arrangement;
  return { ...arrangement, pieces: { ...arrangement.pieces, [square]: piece } };
}

export function remove(arrangement: Arrangement, square: string): Arrangement {
  const { [square]: gone, ...pieces } = arrangement.pieces;
  return gone === undefined ? arrangement : { ...arrangement, pieces };
}

/** Moves a piece to a different point, replacing any piece there. */
export function carry(arrangement: Arrangement, from: string, to: string): Arrangement {
  const piece = arrangement.pieces[from];
  return piece === undefined || from === to ? arrangement : put(remove(arrangement, from), to, piece);
}

export function clear(arrangement: Arrangement): Arrangement {
  return { ...arrangement, pieces: {}, counters: BEGINNING };
}

/** Returns the starting position, without the pieces that Han gives as a handicap (`given`). In Xiangqi it is fixed. */
export function begin(movement: Movement, setups: Setups, given = ""): Arrangement {
  const han = army("han", setups.han, leftOut(setups.han, [], given));
  const pieces = movement === "xiangqi" ? usualPieces(movement) : { ...army("cho", setups.cho), ...han };
  // In a handicap game (접장기), Han, who gives the pieces, moves first.
  return { pieces, turn: given === "" ? "cho" : "han", movement, counters: BEGINNING };
}

export function setTurn(arrangement: Arrangement, turn: Side): Arrangement {
  return { ...arrangement, turn };
}

export function setMovement(arrangement: Arrangement, movement: Movement): Arrangement {
  return { ...arrangement, movement };
}

function carried(
  arrangement: Arrangement,
  to: (file: number, rank: number) => string,
  dress: (piece: Piece) => Piece,
): Pieces {
  const rows = Object.entries(arrangement.pieces).map(
    ([at, piece]) => [to(fileOf(at), rankOf(at)), dress(piece)] as const,
  );
  return Object.fromEntries(rows);
}

const same = (piece: Piece): Piece => piece;

/** Mirrors the board, swapping left and right. */
export function mirror(arrangement: Arrangement): Arrangement {
  return { ...arrangement, pieces: carried(arrangement, (file, rank) => squareAt(FILES - 1 - file, rank), same) };
}

const opposed = (file: number, rank: number): string => squareAt(FILES - 1 - file, RANKS - 1 - rank);

/** Rotates the board by 180 degrees, for a diagram that was set up from the wrong side. */
export function rotate(arrangement: Arrangement): Arrangement {
  return { ...arrangement, pieces: carried(arrangement, opposed, same) };
}

/** Swaps the sides, including the side to move, and rotates the board by 180 degrees. */
export function swapSides(arrangement: Arrangement): Arrangement {
  const dress = ({ side, role }: Piece): Piece => ({ side: opposite(side), role });
  return { ...arrangement, pieces: carried(arrangement, opposed, dress), turn: opposite(arrangement.turn) };
}

/** Counts a side's pieces by kind. */
export function countOf({ pieces }: Arrangement, side: Side): Readonly<Record<Role, number>> {
  const count: Record<Role, number> = { k: 0, r: 0, c: 0, n: 0, b: 0, a: 0, p: 0 };
  for (const piece of Object.values(pieces)) if (piece.side === side) count[piece.role] += 1;
  return count;
}

/** Returns the FEN of an arrangement, legal or not. */
export function fenOf({ pieces, turn, counters }: Arrangement): string {
  const rows = Array.from({ length: RANKS }, (_, row) => {
    const letters = Array.from({ length: FILES }, (_, file) => letterOf(pieces[squareAt(file, RANKS - 1 - row)]));
    return letters.join("").replace(/ +/g, (gap) => String(gap.length));
  });
  return `${rows.join("/")} ${turn === "cho" ? "w" : "b"} - - ${counters.join(" ")}`;
}

function letterOf(piece: Piece | undefined): string {
  if (piece === undefined) return " ";
  return piece.side === "cho" ? piece.role.toUpperCase() : piece.role;
}
