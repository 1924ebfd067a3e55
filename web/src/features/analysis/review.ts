// The weak moves of a game: by how much they lowered the chance of the side that played them.
//
// Pure. Must not: search.
import type { Side } from "../../domain/position";
import { WEAKNESSES, type Weakness } from "../../domain/weakness";
import type { Standing } from "./score";

/** The minimum lost chance (0..1) of each class. */
const DROPS: Record<Weakness, number> = { dubious: 0.1, mistake: 0.15, blunder: 0.22 };

/** The engine's evaluation of the position after `ply` actions. */
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
  /** Chances of the side that moved, before and after, 0..1. */
  before: number;
  after: number;
}

function chance(one: Standing, side: Side): number {
  return side === "cho" ? one.cho : 1 - one.cho;
}

/** The class of the action from `before` to `after`; null if it was not weak. */
export function weigh(
  played: { ply: number; side: Side; move: string },
  before: Evaluation,
  after: Evaluation,
): Verdict | null {
  if (played.move === before.best) return null;
  const [was, is] = [chance(before.standing, played.side), chance(after.standing, played.side)];
  const weakness = WEAKNESSES.findLast((one) => was - is >= DROPS[one]);
  return weakness === undefined ? null : { ply: played.ply, side: played.side, weakness, before: was, after: is };
}

/** All weak actions of a game; `moves[n]` leads from `evaluations[n]` to `evaluations[n + 1]`. */
export function review(
  moves: readonly { side: Side; move: string }[],
  evaluations: readonly (Evaluation | null)[],
): Verdict[] {
  return moves.flatMap(({ side, move }, at) => {
    const [before, after] = [evaluations[at] ?? null, evaluations[at + 1] ?? null];
    if (before === null || after === null) return [];
    return weigh({ ply: at + 1, side, move }, before, after) ?? [];
  });
}
