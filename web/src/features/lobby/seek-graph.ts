// Positions of seeks in the graph: the expected length of the game horizontally, the player's rating vertically.
import type { SeekView, TimeControl } from "../../wire.gen";
import { ratingOf } from "./pairing";

/** Assumed number of moves per side in a game. */
const MOVES = 40;
/** Limits of the time axis, in minutes per side. Games without a clock or with days per move have their own column. */
const SHORTEST = 1;
const LONGEST = 60;
/** Fraction of the graph's width for the time axis. */
const CLOCKED = 0.88;

/** Estimates the minutes that one side has for a whole game; `null` without a clock or with days per move. */
export function minutes(time: TimeControl): number | null {
  switch (time.kind) {
    case "none":
    case "correspondence":
      return null;
    case "total":
      return time.total_ms / 120_000;
    case "fischer":
      return (time.main_ms + MOVES * time.increment_ms) / 60_000;
    case "byoyomi":
      // Assumes that each move in the second half of the game takes half a byoyomi period.
      return (time.main_ms + (MOVES / 2) * (time.period_ms / 2)) / 60_000;
  }
}

export interface Ratings {
  least: number;
  most: number;
}

/** Returns the graph's rating range, in hundreds. It includes 1400 to 1600 and all players, with a margin. */
export function spanOf(seeks: readonly SeekView[]): Ratings {
  const ratings = seeks.map((seek) => ratingOf(seek.by));
  const least = Math.min(1400, ...ratings);
  const most = Math.max(1600, ...ratings);
  return { least: Math.floor((least - 50) / 100) * 100, most: Math.ceil((most + 50) / 100) * 100 };
}

/** Returns a seek's position: `x` from the left, `y` from the top, both from 0 to 1. */
export function placeOf(seek: SeekView, span: Ratings): { x: number; y: number } {
  const y = (span.most - ratingOf(seek.by)) / (span.most - span.least);
  const length = minutes(seek.time);
  if (length === null) return { x: (1 + CLOCKED) / 2, y };
  const share = Math.log(length / SHORTEST) / Math.log(LONGEST / SHORTEST);
  return { x: CLOCKED * Math.min(1, Math.max(0, share)), y };
}

/** Labels of the time axis: minutes per side, with their positions. */
export const TICKS: readonly { minutes: number; x: number }[] = [1, 3, 10, 30, 60].map((mark) => ({
  minutes: mark,
  x: (CLOCKED * Math.log(mark / SHORTEST)) / Math.log(LONGEST / SHORTEST),
}));
