// Selects announcements while clocks are running, for one or two boards that share one voice.
//
// Must not speak.
import { callFor, type Call } from "../byoyomi/count-aloud";
import { face } from "./board-clock";
import { clockOf, endOf, type Sitting } from "./sitting";

/** Returns the announcement that became due between `before` and `now`; null if none did or the clock is paused. */
export function callBetween(sitting: Sitting, before: number, now: number): Call | null {
  if (sitting.since === null) return null;
  const end = endOf(sitting, now);
  if (end !== null) return { kind: end.by === "stop" ? "stopped" : "out" };
  const clock = clockOf(sitting);
  const { time } = sitting;
  // Before `since`, the other side's clock was running, or the game was paused.
  const from = Math.max(before, sitting.since);
  return callFor(
    face(clock, clock.turn, from),
    face(clock, clock.turn, now),
    time.kind === "byoyomi" ? time.period_ms : 0,
  );
}

/** The board whose last seconds are being counted, and the time of the last count. */
export interface Counting {
  readonly board: string;
  readonly at: number;
}

/** Time in ms for which a count reserves the voice for its board: longer than the second between two counts. */
const HELD_MS = 1_500;

/**
 * Returns whether a board's call is spoken. Counts are spoken for one board at a time and beeped for the other, because
 * two interleaved counts would be heard as one.
 */
export const isSpoken = (call: Call, board: string, counting: Counting | null, now: number): boolean =>
  call.kind !== "count" || counting === null || counting.board === board || now - counting.at > HELD_MS;
