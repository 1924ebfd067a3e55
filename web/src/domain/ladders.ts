// Rating ladders: games with the same variant and speed share a rating.
import { MOVEMENTS, type Movement } from "./movements.gen";

export const SPEEDS = ["bullet", "blitz", "rapid", "classical", "correspondence"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Ladder {
  readonly movement: Movement;
  readonly speed: Speed;
}

/** The default ladder. */
export const USUAL_LADDER: Ladder = { movement: "janggi", speed: "rapid" };

/** Returns the ladder for two codes from an address or the server; null if either is unknown. */
export function ladderOf(movement: string, speed: string): Ladder | null {
  const law = MOVEMENTS.find((one) => one === movement);
  const pace = SPEEDS.find((one) => one === speed);
  return law === undefined || pace === undefined ? null : { movement: law, speed: pace };
}

/** Width of a grade in rating points; the lowest grade ends at `LOWEST_GRADE_TO` (docs/ratings.md). */
export const GRADE_WIDTH = 75;
export const LOWEST_GRADE_TO = 675;
export const GRADES = 27;

/** A rating with a larger deviation is provisional and has no grade (docs/ratings.md). */
const PROVISIONAL_ABOVE = 110;

/** Returns the grade of a rating, from 1 (18급) to 27 (9단); null while the rating is provisional. */
export function gradeOf({ rating, deviation }: { rating: number; deviation: number }): number | null {
  if (deviation > PROVISIONAL_ABOVE) return null;
  return Math.max(1, Math.min(GRADES, Math.ceil((rating - LOWEST_GRADE_TO) / GRADE_WIDTH) + 1));
}

/** Returns the range of ratings of a grade from 1 (18급) to 27 (9단); `null` if an end is open. */
export function ratingsOf(grade: number): { from: number | null; to: number | null } {
  const to = LOWEST_GRADE_TO + (grade - 1) * GRADE_WIDTH;
  return { from: grade === 1 ? null : to - GRADE_WIDTH + 1, to: grade === GRADES ? null : to };
}
