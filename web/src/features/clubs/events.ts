// Splits club events into upcoming and past ones, and formats their days.
import { lang } from "../../i18n/index.svelte";
import { clubsTexts } from "../../texts/clubs.gen";
import type { ClubEvent } from "../../wire.gen";

/** Formats the local date of a time, such as `2026-11-30`. */
export function dayOn(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Splits events sorted by day. Events from `today` on keep their order; past ones are returned latest first. */
export function split(events: readonly ClubEvent[], today: string): { coming: ClubEvent[]; past: ClubEvent[] } {
  return {
    coming: events.filter(({ day }) => day >= today),
    past: events.filter(({ day }) => day < today).toReversed(),
  };
}

/** Formats a day with its weekday, and with its year if that differs from the year of `today`. */
export function dayText(day: string, today: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const at = new Date(year, month - 1, date);
  const years = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" as const };
  // The weekday is added here, because browsers write it differently with and without a year in Korean.
  return clubsTexts().dayText({
    date: at.toLocaleDateString(lang(), { ...years, month: "long", day: "numeric" }),
    weekday: at.toLocaleDateString(lang(), { weekday: "short" }),
  });
}
