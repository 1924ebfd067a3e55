// Where a seek stands in the graph: how long its game takes, across; how strong its player is, upwards.
import type { SeekView, TimeControl } from "../../wire.gen";
import { ratingOf } from "./pairing";

/** Moves of one side that a game is reckoned with. */
const MOVES = 40;
/** The ends of the axis of minutes for one side; what has no clock, or days, stands in a column of its own. */
const SHORTEST = 1;
const LONGEST = 60;
/** The part of the width that games on a clock share. */
const CLOCKED = 0.88;

/** Minutes that one side has for a whole game; `null` without a clock and where days count. */
export function minutes(time: TimeControl): number | null {
  switch (time.kind) {
    case "none":
    case "correspondence":
      return null;
    case "fischer":
      return (time.main_ms + MOVES * time.increment_ms) / 60_000;
    case "byoyomi":
      // In byoyomi a move takes half of its period or so, for the second half of the game.
      return (time.main_ms + (MOVES / 2) * (time.period_ms / 2)) / 60_000;
  }
}

export interface Ratings {
  least: number;
  most: number;
}

/** The ratings that the graph spans: all players', to whole hundreds, with room around. */
export function spanOf(seeks: readonly SeekView[]): Ratings {
  const ratings = seeks.map((seek) => ratingOf(seek.by));
  const least = Math.min(1400, ...ratings);
  const most = Math.max(1600, ...ratings);
  return { least: Math.floor((least - 50) / 100) * 100, most: Math.ceil((most + 50) / 100) * 100 };
}

/** A seek's place: `x` from the left, `y` from the top, both from 0 to 1. */
export function placeOf(seek: SeekView, span: Ratings): { x: number; y: number } {
  const y = (span.most - ratingOf(seek.by)) / (span.most - span.least);
  const length = minutes(seek.time);
  if (length === null) return { x: (1 + CLOCKED) / 2, y };
  const share = Math.log(length / SHORTEST) / Math.log(LONGEST / SHORTEST);
  return { x: CLOCKED * Math.min(1, Math.max(0, share)), y };
}

/** The marks below: minutes of one side, with their places. */
export const TICKS: readonly { minutes: number; x: number }[] = [1, 3, 10, 30, 60].map((mark) => ({
  minutes: mark,
  x: (CLOCKED * Math.log(mark / SHORTEST)) / Math.log(LONGEST / SHORTEST),
}));
