// @vitest-environment node
import { expect, test } from "vitest";
import { face, go, newClock, type Running } from "../board-clock/board-clock";
import { callFor, type Call } from "./count-aloud";

/** Returns the announcements during a turn, each with its time in seconds. The clock is checked ten times a second. */
function heard(time: Running, seconds: number): [number, Call][] {
  const clock = go(newClock(time, "cho"), 0);
  const period = time.kind === "byoyomi" ? time.period_ms : 0;
  const calls: [number, Call][] = [];
  for (let at = 100; at <= seconds * 1000; at += 100) {
    const call = callFor(face(clock, "cho", at - 100), face(clock, "cho", at), period);
    if (call !== null) calls.push([at / 1000, call]);
  }
  return calls;
}

test("a period is counted by tens, and its last ten seconds one by one", () => {
  const calls = heard({ kind: "byoyomi", main_ms: 5_000, period_ms: 30_000, periods: 2 }, 40);
  expect(calls.slice(0, 4)).toEqual([
    [5, { kind: "periods", n: 2 }],
    [15, { kind: "passed", seconds: 10 }],
    [25, { kind: "passed", seconds: 20 }],
    [26, { kind: "count", n: 1 }],
  ]);
  expect(calls.slice(4, 12).map(([, call]) => call)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ kind: "count", n })),
  );
  expect(calls.slice(12)).toEqual([[35, { kind: "periods", n: 1 }]]);
});

test("the end is said once", () => {
  const calls = heard({ kind: "byoyomi", main_ms: 0, period_ms: 5_000, periods: 1 }, 20);
  expect(calls.filter(([, call]) => call.kind === "out")).toEqual([[5, { kind: "out" }]]);
});

test("without byoyomi the last minute is said and the last ten seconds are counted", () => {
  const calls = heard({ kind: "fischer", main_ms: 65_000, increment_ms: 5_000 }, 66);
  expect(calls[0]).toEqual([5, { kind: "minute" }]);
  expect(calls.slice(1, 10).map(([, call]) => call)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ kind: "count", n })),
  );
  expect(calls.at(-1)).toEqual([65, { kind: "out" }]);
});
