// "Try again": one's own weak moves one after the other, each to be played better.
//
// Pure. Must not: search.
import type { Side } from "../../domain/position";
import { loss } from "./accuracy";
import type { Evaluation, Verdict } from "./review";

/** A better move gives away at most this chance. */
export const GOOD_ENOUGH = 0.05;

export interface Retry {
  readonly side: Side;
  readonly mistakes: readonly Verdict[];
  /** Which of them is tried. */
  readonly at: number;
  /** `checking`: the engine looks at what was tried. `shown`: the better line was asked for. */
  readonly phase: "asking" | "checking" | "right" | "wrong" | "shown" | "over";
  readonly tried: string | null;
  /** How many were found. */
  readonly solved: number;
}

/** The weak moves of a side to try again; dubious ones are left out where there are worse. */
export function startRetry(side: Side, verdicts: readonly Verdict[]): Retry {
  const own = verdicts.filter((one) => one.side === side);
  const bad = own.filter(({ weakness }) => weakness !== "dubious");
  const mistakes = bad.length > 0 ? bad : own;
  return { side, mistakes, at: 0, phase: mistakes.length === 0 ? "over" : "asking", tried: null, solved: 0 };
}

/** The weak move that is asked about; null at the end. */
export function asked(retry: Retry): Verdict | null {
  return retry.phase === "over" ? null : (retry.mistakes[retry.at] ?? null);
}

/** A move was tried: the engine's own is right at once, the one of the game is wrong, others are to be checked. */
export function attempt(retry: Retry, move: string, played: string, before: Evaluation): Retry {
  if (retry.phase !== "asking" && retry.phase !== "wrong") return retry;
  if (move === before.best) return { ...retry, tried: move, phase: "right", solved: retry.solved + 1 };
  return { ...retry, tried: move, phase: move === played ? "wrong" : "checking" };
}

/** What the engine says about the move that was tried. */
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
