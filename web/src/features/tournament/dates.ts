// Formats event dates in the user's language. Text that is not a date is shown as the director typed it.
import { lang } from "../../i18n/index.svelte";

const DATE = /^\s*(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\s*\.?\s*$/;

/** Formats dates such as `2026-11-29` or `2026. 11. 29.` in full; returns any other text unchanged. */
export function dateText(text: string): string {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1).map(Number);
  const date = new Date(year, month - 1, day);
  const isDate = year > 0 && date.getMonth() === month - 1 && date.getDate() === day;
  return isDate ? date.toLocaleDateString(lang(), { dateStyle: "long" }) : text;
}

/** Returns the time of day in the form `1432`, for names of files. */
export const clockTime = (now = new Date()): string =>
  `${String(now.getHours()).padStart(2, "0")}${String(now.getMinutes()).padStart(2, "0")}`;

/** Returns today's date in the form `2026-11-29`. */
export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the date and place of an event; empty if the director has entered neither. */
export const whenAndWhere = ({ date, place }: { date?: string; place?: string }): string =>
  [date === undefined ? "" : dateText(date), place ?? ""].filter((text) => text !== "").join(" · ");
