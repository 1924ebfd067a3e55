// "Try again": the user looks for a better move at each of a side's weak moves, one after the other.
//
// Pure: the evaluations are passed in, and the engine is not called.
import type { Side } from "../../domain/position";
import { loss } from "./accuracy";
import type { Evaluation, Verdict } from "./review";

/** Maximum loss of winning chance for a move to be accepted. */
export const GOOD_ENOUGH = 0.05;

export interface Retry {
  readonly side: Side;
  readonly mistakes: readonly Verdict[];
  /** Index of the current weak move. */
  readonly at: number;
  /** `checking`: the engine is evaluating the attempted move. `shown`: the better line was requested. */
  readonly phase: "asking" | "checking" | "right" | "wrong" | "shown" | "over";
  readonly tried: string | null;
  /** Number of weak moves for which the user found a better one. */
  readonly solved: number;
}

/** Returns the weak moves of a side to try again. Dubious moves are left out if there are worse ones. */
export function startRetry(side: Side, verdicts: readonly Verdict[]): Retry {
  const own = verdicts.filter((one) => one.side === side);
  const bad = own.filter(({ weakness }) => weakness !== "dubious");
  const mistakes = bad.length > 0 ? bad : own;
  return { side, mistakes, at: 0, phase: mistakes.length === 0 ? "over" : "asking", tried: null, solved: 0 };
}

/** Returns the current weak move; null at the end. */
export function asked(retry: Retry): Verdict | null {
  return retry.phase === "over" ? null : (retry.mistakes[retry.at] ?? null);
}

/** Handles an attempt. The engine's own move is right, the move of the game is wrong, and others have to be checked. */
export function attempt(retry: Retry, move: string, played: string, before: Evaluation): Retry {
  if (retry.phase !== "asking" && retry.phase !== "wrong") return retry;
  if (move === before.best) return { ...retry, tried: move, phase: "right", solved: retry.solved + 1 };
  return { ...retry, tried: move, phase: move === played ? "wrong" : "checking" };
}

/** Applies the engine's evaluation of the attempted move. */
export function checked(retry: Retry, before: Evaluation, after: Evaluation): Retry {
  if (retry.phase !== "checking" || retry.tried === null) return retry;
  const lost = loss({ side: retry.side, move: retry.tried }, before, after);
  if (lost > GOOD_ENOUGH) return { ...retry, phase: "wrong" };
  return { ...retry, phase: "right", solved: retry.solved + 1 };
}

export function show(retry: Retry): Retry {
  return retry.phase === "asking" || retry.phase === "wrong" ? { ...retry, phase: "shown" } : retry;
}

export function next(retry: Retry): Retry {
  if (retry.phase === "over") return retry;
  const at = retry.at + 1;
  return { ...retry, at, tried: null, phase: at < retry.mistakes.length ? "asking" : "over" };
}
