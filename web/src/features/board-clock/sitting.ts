// A game between two players at a board, stored as turn durations and the acts of the referee (심판). Both clocks are
// derived from these, so that a turn or an act can be undone without a trace.
//
// Pure. `now` and `since` are in milliseconds since 1970, so that a game survives a reload. Must not depend on pages or
// moves.
import { SIDES } from "../../domain/position";
import type { Side } from "../../board";
import { isEnd, oneLine, timeBy, winnerBy, type Act, type Decision } from "./acts";
import { face, newClock, press, tick, type BoardClock, type Running } from "./board-clock";

/** Stored form of a game at a board. Changing it requires a new version of the type that contains it. */
export interface Sitting {
  readonly time: Running;
  /** Duration in ms of each ended turn, starting with Cho's first. */
  readonly spent: readonly number[];
  /** Time in ms that the current turn had taken when the clock last started running. */
  readonly turnMs: number;
  /** Time at which the current turn started or resumed; null while the clock is not running. */
  readonly since: number | null;
  readonly acts: readonly Act[];
}

/** Time control of a game without a clock. The referee can still act in it. */
export const UNLIMITED = { kind: "total", total_ms: Number.MAX_SAFE_INTEGER } as const satisfies Running;
export const isTimed = ({ time }: Sitting): boolean => time.kind !== "total" || time.total_ms < UNLIMITED.total_ms;

export const newSitting = (time: Running): Sitting => ({ time, spent: [], turnMs: 0, since: null, acts: [] });

/** Derives both clocks from the turns and acts. */
export function clockOf({ time, spent, turnMs, since, acts }: Sitting): BoardClock {
  let clock = newClock(time, "cho");
  for (let turn = 0; turn <= spent.length; turn += 1) {
    for (const { decision, at } of acts) if (at === turn) clock = corrected(clock, decision);
    const ms = spent[turn];
    if (ms === undefined || clock.out !== null || clock.stopped) break;
    clock = { ...press({ ...clock, since: 0 }, clock.turn, ms), since: null };
  }
  if (clock.out !== null || clock.stopped) return clock;
  const now = { ...clock, spentMs: turnMs, since };
  return since === null ? tick(now, 0) : now;
}

function corrected(clock: BoardClock, decision: Decision): BoardClock {
  if (decision.kind === "call_time") return { ...clock, stopped: true };
  const left = (side: Side): BoardClock["left"][Side] => {
    const before = clock.left[side];
    return { ...before, mainMs: Math.max(0, before.mainMs + timeBy(decision, side)) };
  };
  return { ...clock, left: { cho: left("cho"), han: left("han") } };
}

/** Starts the clock, or continues it after a pause. */
export const started = (sitting: Sitting, now: number): Sitting =>
  sitting.since !== null || isOver(sitting, now) ? sitting : { ...sitting, since: now };

export const halted = (sitting: Sitting, now: number): Sitting =>
  sitting.since === null ? sitting : { ...sitting, turnMs: turnTime(sitting, now), since: null };

/** Ends a side's turn. Does nothing if its clock is not running or its time is up. */
export function pressed(sitting: Sitting, side: Side, now: number): Sitting {
  if (sitting.since === null || isOver(sitting, now) || clockOf(sitting).turn !== side) return sitting;
  return { ...sitting, spent: [...sitting.spent, turnTime(sitting, now)], turnMs: 0, since: now };
}

/**
 * Removes all turns after the first `turns`. The first removed turn resumes with the time it had taken, and the time
 * since then counts for neither side.
 */
export function withTurns(sitting: Sitting, turns: number, now: number): Sitting {
  const last = sitting.spent[turns];
  if (last === undefined) return sitting;
  return {
    ...sitting,
    spent: sitting.spent.slice(0, turns),
    turnMs: last,
    since: sitting.since === null ? null : now,
    acts: sitting.acts.map((act) => (act.at > turns ? { ...act, at: turns } : act)),
  };
}

/** Stops a running clock if the game is over. */
export const settled = (sitting: Sitting, now: number): Sitting =>
  sitting.since !== null && isOver(sitting, now) ? halted(sitting, now) : sitting;

