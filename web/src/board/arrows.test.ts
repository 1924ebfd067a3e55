// Tests that arrows between neighbouring points have a visible shaft.
import { beforeEach, expect, test } from "vitest";
import { board, drawn, showBoard } from "./test-board";

beforeEach(() => showBoard());

/** Returns the length of an arrow's shaft in viewBox units. */
async function shaft(from: string, to: string): Promise<number> {
  board.arrows = [{ from, to }];
  await drawn();
  const path = board.shadowRoot?.querySelector(".arrow")?.getAttribute("d") ?? "";
  const [start, end] = [...path.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return start === undefined || end === undefined ? 0 : Math.hypot(end.x - start.x, end.y - start.y);
}

test.each([
  ["e2", "e3"],
  ["e2", "d2"],
  ["e2", "f3"],
  ["a4", "b4"],
])("an arrow to the next point has a shaft longer than its tip: %s%s", async (from, to) => {
  expect(await shaft(from, to)).toBeGreaterThan(45);
});
