// A game clock for two people at one board.
//
// It runs like the clock of a game on the server, without lag credit. A time for the whole game is shared by both
// sides: when it is up, the game is stopped and its points are counted. The current time is a parameter, in
// milliseconds of any monotonic clock. Must not depend on pages, speech or the system clock.
import type { Side } from "../../board";
import type { TimeControl } from "../../wire.gen";
import type { Face } from "../byoyomi/count-aloud";

/** A time control with a limit, for two people at a board. */
export type Running = Exclude<TimeControl, { kind: "none" | "correspondence" }>;

/** Time of a side before its current turn. A time for the whole game is shared. */
export interface Remaining {
  readonly mainMs: number;
  /** Number of byoyomi periods, including the current one; 0 without byoyomi. */
  readonly periods: number;
}

export interface BoardClock {
  readonly time: Running;
  readonly left: Readonly<Record<Side, Remaining>>;
  /** Number of turns that each side has ended. */
  readonly moves: Readonly<Record<Side, number>>;
  readonly turn: Side;
  /** Time that the turn had already taken when the clock last started running. */
  readonly spentMs: number;
  /** Time at which the clock started running; null before the start, in a pause and after the end. */
  readonly since: number | null;
  /** The side whose time ran out. */
  readonly out: Side | null;
  /** Whether the game was stopped, because its time was up or a person stopped it. */
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
  // A period is lost only when it has been used up completely.
  const lost = period === 0 ? periods : Math.floor(over / period);
  if (lost >= periods) return { leftMs: 0, byoyomi: periods > 0, periods: 0, out: true };
  return { leftMs: period - (over % period), byoyomi: true, periods: periods - lost, out: false };
}

/** Returns the time left for the current move; null without a limit per move. */
export function moveLeft(clock: BoardClock, now: number): number | null {
  const limit = clock.time.kind === "total" ? clock.time.move_ms : undefined;
  return limit === undefined ? null : Math.max(0, limit - thought(clock, now));
}

/** Stops the clock permanently, because time is up or a person stopped the game. */
export function stop(clock: BoardClock, now: number): BoardClock {
  const at = tick(clock, now);
  return at.out !== null || at.stopped ? at : { ...pause(at, now), stopped: true };
}

/** Starts the clock, for the first time or after a pause. */
export function go(clock: BoardClock, now: number): BoardClock {
  return clock.stopped || clock.out !== null || clock.since !== null ? clock : { ...clock, since: now };
}

/** Stops the clock of both sides until `go` is called. */
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

/**
 * Returns the clock at a given time. It stops permanently once a side's time, or that of the whole game, is used up.
 */
export function tick(clock: BoardClock, now: number): BoardClock {
  if (clock.stopped || clock.out !== null) return clock;
  const isUp = face(clock, clock.turn, now).out;
  const limit = clock.time.kind === "total" ? (clock.time.move_ms ?? Infinity) : Infinity;
  // If the times for the move and the game are both up, the one that ran out first counts; on a tie, that of the game.
  const isLate = thought(clock, now) >= limit && limit < clock.left[clock.turn].mainMs;
  if (!isUp && !isLate) return clock;
  const ended = { ...clock, spentMs: thought(clock, now), since: null };
  return isLate || clock.time.kind !== "total" ? { ...ended, out: clock.turn } : { ...ended, stopped: true };
}

/** Returns the time that the current turn has taken. */
function thought(clock: BoardClock, now: number): number {
  return clock.spentMs + (clock.since === null ? 0 : Math.max(0, now - clock.since));
}
