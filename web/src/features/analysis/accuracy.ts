// Statistics per side for a whole game: accuracy, points lost, numbers of weak moves, and use of time.
//
// Pure: the evaluations are passed in, and the engine is not called.
import type { Side } from "../../domain/position";
import { WEAKNESSES, type Weakness } from "../../domain/weakness";
import type { Evaluation, Verdict } from "./review";
import type { Standing } from "./score";

/** An action and the side that played it. */
export interface Played {
  readonly side: Side;
  readonly move: string;
}

function chance(one: Standing, side: Side): number {
  return side === "cho" ? one.cho : 1 - one.cho;
}

/** Returns the winning chance that an action lost, 0 to 1. The engine's own choice loses nothing. */
export function loss({ side, move }: Played, before: Evaluation, after: Evaluation): number {
  if (move === before.best) return 0;
  return Math.max(0, chance(before.standing, side) - chance(after.standing, side));
}

/**
 * Rate at which accuracy falls with the lost winning chance. A loss of 0.1 yields 61 %, and a loss of 0.5 yields 8 %.
 */
const SHARPNESS = 5;

/** Returns the accuracy of one action in percent. */
export function accuracy(lost: number): number {
  return 100 * Math.exp(-SHARPNESS * lost);
}

/** Maximum loss in points that is counted for one action. */
const MOST_POINTS = 13;

function pointsLost({ side, move }: Played, before: Evaluation, after: Evaluation): number | null {
  const [was, is] = [before.standing.what, after.standing.what];
  if (was.kind !== "points" || is.kind !== "points") return null;
  if (move === before.best) return 0;
  const sign = side === "cho" ? 1 : -1;
  return Math.min(MOST_POINTS, Math.max(0, sign * (was.points - is.points)));
}

export interface Summary {
  readonly side: Side;
  /** Mean accuracy of the side's actions, 0 to 100; null if none has been evaluated. */
  readonly accuracy: number | null;
  /** Mean loss per action in Janggi points; null if none has been evaluated in points. */
  readonly pointsLost: number | null;
  readonly counts: Readonly<Record<Weakness, number>>;
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Returns statistics of a side; `moves[n]` leads from `evaluations[n]` to `evaluations[n + 1]`. */
export function summary(
  side: Side,
  moves: readonly Played[],
  evaluations: readonly (Evaluation | null)[],
  verdicts: readonly Verdict[],
): Summary {
  const own = moves.flatMap((move, at) => {
    const [before, after] = [evaluations[at] ?? null, evaluations[at + 1] ?? null];
    return move.side !== side || before === null || after === null ? [] : [{ move, before, after }];
  });
  const points = own.map(({ move, before, after }) => pointsLost(move, before, after));
  const count = (weakness: Weakness): number =>
    verdicts.filter((one) => one.side === side && one.weakness === weakness).length;
  return {
    side,
    accuracy: mean(own.map(({ move, before, after }) => accuracy(loss(move, before, after)))),
    pointsLost: mean(points.filter((one) => one !== null)),
    counts: Object.fromEntries(WEAKNESSES.map((weakness) => [weakness, count(weakness)])) as Summary["counts"],
  };
}

export interface TimeUse {
  readonly total: number;
  readonly mean: number;
  readonly longest: { ply: number; seconds: number };
}

/** Returns a side's total, mean and longest time in seconds; null if none is recorded for it. Plies start at 1. */
export function timeUse(side: Side, moves: readonly Played[], seconds: readonly (number | null)[]): TimeUse | null {
  const own = moves.flatMap((move, at) => {
    const spent = seconds[at] ?? null;
    return move.side !== side || spent === null ? [] : [{ ply: at + 1, seconds: spent }];
  });
  const [first] = own;
  if (first === undefined) return null;
  const total = own.reduce((sum, one) => sum + one.seconds, 0);
  const longest = own.reduce((best, one) => (one.seconds > best.seconds ? one : best), first);
  return { total, mean: total / own.length, longest };
}
