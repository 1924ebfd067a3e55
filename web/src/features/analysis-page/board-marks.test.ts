// @vitest-environment node
// Drawings of the review and the engine: the better line fades from move to move, under the engine's arrows.
import { expect, test } from "vitest";
import type { Line } from "../../platform/engine-protocol";
import { drawing } from "./board-marks";

const line = (move: string): Line => ({ move, pv: [move] }) as unknown as Line;

test("the first four moves of the better line are arrows that fade, the first on top", () => {
  const { arrows } = drawing([], [], ["a4b4", "a7b7", "b1c3", "b10c8", "i4h4"]);
  expect(arrows.map(({ from, to }) => from + to)).toEqual(["b10c8", "b1c3", "a7b7", "a4b4"]);
  expect(arrows.every(({ kind }) => kind === "second")).toBe(true);
  const weights = arrows.map(({ weight }) => weight ?? 1);
  expect(weights.at(-1)).toBe(1);
  expect(new Set(weights).size).toBe(weights.length);
  expect([...weights].sort()).toEqual(weights);
});

test("a pass in the better line leaves its arrow out, and is a ring where it comes first", () => {
  expect(drawing([], [], ["e2e2", "a7b7"])).toMatchObject({
    arrows: [{ from: "a7", to: "b7" }],
    marks: [{ square: "e2", kind: "good" }],
  });
  expect(drawing([], [], ["a4b4", "e9e9"]).marks).toEqual([]);
});

test("the engine's arrows and the threat are drawn over the better line", () => {
  const { arrows } = drawing([line("b1c3"), line("h1g3")], [line("a10a4"), null], ["a4b4"]);
  expect(arrows.map(({ kind }) => kind)).toEqual(["second", "second", "main", "threat"]);
  expect(arrows.map(({ from }) => from)).toEqual(["a4", "h1", "b1", "a10"]);
});
