// Tests that dates in lists are as short as possible without being ambiguous.
import { beforeEach, expect, test } from "vitest";
import { settings } from "../platform/settings.svelte";
import { whenOf } from "./dates";

const NOW = new Date(2026, 10, 28, 20, 15).getTime();
const at = (year: number, month: number, day: number): number => new Date(year, month - 1, day, 9, 5).getTime();

beforeEach(() => {
  settings.lang = "ko";
});

test.each([
  [at(2026, 11, 28), /^\S+\s9:05$/],
  [at(2026, 11, 27), /^11월\s27일$/],
  [at(2025, 11, 28), /^2025\.\s11\.\s28\.$/],
])("a time of today, a day of this year and a date of another: %i", (ms, text) => {
  expect(whenOf(ms, NOW)).toMatch(text);
});
