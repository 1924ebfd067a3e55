// Dates in the user's language and time zone.
import { lang } from "./index.svelte";

/** Formats a date, such as `Nov 28, 2026`. */
export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(ms);
}

/**
 * Formats a time for lists: the time of day for today, the day and month for this year, and otherwise the full date.
 */
export function whenOf(ms: number, nowMs: number = Date.now()): string {
  // Non-breaking spaces keep the text on one line.
  return shortly(ms, nowMs).replaceAll(/\s/g, "\u00a0");
}

function shortly(ms: number, nowMs: number): string {
  const [then, now] = [new Date(ms), new Date(nowMs)];
  if (then.toDateString() === now.toDateString())
    return new Intl.DateTimeFormat(lang(), { timeStyle: "short" }).format(ms);
  if (then.getFullYear() !== now.getFullYear()) return dayOf(ms);
  return new Intl.DateTimeFormat(lang(), { month: "short", day: "numeric" }).format(ms);
}
