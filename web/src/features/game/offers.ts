// The pending offers of a running game.
//
// Pure. Must not decide who may answer; the rights sent by the server do.
import type { Now, Side } from "../../wire.gen";

export type OfferKind = "draw" | "takeback" | "stop" | "adjourn" | "resume";

export interface PendingOffer {
  kind: OfferKind;
  by: Side;
  mayAnswer: boolean;
}

/** Returns the pending offers, ordered by kind. Several may be pending at the same time. */
export function pendingOffers({ phase, offers, rights }: Now): PendingOffer[] {
  if (phase !== "playing") return [];
  const all: readonly [OfferKind, Side | null | undefined, boolean | undefined][] = [
    ["draw", offers.draw, rights.answer_draw],
    ["takeback", offers.takeback, rights.answer_takeback],
    ["stop", offers.stop, rights.stop],
    ["adjourn", offers.adjourn, rights.answer_adjourn],
    ["resume", offers.resume, rights.answer_resume],
  ];
  return all.flatMap(([kind, by, mayAnswer]) => (by == null ? [] : [{ kind, by, mayAnswer: mayAnswer === true }]));
}
