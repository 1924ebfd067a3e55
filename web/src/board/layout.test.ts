import { describe, expect, test } from "vitest";
import {
  CELL_HEIGHT,
  CELL_WIDTH,
  cellOf,
  layoutOf,
  pathBetween,
  pieceRadius,
  pointOf,
  squareNear,
  squareOf,
} from "./layout";
import { SQUARES } from "./squares";

describe.each([
  ["cho", "uci"],
  ["han", "korean"],
  ["cho", "none"],
  ["han", "none"],
] as const)("a board seen from %s with %s coordinates", (side, coords) => {
  const layout = layoutOf(side, coords);

  test("gives every square its own point inside the board, and finds it again", () => {
    const seen = new Set<string>();
    for (const square of SQUARES) {
      const point = pointOf(layout, square);
      seen.add(`${point.x} ${point.y}`);
      expect(point.x).toBeGreaterThan(pieceRadius("k"));
      expect(layout.width - point.x).toBeGreaterThan(pieceRadius("k"));
      expect(squareOf(layout, cellOf(layout, square))).toBe(square);
      const nudged = { x: point.x + CELL_WIDTH * 0.45, y: point.y - CELL_HEIGHT * 0.45 };
      expect(squareNear(layout, nudged)).toBe(square);
    }
    expect(seen.size).toBe(90);
  });

  test("has no square off the board", () => {
    expect(squareNear(layout, { x: -CELL_WIDTH, y: 200 })).toBeNull();
    expect(squareNear(layout, { x: 200, y: layout.height + CELL_HEIGHT })).toBeNull();
  });
});

test("the viewer's own side is below", () => {
  expect(cellOf(layoutOf("cho", "uci"), "a1")).toEqual({ column: 0, row: 9 });
  expect(cellOf(layoutOf("han", "uci"), "a1")).toEqual({ column: 8, row: 0 });
});

test("cells are a little wider than tall and neighbours never overlap", () => {
  expect(CELL_WIDTH).toBeGreaterThan(CELL_HEIGHT);
  expect(2 * pieceRadius("k")).toBeLessThanOrEqual(CELL_HEIGHT);
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
