// Pairing rules, only for display in the lobby. The server decides.
import type { PlayerView, PoolView, SeekView } from "../../wire.gen";

/** Rating assumed for a player without one. */
const UNRATED = 1500;

export function ratingOf(player: PlayerView | null): number {
  return player?.rating?.rating ?? UNRATED;
}

/**
 * Returns the rating difference that a player in a pool accepts after `waitedMs`; `null` if any is accepted. Must match
 * `Widening::accepted` in crates/play.
 */
export function accepted(pool: PoolView, waitedMs: number): number | null {
  const seconds = Math.max(0, Math.floor(waitedMs / 1000));
  return seconds >= pool.anybody_after_s ? null : pool.difference + pool.wider_by * seconds;
}

/** Reason why the user cannot accept a seek. */
export type NotForYou = "visitor" | "account" | "bot" | "range";

export function notForYou(seek: SeekView, you: PlayerView | null): NotForYou | null {
  if (you === null) return "visitor";
  if (seek.rated && !you.account) return "account";
  if (seek.rated && you.bot === true) return "bot";
  const rating = ratingOf(you);
  const { range } = seek;
  return range !== null && (rating < range.least || rating > range.most) ? "range" : null;
}
