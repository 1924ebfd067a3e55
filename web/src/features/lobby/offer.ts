// Converts the lobby's forms to a seek or a challenge.
import type { NewChallenge, NewSeek, PlayerView, RatingRange, SeekSide, TimeControl } from "../../wire.gen";
import { ownZone } from "../../platform/zone";
import { ratingOf } from "./pairing";

export interface Offer {
  rules: string;
  time: TimeControl;
  rated: boolean;
  side: SeekSide;
  /** Range of opponents' ratings; `null` for any rating. */
  range: RatingRange | null;
}

/** Returns whether a game with this clock can be rated for the reader. */
export function mayRate(offer: Pick<Offer, "time">, you: PlayerView | null): boolean {
  return you?.account === true && you.bot !== true && offer.time.kind !== "none";
}

/** Returns the initial range for equal opponents: two hundred points below and above. */
export function nearRange(you: PlayerView | null): RatingRange {
  const rating = Math.round(ratingOf(you) / 50) * 50;
  return { least: Math.max(0, rating - 200), most: Math.min(4000, rating + 200) };
}

export function seekOf({ rules, time, rated, side, range }: Offer, you: PlayerView | null): NewSeek {
  return {
    rules,
    time,
    rated: rated && mayRate({ time }, you),
    side,
    ...(range === null ? {} : { range: ordered(range) }),
  };
}

function ordered({ least, most }: RatingRange): RatingRange {
  return { least: Math.min(least, most), most: Math.max(least, most) };
}

/** Returns a challenge to a player by account name or key. */
export function challengeOf(to: string, { rules, time, rated, side }: Offer, you: PlayerView | null): NewChallenge {
  const counts = rated && mayRate({ time }, you);
  return {
    to: to.startsWith("guest:") ? { player: to } : { name: to.trim() },
    game: {
      rules,
      time,
      rated: counts,
      side,
      opponent: { kind: "friend" },
      takeback: counts ? "never" : "allowed",
      ...ownZone(),
    },
  };
}

/**
 * Returns the name by which a challenge addresses a player: names of accounts are unique, but nicknames of guests are
 * not.
 */
export function challengeKey({ id, name, account }: PlayerView): string {
  return account && name !== null ? name : id;
}
