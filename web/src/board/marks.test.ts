// Tests of the text and position of the seal for a check, and of the general turned over after a pass.
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { cellOf, layoutOf, pieceRadius, pointOf, squareOf } from "./layout";
import { sealPlace } from "./marks";
import { RANKS } from "./squares";
import { board, drawn, showBoard } from "./test-board";
import type { Piece, Square } from "./types";

beforeEach(() => showBoard());

const PALACES = ["d1", "e1", "f1", "d2", "e2", "f2", "d3", "e3", "f3"].flatMap((square) => [
  square,
  `${square.charAt(0)}${11 - Number(square.slice(1))}`,
]);
/** Half the size of a seal with five Latin letters, such as `Check`. */
const HALF = { width: 49, height: 19 };

test("the seal lies on a free side of the general if there is one, and else over a piece of its own", () => {
  const neighbour = fc.constantFrom<"none" | "own" | "enemy">("none", "own", "enemy");
  fc.assert(
    fc.property(
      fc.constantFrom(...PALACES),
      fc.constantFrom("cho", "han"),
      fc.constantFrom("crosses", "river", "cells"),
      fc.tuple(neighbour, neighbour, neighbour, neighbour),
      (general, side, ground, around) => {
        const layout = layoutOf(side, "korean", ground);
        const { column, row } = cellOf(layout, general);
        const sides = [
          [0, -1],
          [0, 1],
          [-1, 0],
          [1, 0],
        ] as const;
        const pieces: Record<Square, Piece> = { [general]: { side: "cho", role: "k" } };
        const inside = sides.filter(([, along]) => row + along >= 0 && row + along < RANKS);
        for (const [at, [across, along]] of sides.entries()) {
          const what = around[at];
          if (what === undefined || what === "none" || !inside.some((one) => one === sides[at])) continue;
          const square = squareOf(layout, { column: column + across, row: row + along });
          pieces[square] = { side: what === "own" ? "cho" : "han", role: "r" };
        }
        const here = pointOf(layout, general);
        const { dx, dy } = sealPlace(layout, { pieces }, general);
        const hidden = Object.entries(pieces).filter(([square]) => {
          const { x, y } = pointOf(layout, square);
          const radius = square === general ? 0 : pieceRadius("r");
          return (
            Math.abs(x - here.x - dx) < HALF.width + radius * 0.7 &&
            Math.abs(y - here.y - dy) < HALF.height + radius * 0.7
          );
        });
        const free = inside.length > Object.keys(pieces).length - 1;
        if (free) expect(hidden).toEqual([]);
        const hasOwn = Object.entries(pieces).some(([square, piece]) => square !== general && piece.side === "cho");
        if (hasOwn) for (const [, piece] of hidden) expect(piece.side).toBe("cho");
      },
    ),
  );
});

test("the seal says check, and at mate says mate, also to those who hear the board", async () => {
  const seal = (): string => board.shadowRoot?.querySelector(".seal-text")?.textContent ?? "";
  const heard = (): string => board.shadowRoot?.querySelector(".aloud")?.textContent ?? "";
  board.check = "e9";
  await drawn();
  expect(seal()).toBe("장군");
  board.checkKind = "mate";
  board.lastMove = { from: "a3", to: "a4" };
  await drawn();
  expect(seal()).toBe("외통");
  expect(heard()).toContain("외통");
});

test("a general that passed lies turned over until the next move", async () => {
  const turned = (): (string | null)[] =>
    [...(board.shadowRoot?.querySelectorAll(".turned-over") ?? [])].map((piece) => piece.getAttribute("class"));
  expect(turned()).toEqual([]);
  board.lastMove = { pass: "e9" };
  await drawn();
  expect(turned()).toHaveLength(1);
  expect(turned()[0]).toContain("han");
  board.pieceSet = "pictogram";
  await drawn();
  expect(turned(), "drawn with other pieces").toHaveLength(1);
  board.lastMove = { from: "a1", to: "a2" };
  await drawn();
  expect(turned()).toEqual([]);
});
