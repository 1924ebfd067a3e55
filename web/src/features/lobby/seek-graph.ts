// Position of a seek in the graph: the expected duration of its game horizontally, the strength of its player
// vertically.
import type { SeekView, TimeControl } from "../../wire.gen";
import { ratingOf } from "./pairing";

/** Assumed number of moves per side in a game. */
const MOVES = 40;
/** Ends of the axis of minutes per side. Games without a clock, or with days per move, are in a separate column. */
const SHORTEST = 1;
const LONGEST = 60;
/** Fraction of the width for games with a clock. */
const CLOCKED = 0.88;

/** Returns the minutes that one side has for a whole game; `null` without a clock and with days per move. */
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
      // In byoyomi, a move in the second half of the game takes about half of its period.
      return (time.main_ms + (MOVES / 2) * (time.period_ms / 2)) / 60_000;
  }
}

export interface Ratings {
  least: number;
  most: number;
}

/** Returns the range of ratings in the graph: those of all players, rounded to hundreds, with a margin. */
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

/** Labels below the graph: minutes per side, with their positions. */
export const TICKS: readonly { minutes: number; x: number }[] = [1, 3, 10, 30, 60].map((mark) => ({
  minutes: mark,
  x: (CLOCKED * Math.log(mark / SHORTEST)) / Math.log(LONGEST / SHORTEST),
}));
