// Announcements while clocks are running, for one or two boards that share one voice.
//
// Must not speak.
import { callFor, type Call } from "../byoyomi/count-aloud";
import { face } from "./board-clock";
import { clockOf, endOf, type Sitting } from "./sitting";

/** Returns the announcement for a running clock between two moments; null for none. */
export function callBetween(sitting: Sitting, before: number, now: number): Call | null {
  if (sitting.since === null) return null;
  const end = endOf(sitting, now);
  if (end !== null) return { kind: end.by === "stop" ? "stopped" : "out" };
  const clock = clockOf(sitting);
  const { time } = sitting;
  // Before the start of this turn, the clock of the other side was running.
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

/** Time in ms after a count for which the voice stays with its board; counts come once a second. */
const HELD_MS = 1_500;

/**
 * Returns whether a board's call is spoken. The voice counts for one board at a time; meanwhile the seconds of the
 * other board are beeps, because two interleaved counts would be heard as one.
 */
export const isSpoken = (call: Call, board: string, counting: Counting | null, now: number): boolean =>
  call.kind !== "count" || counting === null || counting.board === board || now - counting.at > HELD_MS;