/** Adds an act of the referee. An act that ends the game stops the clock. */
export function acted(sitting: Sitting, decision: Decision, words: string, now: number): Sitting {
  const clock = clockOf(sitting);
  const left = (side: Side): NonNullable<Act["left"]>[Side] => {
    const { leftMs, byoyomi, periods } = face(clock, side, now);
    return { leftMs, byoyomi, periods };
  };
  const act: Act = {
    decision: affordable(
      decision,
      (side) => clock.left[side].mainMs - (clock.turn === side ? turnTime(sitting, now) : 0),
    ),
    at: sitting.spent.length,
    left: isTimed(sitting) ? { cho: left("cho"), han: left("han") } : null,
    words: oneLine(words),
  };
  const kept = isEnd(decision) ? halted(sitting, now) : sitting;
  return { ...kept, acts: [...kept.acts, act] };
}

/**
 * Adds an act for each side that arrived late, which deducts the time from its clock. Nothing is deducted from a time
 * that both sides share.
 */
export function seated(sitting: Sitting, seat: { late: Readonly<Record<Side, number>> } | null, now: number): Sitting {
  const late = (before: Sitting, side: Side): Sitting => {
    const ms = seat?.late[side] ?? 0;
    return ms > 0 ? acted(before, { kind: "late", side, ms }, "", now) : before;
  };
  return sitting.time.kind === "total" && isTimed(sitting) ? sitting : SIDES.reduce(late, sitting);
}

/** Limits the time that a decision takes to the remaining main time, so that it never uses up a period. */
function affordable(decision: Decision, mainLeft: (side: Side) => number): Decision {
  const most = (side: Side, ms: number): number => Math.max(0, Math.min(ms, Math.floor(mainLeft(side))));
  if (decision.kind === "late") return { ...decision, ms: most(decision.side, decision.ms) };
  if (decision.kind !== "fault" || decision.penalty.kind !== "time") return decision;
  return { ...decision, penalty: { ...decision.penalty, ms: most(decision.side, decision.penalty.ms) } };
}

/** Undoes an act and its effects. */
export const withoutAct = (sitting: Sitting, index: number): Sitting => ({
  ...sitting,
  acts: sitting.acts.filter((_, at) => at !== index),
});

/** Ending of a game by time or by the referee. */
export type End =
  | { readonly by: "time" | "referee"; readonly winner: Side | "draw" }
  /** The game is stopped, and its points are counted. */
  | { readonly by: "stop"; readonly how: "time" | "referee" };

export function endOf(sitting: Sitting, now: number): End | null {
  for (const { decision } of sitting.acts) {
    const winner = winnerBy(decision);
    if (winner !== null) return { by: "referee", winner };
    if (decision.kind === "call_time") return { by: "stop", how: "referee" };
  }
  const { out, stopped } = tick(clockOf(sitting), now);
  if (stopped) return { by: "stop", how: "time" };
  return out === null ? null : { by: "time", winner: out === "cho" ? "han" : "cho" };
}

export const isOver = (sitting: Sitting, now: number): boolean => endOf(sitting, now) !== null;

/** Longest absence in ms during which the clock keeps running; long enough for a reload. */
const RELOAD_MS = 10_000;

/**
 * Returns a stored game for a page that has just been loaded. `seen` is the time at which a page last showed the game.
 * After a reload, the clock has kept running. After a longer absence it is paused at `seen`.
 */
export const reopened = (sitting: Sitting, seen: number, now: number): Sitting =>
  now - seen > RELOAD_MS || now < seen ? halted(sitting, seen) : sitting;

function turnTime({ turnMs, since }: Sitting, now: number): number {
  return turnMs + (since === null ? 0 : Math.max(0, now - since));
}

/** Parses a stored game; null if this version cannot read it. */
export function readSitting(value: unknown): Sitting | null {
  const one = value as Partial<Sitting> | null;
  const isWhole =
    typeof one === "object" &&
    one !== null &&
    ["byoyomi", "fischer", "total"].includes(one.time?.kind ?? "") &&
    Array.isArray(one.spent) &&
    one.spent.every((ms) => typeof ms === "number") &&
    typeof one.turnMs === "number" &&
    (one.since === null || typeof one.since === "number") &&
    Array.isArray(one.acts) &&
    one.acts.every((act: Partial<Act>) => typeof act?.decision?.kind === "string" && Number.isInteger(act.at));
  return isWhole ? (one as Sitting) : null;
}

/** Returns, in whole seconds, the duration of each ended turn and the time then left to the side that played it. */
export function timesOf(sitting: Sitting): { seconds: number; left: number }[] {
  return sitting.spent.map((ms, at) => {
    const side = SIDES[at % 2] ?? "cho";
    const clock = clockOf({ ...sitting, spent: sitting.spent.slice(0, at + 1), turnMs: 0, since: null });
    return { seconds: Math.round(ms / 1000), left: Math.round(face(clock, side, 0).leftMs / 1000) };
  });
}
