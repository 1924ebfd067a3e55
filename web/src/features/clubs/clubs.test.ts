// @vitest-environment node
// Clubs: texts, the division into upcoming and past events, and the format of days.
import { expect, test } from "vitest";
import { settings } from "../../platform/settings.svelte";
import { expectTexts } from "../../i18n/text-laws";
import { CLUBS_TEXTS } from "../../texts/clubs.gen";
import type { ClubEvent } from "../../wire.gen";
import { dayOn, dayText, split } from "./events";

const event = (day: string): ClubEvent => ({ id: day, day, title: "", place: "", note: "" });
const days = (events: readonly ClubEvent[]): string[] => events.map(({ day }) => day);

test("every language has every text", () => {
  expectTexts(CLUBS_TEXTS, { least: 60, argument: (name) => (name === "n" ? 2 : "종로") });
});

test("events are split at today, which is still to come", () => {
  const events = ["2025-12-31", "2026-11-29", "2026-11-30", "2026-12-01"].map(event);
  const { coming, past } = split(events, "2026-11-30");
  expect(days(coming)).toEqual(["2026-11-30", "2026-12-01"]);
  expect(days(past)).toEqual(["2026-11-29", "2025-12-31"]);
});

test("a day is local, and has a year only if it is another one", () => {
  expect(dayOn(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(dayText("2026-12-05", "2026-11-30")).not.toMatch(/2026/);
  expect(dayText("2027-01-05", "2026-11-30")).toMatch(/2027/);
  // The weekday has the same form with and without a year.
  for (const [lang, texts] of [
    ["ko", ["1월 5일(월)", "2027년 1월 5일(화)"]],
    ["en", ["Mon, January 5", "Tue, January 5, 2027"]],
    ["nl", ["ma 5 januari", "di 5 januari 2027"]],
  ] as const) {
    settings.lang = lang;
    expect(["2026-01-05", "2027-01-05"].map((day) => dayText(day, "2026-11-30"))).toEqual(texts);
  }
});
