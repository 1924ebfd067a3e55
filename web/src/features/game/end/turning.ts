// Finds the turning point of a game: the exchange that changed the points most in the winner's favour.
import { halfPoints, opposite, type Side } from "../../../domain/position";
import type { Frame } from "../../../domain/replay";

export interface Turning {
  /** Ply of the first capture of the exchange. */
  readonly ply: number;
  /** Side that gained points. */
  readonly side: Side;
  readonly points: number;
}

/** Minimum gain in points of a turning point: the value of a guard or an elephant. */
const LEAST = 3;

/**
 * Returns the exchange that gained most for `winner`, or for either side if there is no winner. Null if none gained
 * enough.
 */
export function turningPoint(frames: readonly Frame[], winner: Side | null): Turning | null {
  let best: Turning | null = null;
  for (const { first, last } of exchanges(frames)) {
    const gain = balance(frames, last) - balance(frames, first - 1);
    const side: Side = gain > 0 ? "cho" : "han";
    const points = Math.abs(gain);
    if (points < LEAST || (winner !== null && side !== winner)) continue;
    if (best === null || points > best.points) best = { ply: first, side, points };
  }
  return best;
}

/** Returns Cho's lead in points on the board. */
function balance(frames: readonly Frame[], ply: number): number {
  const pieces = frames[ply]?.pieces ?? {};
  return (halfPoints(pieces, "cho") - halfPoints(pieces, opposite("cho"))) / 2;
}

/** Returns the runs of consecutive captures, by their first and last plies. */
function exchanges(frames: readonly Frame[]): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  frames.forEach(({ action }, ply) => {
    if (action?.kind !== "step" || action.captured === null) return;
    const run = found.at(-1);
    if (run?.last === ply - 1) run.last = ply;
    else found.push({ first: ply, last: ply });
  });
  return found;
}
