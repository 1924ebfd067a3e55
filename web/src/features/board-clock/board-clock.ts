// A game clock for two players at one board.
//
// It runs like the clock of a game on the server, without lag credit. With a time control for the whole game (`total`),
// both sides share the time, and the game is stopped when it is up. Callers pass in the current time in milliseconds.
// Must not depend on pages, speech or the system clock.
import type { Side } from "../../board";
import type { TimeControl } from "../../wire.gen";
import type { Face } from "../byoyomi/count-aloud";

/** A time control that this clock supports. */
export type Running = Exclude<TimeControl, { kind: "none" | "correspondence" }>;

/** Time left to a side, not counting the current turn. With a shared time, both sides have the same. */
export interface Remaining {
  readonly mainMs: number;
  /** Number of byoyomi periods left, including the current one; 0 without byoyomi. */
  readonly periods: number;
}

export interface BoardClock {
  readonly time: Running;
  readonly left: Readonly<Record<Side, Remaining>>;
  /** Number of turns that each side has ended. */
  readonly moves: Readonly<Record<Side, number>>;
  readonly turn: Side;
  /** Time that the current turn had already taken when the clock last started running. */
  readonly spentMs: number;
  /** Time at which the turn started or resumed; null before the start, during a pause and after the end. */
  readonly since: number | null;
  /** The side whose time ran out. */
  readonly out: Side | null;
  /** Whether the game was stopped, because the shared time ran out or the referee called time. */
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

/** Returns the time in ms left for the current move; null without a limit per move. */
export function moveLeft(clock: BoardClock, now: number): number | null {
  const limit = clock.time.kind === "total" ? clock.time.move_ms : undefined;
  return limit === undefined ? null : Math.max(0, limit - thought(clock, now));
}

/** Stops the clock permanently, unless the time has already run out. */
export function stop(clock: BoardClock, now: number): BoardClock {
  const at = tick(clock, now);
  return at.out !== null || at.stopped ? at : { ...pause(at, now), stopped: true };
}

/** Starts the clock, for the first time or after a pause. */
export function go(clock: BoardClock, now: number): BoardClock {
  return clock.stopped || clock.out !== null || clock.since !== null ? clock : { ...clock, since: now };
}

/** Pauses the clock until `go` is called. */
export function pause(clock: BoardClock, now: number): BoardClock {
  return clock.since === null ? clock : { ...clock, spentMs: thought(clock, now), since: null };
}

/** Ends a side's turn. Same as `tick` if the side's clock is not running or its time is up. */
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

/** Returns the clock at `now`. It stops permanently once the time for a move, a side or the whole game is used up. */
export function tick(clock: BoardClock, now: number): BoardClock {
  if (clock.stopped || clock.out !== null) return clock;
  const isUp = face(clock, clock.turn, now).out;
  const limit = clock.time.kind === "total" ? (clock.time.move_ms ?? Infinity) : Infinity;
  // If the times for the move and for the game are both up, the one that ran out first counts. On a tie, the time for
  // the game counts.
  const isLate = thought(clock, now) >= limit && limit < clock.left[clock.turn].mainMs;
  if (!isUp && !isLate) return clock;
  const ended = { ...clock, spentMs: thought(clock, now), since: null };
  return isLate || clock.time.kind !== "total" ? { ...ended, out: clock.turn } : { ...ended, stopped: true };
}

/** Returns the time that the current turn has taken. */
function thought(clock: BoardClock, now: number): number {
  return clock.spentMs + (clock.since === null ? 0 : Math.max(0, now - clock.since));
}
