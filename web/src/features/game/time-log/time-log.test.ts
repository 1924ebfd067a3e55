// @vitest-environment node
import { expect, test } from "vitest";
import type { ActionView } from "../../../wire.gen";
import { bars, length, timeLog, totalOf } from "./time-log";

function action(token: string, side: "cho" | "han", at_ms: number, more: Partial<ActionView> = {}): ActionView {
  return { token, side, ply: 0, at_ms, spent_ms: null, ...more };
}

const clocked = [
  action("a4a5", "cho", 3_400, { spent_ms: 3_300, credit_ms: 100 }),
  action("offer", "cho", 4_000),
  action("a7a6", "han", 9_400, { spent_ms: 6_000 }),
  action("e2e2", "cho", 10_000, { spent_ms: 520, credit_ms: 80 }),
];

test("thought is what was charged and what was given back; what is no move has no row", () => {
  expect(timeLog(clocked)).toEqual([
    { ply: 1, side: "cho", thoughtMs: 3_400, creditMs: 100, chargedMs: 3_300 },
    { ply: 2, side: "han", thoughtMs: 6_000, creditMs: 0, chargedMs: 6_000 },
    { ply: 3, side: "cho", thoughtMs: 600, creditMs: 80, chargedMs: 520 },
  ]);
  expect(totalOf(timeLog(clocked), "cho")).toEqual({ thoughtMs: 4_000, creditMs: 180, chargedMs: 3_820 });
});

test("without a clock the time between two moves is shown, and of the first nothing is known", () => {
  const rows = timeLog([action("a4a5", "cho", 3_400), action("a7a6", "han", 9_400)]);
  expect(rows.map((row) => [row.thoughtMs, row.chargedMs])).toEqual([
    [null, null],
    [6_000, null],
  ]);
  expect(totalOf(rows, "han")).toEqual({ thoughtMs: 6_000, creditMs: 0, chargedMs: null });
});

test.each([
  [0, "0.0"],
  [3_449, "3.4"],
  [59_960, "1:00.0"],
  [62_500, "1:02.5"],
  [7_200_000, "2:00:00.0"],
])("%d ms are %s", (ms, text) => {
  expect(length(ms)).toBe(text);
});

test("the longest thought reaches the edge of its half", () => {
  const [first, second] = bars(timeLog(clocked), 300, 100);
  expect(second).toMatchObject({ x: 100, y: 50, height: 50 });
  expect(first?.y).toBeCloseTo(50 - (3_400 / 6_000) * 50);
  expect(bars([], 300, 100)).toEqual([]);
});
