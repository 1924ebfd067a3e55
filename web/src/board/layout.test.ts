// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  cellOf,
  JANGGI_CELL,
  layoutOf,
  pathBetween,
  pieceRadius,
  pointOf,
  RIVER_CELL,
  squareNear,
  squareOf,
} from "./layout";
import { SQUARES } from "./squares";

describe.each([
  ["cho", "uci", "crosses"],
  ["han", "korean", "cells"],
  ["cho", "none", "river"],
  ["han", "none", "crosses"],
  ["han", "korean", "river"],
] as const)("a board seen from %s with %s coordinates and %s", (side, coords, ground) => {
  const layout = layoutOf(side, coords, ground);
  const { width, height } = layout.cell;

  test("takes the same room whatever its cells, with the points in the middle", () => {
    const usual = layoutOf(side, coords, ground === "cells" ? "cells" : "crosses");
    expect([layout.width, layout.height]).toEqual([usual.width, usual.height]);
    const [first, last] = [pointOf(layout, "a1"), pointOf(layout, "i10")];
    expect(first.x + last.x).toBe(layout.width);
    expect(first.y + last.y).toBe(layout.height);
  });

  test("gives every square its own point inside the board, and finds it again", () => {
    const seen = new Set<string>();
    for (const square of SQUARES) {
      const point = pointOf(layout, square);
      seen.add(`${point.x} ${point.y}`);
      expect(point.x).toBeGreaterThan(pieceRadius("k"));
      expect(layout.width - point.x).toBeGreaterThan(pieceRadius("k"));
      expect(squareOf(layout, cellOf(layout, square))).toBe(square);
      const nudged = { x: point.x + width * 0.45, y: point.y - height * 0.45 };
      expect(squareNear(layout, nudged)).toBe(square);
    }
    expect(seen.size).toBe(90);
  });

  test("has no square off the board", () => {
    expect(squareNear(layout, { x: -width, y: 200 })).toBeNull();
    expect(squareNear(layout, { x: 200, y: layout.height + height })).toBeNull();
  });
});

test("the viewer's own side is below", () => {
  expect(cellOf(layoutOf("cho", "uci"), "a1")).toEqual({ column: 0, row: 9 });
  expect(cellOf(layoutOf("han", "uci"), "a1")).toEqual({ column: 8, row: 0 });
});

test("cells are a little wider than tall, on boards with a river square, and neighbours never overlap", () => {
  expect(JANGGI_CELL.width).toBeGreaterThan(JANGGI_CELL.height);
  expect(RIVER_CELL.width).toBe(RIVER_CELL.height);
  for (const { width, height } of [JANGGI_CELL, RIVER_CELL]) {
    expect(2 * pieceRadius("k")).toBeLessThanOrEqual(Math.min(width, height));
  }
  expect(pieceRadius("k")).toBeGreaterThan(pieceRadius("r"));
  expect(pieceRadius("c")).toBeGreaterThan(pieceRadius("p"));
});

test("arrows of horses and elephants bend at their leg (멱), all others are straight", () => {
  const layout = layoutOf("cho", "none");
  const via = (from: string, to: string): (string | null)[] =>
    pathBetween(layout, from, to).map((point) => squareNear(layout, point));
  expect(via("b1", "c3")).toEqual(["b1", "b2", "c3"]);
  expect(via("e5", "c4")).toEqual(["e5", "d5", "c4"]);
  expect(via("g1", "e4")).toEqual(["g1", "g2", "e4"]);
  expect(via("e5", "b7")).toEqual(["e5", "d5", "b7"]);
  expect(via("a1", "a9")).toEqual(["a1", "a9"]);
  expect(via("d1", "f3")).toEqual(["d1", "f3"]);
});
