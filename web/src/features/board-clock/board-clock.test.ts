// @vitest-environment node
import { expect, test } from "vitest";
import { face, go, moveLeft, newClock, pause, press, stop, tick, type Running } from "./board-clock";
import { readClockChoices } from "./choices";
import { decided, pointsOf, WHOLE } from "./count";

const BYOYOMI: Running = { kind: "byoyomi", main_ms: 10_000, period_ms: 30_000, periods: 3 };
const FISCHER: Running = { kind: "fischer", main_ms: 60_000, increment_ms: 5_000 };

test("time runs for the side to move only, and a press hands it over", () => {
  let clock = go(newClock(BYOYOMI, "cho"), 1_000);
  expect(face(clock, "cho", 4_000).leftMs).toBe(7_000);
  expect(face(clock, "han", 4_000).leftMs).toBe(10_000);
  expect(press(clock, "han", 4_000)).toBe(clock);
  clock = press(clock, "cho", 4_000);
  expect([clock.turn, clock.moves.cho, clock.left.cho.mainMs]).toEqual(["han", 1, 7_000]);
  expect(face(clock, "han", 5_000).leftMs).toBe(9_000);
});

test("a period is lost only when it is used up whole, and is whole again after a move", () => {
  let clock = go(newClock(BYOYOMI, "cho"), 0);
  expect(face(clock, "cho", 10_000)).toEqual({ leftMs: 30_000, byoyomi: true, periods: 3, out: false });
  expect(face(clock, "cho", 39_999)).toEqual({ leftMs: 1, byoyomi: true, periods: 3, out: false });
  expect(face(clock, "cho", 40_000)).toEqual({ leftMs: 30_000, byoyomi: true, periods: 2, out: false });
  clock = press(clock, "cho", 65_000);
  expect(clock.left.cho).toEqual({ mainMs: 0, periods: 2 });
  clock = press(clock, "han", 66_000);
  expect(face(clock, "cho", 66_000)).toEqual({ leftMs: 30_000, byoyomi: true, periods: 2, out: false });
});

test("the last period used up ends the time of that side for good", () => {
  const clock = go(newClock(BYOYOMI, "cho"), 0);
  expect(tick(clock, 99_999).out).toBeNull();
  const over = tick(clock, 100_000);
  expect([over.out, over.since]).toEqual(["cho", null]);
  expect(press(over, "cho", 100_001)).toBe(over);
  expect(go(over, 100_001)).toBe(over);
  // A press at the exact end is too late.
  expect(press(clock, "cho", 100_000).out).toBe("cho");
});

test("time added per move is added after the move", () => {
  let clock = go(newClock(FISCHER, "cho"), 0);
  clock = press(clock, "cho", 20_000);
  expect(clock.left.cho.mainMs).toBe(45_000);
  expect(tick(clock, 80_000).out).toBe("han");
});

test("a pause takes nobody's time", () => {
  let clock = pause(go(newClock(FISCHER, "cho"), 0), 20_000);
  expect(face(clock, "cho", 500_000).leftMs).toBe(40_000);
  expect(press(clock, "cho", 500_000)).toBe(clock);
  clock = go(clock, 500_000);
  expect(face(clock, "cho", 510_000).leftMs).toBe(30_000);
});

const HALL: Running = { kind: "total", total_ms: 60_000 };

test("a time for the whole game is one for both, and stops the game at one moment", () => {
  let clock = go(newClock(HALL, "cho"), 0);
  clock = press(clock, "cho", 20_000);
  clock = press(clock, "han", 45_000);
  for (const side of ["cho", "han"] as const) expect(face(clock, side, 50_000).leftMs).toBe(10_000);
  expect(tick(clock, 59_999).stopped).toBe(false);
  // A press at the exact end is too late.
  const over = press(clock, "cho", 60_000);
  expect([over.stopped, over.out, over.since, over.moves.cho]).toEqual([true, null, null, 1]);
  expect(go(over, 60_001)).toBe(over);
  expect(press(over, "cho", 60_001)).toBe(over);
});

test("a pause takes nothing of the time for the whole game, and time can be called at any moment", () => {
  const paused = pause(go(newClock(HALL, "cho"), 0), 10_000);
  expect(face(paused, "han", 500_000).leftMs).toBe(50_000);
  for (const clock of [paused, go(newClock(BYOYOMI, "cho"), 0)]) {
    const over = stop(clock, 5_000);
    expect([over.stopped, over.since]).toEqual([true, null]);
    expect(stop(over, 9_000)).toBe(over);
  }
});

test("a move that takes too long loses before the time of the game is up", () => {
  const time: Running = { ...HALL, move_ms: 20_000 };
  const rows: readonly [number, number, boolean, string | null][] = [
    // Columns: time of the first press, time of the check, stopped, loser on time.
    [19_999, 39_998, false, null],
    [19_999, 39_999, false, "han"],
    [10_000, 90_000, false, "han"],
  ];
  for (const [first, at, stopped, out] of rows) {
    const clock = tick(press(go(newClock(time, "cho"), 0), "cho", first), at);
    expect([clock.stopped, clock.out], `${first} ${at}`).toEqual([stopped, out]);
  }
  let clock = go(newClock(time, "cho"), 0);
  for (const at of [15_000, 30_000, 45_000]) clock = press(clock, clock.turn, at);
  expect(moveLeft(clock, 50_000)).toBe(15_000);
  expect(tick(clock, 60_000)).toMatchObject({ stopped: true, out: null });
  // If the times for the move and for the game run out together, the game is stopped.
  expect(tick(go(newClock({ ...HALL, move_ms: 60_000 }, "cho"), 0), 60_000)).toMatchObject({
    stopped: true,
    out: null,
  });
});

test("stored choices of the clock are read, also those of earlier versions", () => {
  const hall = { time: HALL, heard: "beeps" };
  expect(readClockChoices(JSON.stringify(hall))).toEqual({ ...hall, boards: 1 });
  expect(readClockChoices('{"time":{"kind":"fischer","main_ms":60000,"increment_ms":0}}').time.kind).toBe("fischer");
  for (const bad of ['{"time":{"kind":"total"}}', '{"time":{"kind":"days"}}', "{"])
    expect(readClockChoices(bad).time.kind).toBe("byoyomi");
});

test("points decide with the bonus, and a tie needs a bonus without a half", () => {
  expect(pointsOf(WHOLE)).toBe(72);
  const rows: readonly [number, number, number, string | null, number][] = [
    // Columns: points of Cho's and Han's pieces, bonus, winner, margin.
    [72, 72, 1.5, "han", 1.5],
    [41, 39, 1.5, "cho", 0.5],
    [40, 39, 1.5, "han", 0.5],
    [40, 40, 0, null, 0],
  ];
  for (const [cho, han, deom, winner, margin] of rows) expect(decided({ cho, han }, deom)).toEqual({ winner, margin });
});
