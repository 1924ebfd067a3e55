// The problem of a day. The start page fetches the few of some weeks, and not the list of all.
import { levelOf } from "./problem.ts";

/** Problems of consecutive days that are one file. */
export const DAYS = 32;

/** The number of the day in the visitor's time zone. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** The problems of the days, the same for everyone with this collection: neither too easy nor too hard. */
export function inDailyOrder<T extends { readonly difficulty: number }>(entries: readonly T[]): T[] {
  const medium = entries.filter(({ difficulty }) => levelOf(difficulty) === "medium");
  const from = medium.length > 0 ? medium : entries;
  // Consecutive days are far apart in the collection, and none repeats before all have had their turn.
  const step = stride(from.length);
  return from.flatMap((_, at) => from[(at * step) % from.length] ?? []);
}

/** The place of a day in an order of this length. */
export function placeOfDay(day: number, length: number): number {
  return ((day % length) + length) % length;
}

export function daily<T extends { readonly difficulty: number }>(entries: readonly T[], day: number): T | null {
  const order = inDailyOrder(entries);
  return order[placeOfDay(day, order.length)] ?? null;
}

/** About the golden ratio of `length`, and coprime to it. */
function stride(length: number): number {
  let step = Math.max(1, Math.floor(length * 0.618));
  while (greatestCommonDivisor(step, length) > 1) step += 1;
  return step;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
