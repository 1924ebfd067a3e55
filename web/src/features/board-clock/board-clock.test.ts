// @vitest-environment node
import { expect, test } from "vitest";
import { face, go, newClock, pause, press, tick, type Running } from "./board-clock";

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
  // A press that comes too late does not end anything either.
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
