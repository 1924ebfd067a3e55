// Questions about the numeric notation (79졸78): name a point, or find a written move on the board. The rules module
// lists the legal moves, and one of them is chosen here.
import { SQUARES, koreanName } from "../../board/squares";
import { moveText } from "../../domain/notation";
import { boardAction } from "../../domain/position";
import { replay } from "../../domain/replay";

export type Question =
  /** Asks for the two digits of this point. */
  | { readonly kind: "point"; readonly square: string; readonly answer: string }
  /** Asks the user to play this move. */
  | { readonly kind: "move"; readonly text: string; readonly fen: string; readonly from: string; readonly to: string };

export const ALL_POINTS: readonly string[] = SQUARES;

type Random = () => number;

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.min(list.length - 1, Math.floor(random() * list.length))];
}

export function pointQuestion(squares: readonly string[], random: Random): Question | null {
  const square = pick(squares, random);
  return square === undefined ? null : { kind: "point", square, answer: koreanName(square) };
}

/** Returns a question about a random legal move, in Korean notation; null if there is none except a pass. */
export function moveQuestion(fen: string, legal: readonly string[], random: Random): Question | null {
  const steps = legal.filter((move) => boardAction(move) !== "pass");
  const token = pick(steps, random);
  const step = token === undefined ? null : boardAction(token);
  const action = token === undefined ? null : replay(fen, [token])[1]?.action;
  if (step === null || step === "pass" || action == null) return null;
  return { kind: "move", text: moveText(action, "korean", false), fen, ...step };
}
