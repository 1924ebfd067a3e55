// A chess clock for two people at one board: whose time runs, what is left of it, and when it is used up. The same
// counting as in games on the server, without lag. Time is a parameter, in milliseconds of any steady clock.
//
// Must not: know a page, a voice or the time.
import type { Side } from "../../board";
import type { TimeControl } from "../../wire.gen";
import type { Face } from "../byoyomi/count-aloud";

/** A clock that runs out while two people sit at a board. */
export type Running = Exclude<TimeControl, { kind: "none" | "correspondence" }>;

/** What a side has before its present turn. */
export interface Remaining {
  readonly mainMs: number;
  /** Byoyomi periods, the one in use among them; 0 without byoyomi. */
  readonly periods: number;
}

export interface BoardClock {
  readonly time: Running;
  readonly left: Readonly<Record<Side, Remaining>>;
  /** Turns each side has ended. */
  readonly moves: Readonly<Record<Side, number>>;
  readonly turn: Side;
  /** What the turn had taken when its time last began to run. */
  readonly spentMs: number;
  /** Since when time runs; null before the start, in a pause and after the end. */
  readonly since: number | null;
  /** Whose time was used up. */
  readonly out: Side | null;
}

export function newClock(time: Running, first: Side): BoardClock {
  const each: Remaining = { mainMs: time.main_ms, periods: time.kind === "byoyomi" ? time.periods : 0 };
  return {
    time,
    left: { cho: each, han: each },
    moves: { cho: 0, han: 0 },
    turn: first,
    spentMs: 0,
    since: null,
    out: null,
  };
}

export function face(clock: BoardClock, side: Side, now: number): Face {
  const { mainMs, periods } = clock.left[side];
  const used = clock.turn === side ? thought(clock, now) : 0;
  const over = used - mainMs;
  const period = clock.time.kind === "byoyomi" ? clock.time.period_ms : 0;
  if (over < 0) return { leftMs: -over, byoyomi: false, periods, out: false };
  // A period is lost only when it is used up whole.
  const lost = period === 0 ? periods : Math.floor(over / period);
  if (lost >= periods) return { leftMs: 0, byoyomi: periods > 0, periods: 0, out: true };
  return { leftMs: period - (over % period), byoyomi: true, periods: periods - lost, out: false };
}

/** Lets time run, for the first time or after a pause. */
export function go(clock: BoardClock, now: number): BoardClock {
  return clock.out !== null || clock.since !== null ? clock : { ...clock, since: now };
}

/** Stops time for both; `go` goes on where it stopped. */
export function pause(clock: BoardClock, now: number): BoardClock {
  return clock.since === null ? clock : { ...clock, spentMs: thought(clock, now), since: null };
}

/** Ends a side's turn. Nothing happens where time does not run for it, or ran out before. */
export function press(clock: BoardClock, side: Side, now: number): BoardClock {
  const at = tick(clock, now);
  if (at.since === null || at.turn !== side) return at;
  const seen = face(at, side, now);
  const added = at.time.kind === "fischer" ? at.time.increment_ms : 0;
  const left: Remaining = { mainMs: (seen.byoyomi ? 0 : seen.leftMs) + added, periods: seen.periods };
  return {
    ...at,
    left: { ...at.left, [side]: left },
    moves: { ...at.moves, [side]: at.moves[side] + 1 },
    turn: side === "cho" ? "han" : "cho",
    spentMs: 0,
    since: now,
  };
}

/** The clock at a moment: stopped for good once a side's time is used up. */
export function tick(clock: BoardClock, now: number): BoardClock {
  if (clock.since === null || !face(clock, clock.turn, now).out) return clock;
  return { ...clock, spentMs: thought(clock, now), since: null, out: clock.turn };
}

/** How long the present turn has taken. */
function thought(clock: BoardClock, now: number): number {
  return clock.spentMs + (clock.since === null ? 0 : Math.max(0, now - clock.since));
}
