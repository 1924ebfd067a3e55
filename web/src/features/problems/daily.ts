// The problem of the day. The start page only loads the file for `DAYS` days, not the whole list.
import { levelOf } from "./problem.ts";

/** Number of consecutive days whose problems are in one file. */
export const DAYS = 32;

/** Returns the number of days since 1970 in the visitor's time zone. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** Returns the problems of medium difficulty, or all if there are none, in the order of the days. */
export function inDailyOrder<T extends { readonly difficulty: number }>(entries: readonly T[]): T[] {
  const medium = entries.filter(({ difficulty }) => levelOf(difficulty) === "medium");
  const from = medium.length > 0 ? medium : entries;
  // Problems of consecutive days are far apart in the collection, and none repeats before all have been used.
  const step = stride(from.length);
  return from.flatMap((_, at) => from[(at * step) % from.length] ?? []);
}

/** Returns the index of a day's problem in an order of this length. */
export function placeOfDay(day: number, length: number): number {
  return ((day % length) + length) % length;
}

export function daily<T extends { readonly difficulty: number }>(entries: readonly T[], day: number): T | null {
  const order = inDailyOrder(entries);
  return order[placeOfDay(day, order.length)] ?? null;
}

/** Returns the smallest number from about 0.618 × `length` upwards that is coprime to `length`. */
function stride(length: number): number {
  let step = Math.max(1, Math.floor(length * 0.618));
  while (greatestCommonDivisor(step, length) > 1) step += 1;
  return step;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
