// An attempt at a problem: the right moves so far, the last wrong one, and whether the problem is solved.
//
// Must not contain rules of the game. The judge decides legality and endings.
import type { Judged } from "../../platform/rules-module";
import type { Problem } from "./problem";

/** Judges the position after some moves; null if it cannot be reached by legal moves. */
export type Judge = (moves: readonly string[]) => Judged | null;

export interface Solving {
  /** Right moves, and the replies to them. */
  readonly moves: readonly string[];
  /** The judge's answer for the position after `moves`. */
  readonly now: Judged;
  /** Position after the solver's last right move, before the reply to it; null before the first. */
  readonly afterOwn: string | null;
  /** Last move, if it was wrong. */
  readonly wrong: { readonly move: string; readonly fen: string } | null;
  /** `otherwise` means solved with a move outside the main line. */
  readonly state: "open" | "solved" | "otherwise";
}

/** Starts an attempt; returns null if the position is invalid. */
export function begin(judge: Judge): Solving | null {
  const now = judge([]);
  return now === null ? null : { moves: [], now, afterOwn: null, wrong: null, state: "open" };
}

/** Returns the next move of the main line; null if the problem is solved. */
export function rightMove(problem: Problem, { moves, state }: Solving): string | null {
  return state === "open" ? (problem.line[moves.length] ?? null) : null;
}

/** Returns the attempt after a move; the same attempt if the move is illegal or the problem is already solved. */
export function tryMove(problem: Problem, judge: Judge, solving: Solving, move: string): Solving {
  const { state, moves, now } = solving;
  const isCall = move === "call" && now.actions.call;
  if (state !== "open" || !(isCall || now.legal.includes(move))) return solving;
  const at = moves.length;
  const after = judge([...moves, move]);
  if (after === null) return solving;
  const own = { moves: [...moves, move], now: after, afterOwn: after.fen, wrong: null };
  if (move !== problem.line[at]) {
    const isOther = problem.others?.[at / 2]?.includes(move) === true || isReached(problem, now, after);
    return isOther ? { ...own, state: "otherwise" } : { ...solving, wrong: { move, fen: after.fen } };
  }
  const reply = problem.line[at + 1];
  if (reply === undefined) return { ...own, state: "solved" };
  const then = judge([...own.moves, reply]);
  return then === null ? solving : { ...own, moves: [...own.moves, reply], now: then, state: "open" };
}

/** Takes back the last move if it was wrong. */
export function takeBack(solving: Solving): Solving {
  return solving.wrong === null ? solving : { ...solving, wrong: null };
}

/** Returns whether the goal is to win the game and the solver's move has done so. */
function isReached({ goal }: Problem, before: Judged, after: Judged): boolean {
  return (goal === "mate" || goal === "points") && after.verdict !== null && after.verdict.outcome === before.turn;
}
