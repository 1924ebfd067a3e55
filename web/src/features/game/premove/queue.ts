// Moves chosen in advance (예약 수): which ones may be chosen, and what happens to the queue on the player's turn.
//
// Must not: know how pieces move; `Reach` asks the rules.
import { afterSteps } from "../../../board/premoves";
import type { Segment } from "../../../board";
import type { Pieces, Side } from "../../../domain/position";
import type { Reach } from "./reach";

export interface Choices {
  /** The current board. */
  pieces: Pieces;
  side: Side;
  queue: readonly Segment[];
  /** Whether the game has passes (한수쉼). */
  passes: boolean;
}

/**
 * The possible targets of the player's own pieces in advance, after the premoves already chosen: every point that a
 * piece could reach on some board, including points of own pieces, which may be gone by then. A general's own point is
 * a pass.
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
  /** The legal actions in UCI; a pass is the general's null step. */
  legal: readonly string[];
  /** Legal actions that end badly for the player. */
  warned: (token: string) => boolean;
}

export type NextPremove =
  | { readonly kind: "none" }
  | { readonly kind: "play"; readonly token: string; readonly rest: readonly Segment[] }
  /** It is illegal or harmful; those after it depended on it, so all are dropped. */
  | { readonly kind: "dropped"; readonly step: Segment; readonly why: "illegal" | "warned" };

/** What to do with the queue on the player's turn. */
export function nextPremove(queue: readonly Segment[], { legal, warned }: Turn): NextPremove {
  const [step, ...rest] = queue;
  if (step === undefined) return { kind: "none" };
  const token = step.from + step.to;
  if (!legal.includes(token)) return { kind: "dropped", step, why: "illegal" };
  if (warned(token)) return { kind: "dropped", step, why: "warned" };
  return { kind: "play", token, rest };
}
