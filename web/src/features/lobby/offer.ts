// Builds a seek or a challenge from the lobby's form.
import type { NewChallenge, NewSeek, PlayerView, RatingRange, SeekSide, TimeControl } from "../../wire.gen";
import { ownZone } from "../../platform/zone";
import { ratingOf } from "./pairing";

export interface Offer {
  rules: string;
  time: TimeControl;
  rated: boolean;
  side: SeekSide;
  /** Rating range for opponents; `null` for any rating. */
  range: RatingRange | null;
}

/** Returns whether the user can play a rated game with this clock. Each player needs a clock. */
export function mayRate(offer: Pick<Offer, "time">, you: PlayerView | null): boolean {
  return you?.account === true && you.bot !== true && offer.time.kind !== "none" && offer.time.kind !== "total";
}

/** Returns the default rating range: 200 points below and above the user's rating, which is rounded to 50. */
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

/** Returns a challenge to a player; `to` is an account's name or a guest's key. */
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

/** Returns the name or key for a challenge to a player. Guests need the key, because nicknames are not unique. */
export function challengeKey({ id, name, account }: PlayerView): string {
  return account && name !== null ? name : id;
}
