// A position that is being set up, legal or not, and what an editor does to it. Values only: every change is a new sketch.
//
// Must not: know what a legal position is. That is the Rust core's.
import { fileOf, rankOf, samePiece, squareAt } from "../../board/squares";
import type { Movement } from "../../i18n/sides";
import { army, leftOut, usualPieces, type Setup } from "../game/setup";
import { opposite, type Piece, type Pieces, type Role, type Side } from "../replay/position";

export interface Sketch {
  readonly pieces: Pieces;
  readonly turn: Side;
  readonly movement: Movement;
  /** Plies since the last capture, and the number of the move, as FEN has them. */
  readonly counters: readonly [plies: number, move: number];
}

/** Both sides in their order, as a game begins. */
export type Setups = Readonly<Record<Side, Setup>>;

const BEGINNING = [0, 1] as const;
const FILES = 9;
const RANKS = 10;

export function put(sketch: Sketch, square: string, piece: Piece): Sketch {
  if (samePiece(sketch.pieces[square], piece)) return sketch;
  return { ...sketch, pieces: { ...sketch.pieces, [square]: piece } };
}

export function remove(sketch: Sketch, square: string): Sketch {
  const { [square]: gone, ...pieces } = sketch.pieces;
  return gone === undefined ? sketch : { ...sketch, pieces };
}

/** Carries a piece to another point; what stands there is off the board. */
export function carry(sketch: Sketch, from: string, to: string): Sketch {
  const piece = sketch.pieces[from];
  return piece === undefined || from === to ? sketch : put(remove(sketch, from), to, piece);
}

export function clear(sketch: Sketch): Sketch {
  return { ...sketch, pieces: {}, counters: BEGINNING };
}

/** The beginning of a game, for laws without setups always the same one. */
export function begin(movement: Movement, setups: Setups, given = ""): Sketch {
  const han = army("han", setups.han, leftOut(setups.han, [], given));
  const pieces = movement === "xiangqi" ? usualPieces(movement) : { ...army("cho", setups.cho), ...han };
  // In a handicap game (접장기) Han, which gives the pieces, moves first.
  return { pieces, turn: given === "" ? "cho" : "han", movement, counters: BEGINNING };
}

export function setTurn(sketch: Sketch, turn: Side): Sketch {
  return { ...sketch, turn };
}

export function setMovement(sketch: Sketch, movement: Movement): Sketch {
  return { ...sketch, movement };
}

function carried(sketch: Sketch, to: (file: number, rank: number) => string, dress: (piece: Piece) => Piece): Pieces {
  const rows = Object.entries(sketch.pieces).map(([at, piece]) => [to(fileOf(at), rankOf(at)), dress(piece)] as const);
  return Object.fromEntries(rows);
}

const same = (piece: Piece): Piece => piece;

/** Left and right change places. */
export function mirror(sketch: Sketch): Sketch {
  return { ...sketch, pieces: carried(sketch, (file, rank) => squareAt(FILES - 1 - file, rank), same) };
}

const opposed = (file: number, rank: number): string => squareAt(FILES - 1 - file, RANKS - 1 - rank);

/** The board turned by half: for a diagram that was set up the wrong way round. */
export function rotate(sketch: Sketch): Sketch {
  return { ...sketch, pieces: carried(sketch, opposed, same) };
}

/** The same position with the sides exchanged, whose turn it is with them. */
export function swapSides(sketch: Sketch): Sketch {
  const dress = ({ side, role }: Piece): Piece => ({ side: opposite(side), role });
  return { ...sketch, pieces: carried(sketch, opposed, dress), turn: opposite(sketch.turn) };
}

/** How many pieces of each kind a side has. */
export function countOf({ pieces }: Sketch, side: Side): Readonly<Record<Role, number>> {
  const count: Record<Role, number> = { k: 0, r: 0, c: 0, n: 0, b: 0, a: 0, p: 0 };
  for (const piece of Object.values(pieces)) if (piece.side === side) count[piece.role] += 1;
  return count;
}

/** The FEN of a sketch, legal or not. */
export function fenOf({ pieces, turn, counters }: Sketch): string {
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
