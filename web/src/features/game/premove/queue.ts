// Moves chosen in advance (예약 수): what may be chosen, and what becomes of the
// queue when the turn comes.
//
// Must not: know how pieces move; `Reach` asks the rules.
import { afterSteps } from "../../../board/premoves";
import type { Segment } from "../../../board";
import type { Pieces, Side } from "../../../domain/position";
import type { Reach } from "./reach";

export interface Choices {
  /** The board as it is. */
  pieces: Pieces;
  side: Side;
  queue: readonly Segment[];
  /** Whether the game has a pass (한수쉼). */
  passes: boolean;
}

/**
 * Where each of the own pieces may be sent in advance, once those that are chosen already have moved: every point that
 * it could go to on some board, own pieces included, which may be gone by then. A general's own point is a pass.
 */
export function premoveTargets({ pieces, side, queue, passes }: Choices, reach: Reach): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const [square, piece] of Object.entries(afterSteps(pieces, queue))) {
    if (piece.side !== side) continue;
    const pass = piece.role === "k" && passes ? [square] : [];
    result[square] = [...reach.from(piece, square), ...pass];
  }
  return result;
}

export interface Turn {
  /** What may be played now, in UCI; a pass is the general's null step. */
  legal: readonly string[];
  /** Actions that may be played and end badly for the player. */
  warned: (token: string) => boolean;
}

export type NextPremove =
  | { readonly kind: "none" }
  | { readonly kind: "play"; readonly token: string; readonly rest: readonly Segment[] }
  /** It cannot be played, or not without harm; those behind it counted on it, so all are dropped. */
  | { readonly kind: "dropped"; readonly step: Segment; readonly why: "illegal" | "warned" };

/** What to do with the queue now that it is the player's turn. */
export function nextPremove(queue: readonly Segment[], { legal, warned }: Turn): NextPremove {
  const [step, ...rest] = queue;
  if (step === undefined) return { kind: "none" };
  const token = step.from + step.to;
  if (!legal.includes(token)) return { kind: "dropped", step, why: "illegal" };
  if (warned(token)) return { kind: "dropped", step, why: "warned" };
  return { kind: "play", token, rest };
}
