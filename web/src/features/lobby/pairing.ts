// Who may play whom, as the lobby's page shows it. The server decides.
import type { PlayerView, PoolView, SeekView } from "../../wire.gen";

/** What a player without a rating counts as. */
const UNRATED = 1500;

export function ratingOf(player: PlayerView | null): number {
  return player?.rating?.rating ?? UNRATED;
}

/**
 * The difference of ratings that a pool's player accepts after `waitedMs`; `null` where everybody is accepted. The same
 * as `Widening::accepted` in crates/play.
 */
export function accepted(pool: PoolView, waitedMs: number): number | null {
  const seconds = Math.max(0, Math.floor(waitedMs / 1000));
  return seconds >= pool.anybody_after_s ? null : pool.difference + pool.wider_by * seconds;
}

/** Why a seek is not for the reader; `null` where it is. */
export type NotForYou = "visitor" | "account" | "range";

export function notForYou(seek: SeekView, you: PlayerView | null): NotForYou | null {
  if (you === null) return "visitor";
  if (seek.rated && !you.account) return "account";
  const rating = ratingOf(you);
  const { range } = seek;
  return range !== null && (rating < range.least || rating > range.most) ? "range" : null;
}
