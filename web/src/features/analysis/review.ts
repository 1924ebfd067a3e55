// Finds the weak moves of a game from the loss of winning chance and points.
//
// Pure: the evaluations are passed in, and the engine is not called.
import type { Side } from "../../domain/position";
import { WEAKNESSES, type Weakness } from "../../domain/weakness";
import type { Standing } from "./score";

/** Minimum loss of winning chance (0 to 1) for each class of weak moves. */
export type Drops = Readonly<Record<Weakness, number>>;
const DROPS: Drops = { dubious: 0.1, mistake: 0.15, blunder: 0.22 };

/** Value of a horse (마) in points. Losing this many is a mistake, even if the winning chance hardly falls. */
const HORSE = 5;
/** Winning chance (0 to 1) below which lost points are ignored. */
const HOPELESS = 0.05;

/** Thresholds for slips in games without weak moves. Such moves count as dubious. */
export const SLIPS: Drops = { dubious: 0.03, mistake: 2, blunder: 2 };

/** Lowest grade with the thresholds of experts: 1단. Lower grades have higher thresholds. */
const EXPERT = 19;
/** Factor applied to the thresholds at the lowest grade, 18급. */
const MOST_LENIENT = 1.8;

/** Returns the thresholds for a grade from 1 (18급) to 27 (9단), or those of experts if it is unknown. */
export function dropsFor(grade: number | null): Drops {
  const below = grade === null ? 0 : Math.max(0, EXPERT - grade) / (EXPERT - 1);
  const factor = 1 + below * (MOST_LENIENT - 1);
  return { dubious: DROPS.dubious * factor, mistake: DROPS.mistake * factor, blunder: DROPS.blunder * factor };
}

/** The engine's evaluation of a position. */
export interface Evaluation {
  standing: Standing;
  /** The best action; null if the game is over. */
  best: string | null;
  pv: string[];
  depth: number;
  nodes: number;
}

export interface Verdict {
  ply: number;
  side: Side;
  weakness: Weakness;
  /** Winning chances of the side that moved, before and after, 0 to 1. */
  before: number;
  after: number;
}

/** Returns the winning chance lost by an action, 0 to 1. */
export const lossOf = ({ before, after }: Verdict): number => before - after;

function chance(one: Standing, side: Side): number {
  return side === "cho" ? one.cho : 1 - one.cho;
}

/** Returns the points that an action lost; 0 unless both evaluations are in points. */
function pointsLost(
  side: Side,
  { standing: { what: was } }: Evaluation,
  { standing: { what: is } }: Evaluation,
): number {
  if (was.kind !== "points" || is.kind !== "points") return 0;
  return side === "cho" ? was.points - is.points : is.points - was.points;
}

/** Classifies the action from `before` to `after`; null if it was not weak. */
export function weigh(
  played: { ply: number; side: Side; move: string },
  before: Evaluation,
  after: Evaluation,
  drops: Drops = DROPS,
): Verdict | null {
  if (played.move === before.best) return null;
  const [was, is] = [chance(before.standing, played.side), chance(after.standing, played.side)];
  const isCostly =
    was >= HOPELESS && was > is && pointsLost(played.side, before, after) >= (HORSE * drops.mistake) / DROPS.mistake;
  const weakness = WEAKNESSES.findLast((one) => was - is >= drops[one] || (isCostly && one === "mistake"));
  return weakness === undefined ? null : { ply: played.ply, side: played.side, weakness, before: was, after: is };
}

/** Returns all weak actions of a game; `moves[n]` leads from `evaluations[n]` to `evaluations[n + 1]`. */
export function review(
  moves: readonly { side: Side; move: string }[],
  evaluations: readonly (Evaluation | null)[],
  drops: Drops = DROPS,
): Verdict[] {
  return moves.flatMap(({ side, move }, at) => {
    const [before, after] = [evaluations[at] ?? null, evaluations[at + 1] ?? null];
    if (before === null || after === null) return [];
    return weigh({ ply: at + 1, side, move }, before, after, drops) ?? [];
  });
}
