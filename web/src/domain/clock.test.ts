// @vitest-environment node
import { expect, test } from "vitest";
import { clockFace, countingClock, creditLeft, minutes } from "./clock";
import type { ClockView, TimeControl } from "../wire.gen";

const byoyomi: TimeControl = { kind: "byoyomi", main_ms: 60_000, period_ms: 30_000, periods: 3 };

function clock(change: Partial<ClockView>): ClockView {
  return {
    main_ms: 60_000,
    period_ms: 30_000,
    periods_left: 3,
    running: true,
    runs_from_ms: 1_000,
    ...change,
  };
}

test("a clock that does not run stands still", () => {
  const face = clockFace(clock({ running: false, runs_from_ms: null }), byoyomi, 1_000, 90_000);
  expect(face.text).toBe("1:00");
});

test("main time, then period after period, then the end", () => {
  const at = (ms: number) => clockFace(clock({}), byoyomi, 1_000, 1_000 + ms);
  expect(at(0)).toMatchObject({ text: "1:00", byoyomi: false, periodsLeft: 3, low: false });
  expect(at(59_000)).toMatchObject({ text: "0:01.0", byoyomi: false, low: false });
  expect(at(60_000)).toMatchObject({ text: "30", byoyomi: true, periodsLeft: 3 });
  expect(at(85_000)).toMatchObject({ text: "5", byoyomi: true, periodsLeft: 3, low: true });
  expect(at(91_000)).toMatchObject({ text: "29", byoyomi: true, periodsLeft: 2 });
  expect(at(149_500)).toMatchObject({ text: "1", byoyomi: true, periodsLeft: 1, low: true });
  expect(at(999_000)).toMatchObject({ text: "0", byoyomi: true, periodsLeft: 1 });
});

test("a period in use goes on from where it was", () => {
  const face = clockFace(clock({ main_ms: 0, period_ms: 12_000, periods_left: 1 }), byoyomi, 1_000, 3_000);
  expect(face).toMatchObject({ text: "10", byoyomi: true, periodsLeft: 1 });
});

test("after a restart the clock waits until the server lets it run", () => {
  const face = clockFace(clock({ runs_from_ms: 31_000 }), byoyomi, 1_000, 20_000);
  expect(face.text).toBe("1:00");
});

test("what had passed when the message was written is charged once", () => {
  // The turn started ten seconds before the message, and the server has already subtracted them.
  const face = clockFace(clock({ main_ms: 50_000, runs_from_ms: 1_000 }), byoyomi, 11_000, 12_000);
  expect(face.text).toBe("0:49");
});

test("lag credit is a twentieth of the base time in a game, less what was given", () => {
  const action = { token: "a4a5", ply: 0, at_ms: 0, spent_ms: 100 };
  const actions = [
    { ...action, side: "cho", credit_ms: 400 },
    { ...action, side: "han", credit_ms: 300 },
    { ...action, side: "cho" },
  ] as const;
  expect(creditLeft(byoyomi, actions, "cho")).toBe(7_500 - 400);
  expect(creditLeft({ kind: "fischer", main_ms: 5_000, increment_ms: 0 }, actions, "cho")).toBe(0);
  expect(creditLeft({ kind: "none" }, actions, "cho")).toBe(0);
});

test("without byoyomi the last ten seconds are low", () => {
  const time: TimeControl = { kind: "fischer", main_ms: 60_000, increment_ms: 0 };
  const face = clockFace(clock({ period_ms: 0, periods_left: 0 }), time, 1_000, 52_500);
  expect(face).toMatchObject({ text: "0:08.5", byoyomi: false, low: true });
});

test("correspondence is shown in days and hours, its last hour as any clock", () => {
  const time: TimeControl = { kind: "correspondence", days: 3 };
  const left = (ms: number) => clockFace(clock({ main_ms: ms, period_ms: 0, periods_left: 0 }), time, 1_000, 1_000);
  expect(left(259_200_000).long).toEqual({ unit: "days", days: 3, hours: 0 });
  expect(left(100_000_000).long).toEqual({ unit: "days", days: 1, hours: 3 });
  expect(left(86_399_999).long).toEqual({ unit: "hours", hours: 23, minutes: 59 });
  expect(left(3_599_000)).toMatchObject({ long: null, text: "59:59" });
});

test("minutes", () => {
  expect(minutes(600_000)).toBe("10:00");
  expect(minutes(59_001)).toBe("1:00");
  expect(minutes(0)).toBe("0:00");
});

test("a time for the whole game runs for both, with what is left for the move", () => {
  const time: TimeControl = { kind: "total", total_ms: 1_200_000, move_ms: 20_000 };
  const shared = { main_ms: 90_000, periods_left: 0 };
  const clocks = {
    cho: clock({ ...shared, period_ms: 20_000 }),
    han: clock({ ...shared, period_ms: 20_000, running: false, runs_from_ms: null }),
  };
  for (const side of ["cho", "han"] as const) {
    const at = (ms: number) => clockFace(countingClock(clocks, time, side), time, 1_000, 1_000 + ms);
    expect(at(5_000)).toMatchObject({ text: "1:25", moveLeftMs: 15_000, low: false });
    expect(at(12_000)).toMatchObject({ text: "1:18", moveLeftMs: 8_000, low: true });
  }
  const plain: TimeControl = { kind: "total", total_ms: 1_200_000 };
  expect(clockFace(countingClock(clocks, plain, "han"), plain, 1_000, 86_000)).toMatchObject({
    text: "0:05.0",
    moveLeftMs: null,
    low: true,
  });
  // Clocks that are not shared stay separate, and a shared time has no lag credit.
  expect(countingClock(clocks, byoyomi, "han")).toBe(clocks.han);
  expect(creditLeft(time, [], "cho")).toBe(0);
});
