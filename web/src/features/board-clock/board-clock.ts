// A chess clock for two people at one board: whose time runs, how much is left, and when it is used up. Counts as games
// on the server do, without lag. A time for the whole game is one for both: when it is up, the game is stopped and its
// points are counted. Time is a parameter, in milliseconds of any monotonic clock.
//
// Must not: know a page, a voice or the time.
import type { Side } from "../../board";
import type { TimeControl } from "../../wire.gen";
import type { Face } from "../byoyomi/count-aloud";

/** A clock with a time limit, for two people at a board. */
export type Running = Exclude<TimeControl, { kind: "none" | "correspondence" }>;

/** The time of a side before its current turn; of a time for the whole game, what is left for both. */
export interface Remaining {
  readonly mainMs: number;
  /** Byoyomi periods, including the one in use; 0 without byoyomi. */
  readonly periods: number;
}

export interface BoardClock {
  readonly time: Running;
  readonly left: Readonly<Record<Side, Remaining>>;
  /** Number of turns that each side has ended. */
  readonly moves: Readonly<Record<Side, number>>;
  readonly turn: Side;
  /** Time that the turn had taken when the clock last started running. */
  readonly spentMs: number;
  /** When the clock started running; null before the start, in a pause and after the end. */
  readonly since: number | null;
  /** The side whose time ran out. */
  readonly out: Side | null;
  /** The game was stopped: its time was up, or somebody called time. */
  readonly stopped: boolean;
}

export function newClock(time: Running, first: Side): BoardClock {
  const each: Remaining = {
    mainMs: time.kind === "total" ? time.total_ms : time.main_ms,
    periods: time.kind === "byoyomi" ? time.periods : 0,
  };
  return {
    time,
    left: { cho: each, han: each },
    moves: { cho: 0, han: 0 },
    turn: first,
    spentMs: 0,
    since: null,
    out: null,
    stopped: false,
  };
}

export function face(clock: BoardClock, side: Side, now: number): Face {
  const { mainMs, periods } = clock.left[side];
  const used = clock.turn === side || clock.time.kind === "total" ? thought(clock, now) : 0;
  const over = used - mainMs;
  const period = clock.time.kind === "byoyomi" ? clock.time.period_ms : 0;
  if (over < 0) return { leftMs: -over, byoyomi: false, periods, out: false };
  // A period is lost only when it is used up completely.
  const lost = period === 0 ? periods : Math.floor(over / period);
  if (lost >= periods) return { leftMs: 0, byoyomi: periods > 0, periods: 0, out: true };
  return { leftMs: period - (over % period), byoyomi: true, periods: periods - lost, out: false };
}

/** What is left for the current move; null without a limit for each move. */
export function moveLeft(clock: BoardClock, now: number): number | null {
  const limit = clock.time.kind === "total" ? clock.time.move_ms : undefined;
  return limit === undefined ? null : Math.max(0, limit - thought(clock, now));
}

/** Time is called, by the clock, by both or by an arbiter: the clock stops for good. */
export function stop(clock: BoardClock, now: number): BoardClock {
  const at = tick(clock, now);
  return at.out !== null || at.stopped ? at : { ...pause(at, now), stopped: true };
}

/** Starts the clock, for the first time or after a pause. */
export function go(clock: BoardClock, now: number): BoardClock {
  return clock.stopped || clock.out !== null || clock.since !== null ? clock : { ...clock, since: now };
}

/** Stops the clock for both; `go` continues it. */
export function pause(clock: BoardClock, now: number): BoardClock {
  return clock.since === null ? clock : { ...clock, spentMs: thought(clock, now), since: null };
}

/** Ends a side's turn. Does nothing if its time is not running, or has already run out. */
export function press(clock: BoardClock, side: Side, now: number): BoardClock {
  const at = tick(clock, now);
  if (at.since === null || at.turn !== side) return at;
  const seen = face(at, side, now);
  const added = at.time.kind === "fischer" ? at.time.increment_ms : 0;
  const left: Remaining = { mainMs: (seen.byoyomi ? 0 : seen.leftMs) + added, periods: seen.periods };
  const other = side === "cho" ? "han" : "cho";
  return {
    ...at,
    left: { ...at.left, [side]: left, ...(at.time.kind === "total" ? { [other]: left } : {}) },
    moves: { ...at.moves, [side]: at.moves[side] + 1 },
    turn: other,
    spentMs: 0,
    since: now,
  };
}

/** The clock at a given time: it stops for good once a side's time, or that of the whole game, is used up. */
export function tick(clock: BoardClock, now: number): BoardClock {
  if (clock.since === null) return clock;
  const isUp = face(clock, clock.turn, now).out;
  const limit = clock.time.kind === "total" ? (clock.time.move_ms ?? Infinity) : Infinity;
  // If both are up at a look, the one that was up first counts; the game's if they are up at once.
  const isLate = thought(clock, now) >= limit && limit < clock.left[clock.turn].mainMs;
  if (!isUp && !isLate) return clock;
  const ended = { ...clock, spentMs: thought(clock, now), since: null };
  return isLate || clock.time.kind !== "total" ? { ...ended, out: clock.turn } : { ...ended, stopped: true };
}

/** How long the current turn has taken. */
function thought(clock: BoardClock, now: number): number {
  return clock.spentMs + (clock.since === null ? 0 : Math.max(0, now - clock.since));
}
