// Selects the moves that keep the result of a position, and decides whether tables can contain it. Pure.
import type { TableAnswer, TableMove, TableValue } from "../../wire.gen";

/**
 * Maximum number of pieces in the tables that a server builds by itself. These tables have the generals, two guards per
 * side, and one more piece.
 */
const MOST_PIECES = 7;

/** Returns whether a position has few enough pieces to be looked up. */
export function hasFewPieces(fen: string): boolean {
  const board = fen.split(" ")[0] ?? "";
  return board.replace(/[^a-z]/gi, "").length <= MOST_PIECES;
}

function pliesOf(value: TableValue): number {
  return value.t === "win" || value.t === "loss" ? (value.plies ?? 0) : 0;
}

/**
 * Returns the moves that keep the result. For a win, the quickest are first; for a loss, only those that last longest
 * are listed.
 */
export function keeping(answer: TableAnswer): TableMove[] {
  const kept = answer.moves.filter((move) => move.value.t === answer.value.t);
  const plies = (move: TableMove): number => pliesOf(move.value);
  if (answer.value.t === "win") return kept.toSorted((a, b) => plies(a) - plies(b));
  if (answer.value.t !== "loss") return kept;
  const longest = Math.max(...kept.map(plies));
  return kept.filter((move) => plies(move) === longest);
}

/** Converts plies to moves of the winning side. */
export function movesOf(plies: number): number {
  return Math.ceil(plies / 2);
}
