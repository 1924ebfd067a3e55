// Loads the problem of the day without loading the whole list.
import { files, length } from "virtual:daily-problems";
import { DAYS, placeOfDay } from "./daily";
import type { Problem } from "./problem";

/** Returns the problem of a day; null if it could not be loaded. */
export async function problemOfDay(day: number): Promise<Problem | null> {
  const place = placeOfDay(day, length);
  const answer = await fetch(files[Math.floor(place / DAYS)] ?? "").catch(() => null);
  if (answer?.ok !== true) return null;
  return ((await answer.json()) as Problem[])[place % DAYS] ?? null;
}
