// A game from the user's point of view: the user's sides, the side at the bottom, rematches, and claims.
//
// Pure. Must not depend on the connection or the page.
import type { GameView, PlacingView } from "../../wire.gen";
import { opposite, type Side } from "../../domain/position";

/** Absence of a player. */
export interface Absence {
  /** Server time from which this user may claim a win or a draw; null if the user may not. */
  claimableMs: number | null;
}

/** Returns the actions of the game, including a pending one. */
export function shownTokens(view: GameView | null, pending: { token: string; ply: number } | null): string[] {
  const tokens = view?.actions.map((action) => action.token) ?? [];
  // After a broken connection, the server may have the action although its acknowledgement was lost.
  return pending !== null && pending.ply === view?.now.ply ? [...tokens, pending.token] : tokens;
}

/** Returns the user's sides. */
export function sidesOf(view: GameView | null): Side[] {
  return (["cho", "han"] as const).filter((side) => view?.seats[side].you === true);
}

/** Returns whether the user is playing right now. Adjourned games and correspondence games do not count. */
export function isPlayedNow(view: GameView | null, mine: readonly Side[]): boolean {
  if (view === null || mine.length === 0 || view.now.adjourned === true || view.time.kind === "correspondence")
    return false;
  const isComplete = view.seats.cho.kind !== "open" && view.seats.han.kind !== "open";
  return view.phase === "playing" || (view.phase === "arranging" && isComplete);
}

/** Returns whether the game is for two people, one of whom may still be missing. */
export function isBetweenTwo(view: GameView | null, mine: readonly Side[]): boolean {
  const seats = view?.seats;
  if (seats === undefined || seats.cho.kind === "engine" || seats.han.kind === "engine") return false;
  const id = seats.cho.player?.id;
  return mine.length < 2 && (id === undefined || id !== seats.han.player?.id);
}

/** Returns the progress of placing pieces, once both players are present and the sides are settled; otherwise null. */
export function placingOf(view: GameView | null): PlacingView | null {
  const undecided = view?.hands != null && view.hands.picked === null;
  if (view?.phase !== "arranging" || undecided) return null;
  return view.seats.cho.kind === "open" || view.seats.han.kind === "open" ? null : view.now.placing;
}

/** Returns whether the opponent has offered this user a rematch. */
export function isRematchOffered(view: GameView | null, mine: readonly Side[]): boolean {
  const side = view?.now.offers.rematch ?? null;
  return side !== null && view?.now.rights.rematch === true && !mine.includes(side);
}

/** Returns whether this user has requested a rematch. */
export function isRematchAsked(view: GameView | null, mine: readonly Side[]): boolean {
  const side = view?.now.offers.rematch ?? null;
  return side !== null && mine.includes(side);
}

/** Returns the server time from which this user may claim a win or a draw, or null. The opponent must be absent. */
export function claimableFrom(
  view: GameView | null,
  mine: readonly Side[],
  absent: Readonly<Record<Side, Absence | null>>,
): number | null {
  const [side] = mine;
  if (side === undefined || mine.length !== 1 || view?.phase !== "playing") return null;
  return absent[opposite(side)]?.claimableMs ?? null;
}

/** Returns the side at the bottom of the board. */
export function bottomOf(view: GameView | null, mine: readonly Side[], flipped: boolean): Side {
  const [only] = mine;
  let side: Side = mine.length === 1 && only !== undefined ? only : "cho";
  // If one user plays both sides, the side that is choosing a setup is at the bottom.
  const chooses = view?.phase === "arranging" && view.now.placing === null ? view.now.rights.arrange[0] : undefined;
  if (mine.length === 2 && chooses !== undefined) side = chooses;
  return flipped ? opposite(side) : side;
}
