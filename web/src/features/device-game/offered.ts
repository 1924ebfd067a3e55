// Converts the result of a game on this device to the form offered to a tournament director.
//
// Pure. Must not depend on pages.
import type { Outcome } from "../../domain/tournament.gen";
import type { Verdict } from "../../platform/rules-module";
import type { Offer } from "../board-clock/seats";
import type { DeviceGame } from "./game";

function outcomeOf({ outcome, facts }: Verdict): Outcome | null {
  if (outcome === "none") return null;
  if (outcome === "draw") return { result: "draw" };
  const [cho, han] = [facts["cho_half"], facts["han_half"]];
  if (facts["decided_by"] !== "points") return { result: "full", winner: outcome };
  const totals = typeof cho === "number" && typeof han === "number" ? { cho: cho / 2, han: han / 2 } : {};
  return { result: "counted", winner: outcome, ...totals };
}

/** Returns the result to offer; null if the game is not in a tournament or has no result. */
export function offerOf({ seat }: DeviceGame, verdict: Verdict, record: string): Offer | null {
  const outcome = outcomeOf(verdict);
  return seat === undefined || outcome === null ? null : { tournament: seat.tournament, at: seat.at, outcome, record };
}
