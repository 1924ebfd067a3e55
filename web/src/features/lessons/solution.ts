// Text of a task's solution, for printing.
import { moveText, type Notation } from "../../domain/notation";
import { boardAction, piecesOfFen } from "../../domain/position";
import type { Task } from "./lesson";

/**
 * Returns Cho's moves, without Han's replies. `pass` is the word for a pass, and `letters` are those of the western
 * notation.
 */
export function solutionOf({ fen, best }: Task, notation: Notation, pass: string, letters?: string): string {
  const pieces = { ...piecesOfFen(fen) };
  const texts = best.map((token) => {
    const move = boardAction(token);
    if (move === null || move === "pass") return pass;
    const piece = pieces[move.from];
    if (piece === undefined) throw new Error(`${token} moves nothing`);
    delete pieces[move.from];
    pieces[move.to] = piece;
    return moveText({ kind: "step", by: "cho", ...move, piece, captured: null }, notation, false, "janggi", letters);
  });
  return texts.join(", ");
}
