// Which games share a rating: those of one law of movement at one speed.
import { MOVEMENTS, type Movement } from "./movements.gen";

export const SPEEDS = ["bullet", "blitz", "rapid", "classical", "correspondence"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Ladder {
  readonly movement: Movement;
  readonly speed: Speed;
}

/** Where somebody looks who has not said which. */
export const USUAL_LADDER: Ladder = { movement: "janggi", speed: "rapid" };

/** The ladder that two words of an address or of the server name, or null. */
export function ladderOf(movement: string, speed: string): Ladder | null {
  const law = MOVEMENTS.find((one) => one === movement);
  const pace = SPEEDS.find((one) => one === speed);
  return law === undefined || pace === undefined ? null : { movement: law, speed: pace };
}

/** A grade is this wide, in rating points, and the lowest ends at `LOWEST_GRADE_TO` (docs/ratings.md). */
export const GRADE_WIDTH = 75;
export const LOWEST_GRADE_TO = 675;
export const GRADES = 27;

/** The ratings that a grade from 1 (18급) to 27 (9단) stands for; `null` where it has no end. */
export function ratingsOf(grade: number): { from: number | null; to: number | null } {
  const to = LOWEST_GRADE_TO + (grade - 1) * GRADE_WIDTH;
  return { from: grade === 1 ? null : to - GRADE_WIDTH + 1, to: grade === GRADES ? null : to };
}
