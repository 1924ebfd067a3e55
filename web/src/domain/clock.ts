// Clocks as displayed: the server's values extrapolated to the current time.
//
// This module must not decide whether a player has run out of time; only the server does.
import type { ActionView, ClockView, TimeControl } from "../wire.gen";
import type { Side } from "./position";

const HOUR_MS = 3_600_000;

/** A time in whole units, rounded down. */
export type LongTime =
  | { readonly unit: "days"; readonly days: number; readonly hours: number }
  | { readonly unit: "hours"; readonly hours: number; readonly minutes: number };

export interface ClockFace {
  /** `9:05`, `0:08.5`, or the whole seconds of a byoyomi period. */
  text: string;
  /** Milliseconds left until the next period or the end. */
  leftMs: number;
  /** Whether the main time is used up and periods are counted (초읽기). */
  byoyomi: boolean;
  periodsLeft: number;
  /** Replaces `text` if time is counted in days; null otherwise, and in the last hour. */
  long: LongTime | null;
  /** Time left for the current move if the clock is running and each move has a limit in a shared time, or null. */
  moveLeftMs: number | null;
  /** Whether the clock is running with less than ten seconds left, in byoyomi or if no period follows. */
  low: boolean;
}

/**
 * Returns the clock that applies to a side. If both sides share the time of the whole game, this is the running clock.
 */
export function countingClock(clocks: Readonly<Record<Side, ClockView>>, time: TimeControl, side: Side): ClockView {
  const other = clocks[side === "cho" ? "han" : "cho"];
  return time.kind === "total" && other.running ? other : clocks[side];
}

/**
 * Returns a clock as displayed at server time `nowMs`. `clock` is as of server time `atMs`, and time before `atMs` has
 * already been charged.
 */
export function clockFace(clock: ClockView, time: TimeControl, atMs: number, nowMs: number): ClockFace {
  const from = Math.max(clock.runs_from_ms ?? atMs, atMs);
  let used = clock.running ? Math.max(0, nowMs - from) : 0;
  let main = clock.main_ms;
  let period = clock.period_ms;
  let periods = clock.periods_left;
  const spent = Math.min(main, used);
  main -= spent;
  used -= spent;
  if (main === 0 && periods > 0) {
    // A full period follows each one that is used up.
    const whole = time.kind === "byoyomi" ? time.period_ms : period;
    while (used >= period && periods > 1) {
      used -= period;
      period = whole;
      periods -= 1;
    }
    period = Math.max(0, period - used);
  }
  const byoyomi = main === 0 && clock.periods_left > 0;
  const hasMoveLimit = time.kind === "total" && time.move_ms !== undefined && clock.running;
  const moveLeftMs = hasMoveLimit ? Math.max(0, clock.period_ms - spent) : null;
  const leftMs = byoyomi ? period : main;
  return {
    text: byoyomi ? `${Math.ceil(leftMs / 1000)}` : minutes(leftMs),
    leftMs,
    long: time.kind === "correspondence" ? longTime(leftMs) : null,
    byoyomi,
    periodsLeft: periods,
    moveLeftMs,
    low: clock.running && Math.min(leftMs, moveLeftMs ?? leftMs) < 10_000 && (byoyomi || periods === 0),
  };
}

/** Returns the lag credit in ms that a side may still receive. The total is a twentieth of its base time. */
export function creditLeft(time: TimeControl, actions: readonly ActionView[], side: Side): number {
  const had = actions.filter((action) => action.side === side).reduce((sum, { credit_ms = 0 }) => sum + credit_ms, 0);
  return Math.max(0, baseMs(time) / 20 - had);
}

/** Returns a side's total time before its first move; 0 for time controls without lag credit. */
function baseMs(time: TimeControl): number {
  switch (time.kind) {
    case "byoyomi":
      return time.main_ms + time.period_ms * time.periods;
    case "fischer":
      return time.main_ms;
    // A shared time has no lag credit, because it ends for both sides at once.
    case "none":
    case "total":
    case "correspondence":
      return 0;
  }
}

/** Formats a time as `m:ss`, with tenths below ten seconds. */
export function minutes(ms: number): string {
  if (ms <= 0) return "0:00";
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function longTime(ms: number): LongTime | null {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 24) return { unit: "days", days: Math.floor(hours / 24), hours: hours % 24 };
  return hours === 0 ? null : { unit: "hours", hours, minutes: Math.floor((ms % HOUR_MS) / 60_000) };
}

/** Converts a waiting time to days, hours or `m:ss`, rounded up. */
export function waitParts(ms: number): { unit: "days" | "hours"; n: number } | { unit: "clock"; text: string } {
  if (ms >= 24 * HOUR_MS) return { unit: "days", n: Math.ceil(ms / (24 * HOUR_MS)) };
  if (ms >= HOUR_MS) return { unit: "hours", n: Math.ceil(ms / HOUR_MS) };
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return { unit: "clock", text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` };
}
