// The queue of premoves (예약 수): the premoves that can be added, and the next step on the player's turn.
//
// Must not contain the moves of pieces; `Reach` gets them from the rules module.
import { afterSteps } from "../../../board/premoves";
import type { Segment } from "../../../board";
import type { Pieces, Side } from "../../../domain/position";
import type { Reach } from "./reach";

export interface Choices {
  /** Pieces on the current board. */
  pieces: Pieces;
  side: Side;
  queue: readonly Segment[];
  /** Whether passes (한수쉼) are possible in the game. */
  passes: boolean;
}

/**
 * Returns the possible targets of further premoves by the player's pieces.
 *
 * These are all points that a piece could reach on some board. They include the points of the player's own pieces,
 * which may be gone by then. A move of the general to its own point is a pass.
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
  /** Legal actions in UCI; a pass is a move of the general to its own point. */
  legal: readonly string[];
  /** Returns whether a legal action would end badly for the player. */
  warned: (token: string) => boolean;
}

export type NextPremove =
  | { readonly kind: "none" }
  | { readonly kind: "play"; readonly token: string; readonly rest: readonly Segment[] }
  /** The premove is illegal or would end badly. Later premoves depend on it, so all are dropped. */
  | { readonly kind: "dropped"; readonly step: Segment; readonly why: "illegal" | "warned" };

/** Decides on the player's turn whether the first premove is played or all premoves are dropped. */
export function nextPremove(queue: readonly Segment[], { legal, warned }: Turn): NextPremove {
  const [step, ...rest] = queue;
  if (step === undefined) return { kind: "none" };
  const token = step.from + step.to;
  if (!legal.includes(token)) return { kind: "dropped", step, why: "illegal" };
  if (warned(token)) return { kind: "dropped", step, why: "warned" };
  return { kind: "play", token, rest };
}
