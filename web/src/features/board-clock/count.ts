// Counts the points of a game at a real board from the remaining pieces and Han's bonus.
//
// Pure. Must not depend on pages.
import type { Side } from "../../board";

/** Pieces that are worth points, most valuable first. `number` is the number per side at the start. */
export const PIECES = [
  { role: "r", points: 13, number: 2 },
  { role: "c", points: 7, number: 2 },
  { role: "n", points: 5, number: 2 },
  { role: "b", points: 3, number: 2 },
  { role: "a", points: 3, number: 2 },
  { role: "p", points: 2, number: 5 },
] as const;

export type Counted = (typeof PIECES)[number]["role"];

/** Number of pieces of each kind that a side has left. */
export type Left = Readonly<Record<Counted, number>>;

export const WHOLE: Left = { r: 2, c: 2, n: 2, b: 2, a: 2, p: 5 };

/** Han's usual bonus (덤) in points. */
export const DEOM = 1.5;

export function pointsOf(left: Left): number {
  return PIECES.reduce((sum, { role, points }) => sum + points * left[role], 0);
}

/** Returns the winner by points, including Han's bonus, and the margin; `winner` is null if the points are equal. */
export function decided(pieces: Readonly<Record<Side, number>>, deom: number): { winner: Side | null; margin: number } {
  const margin = pieces.cho - pieces.han - deom;
  return { winner: margin === 0 ? null : margin > 0 ? "cho" : "han", margin: Math.abs(margin) };
}
