// @vitest-environment node
// Tests the selection of moves that keep a result.
import { expect, test } from "vitest";
import type { TableValue } from "../../wire.gen";
import { hasFewPieces, keeping } from "./keeping";

const move = (action: string, value: TableValue) => ({ action, value });
const win = (plies: number | null): TableValue => ({ t: "win", plies });
const loss = (plies: number | null): TableValue => ({ t: "loss", plies });

test("of a win every winning move is kept, the quickest first", () => {
  const moves = [move("a1a2", win(7)), move("a1a3", { t: "draw" }), move("a1a4", win(3))];
  expect(keeping({ value: win(3), moves }).map(({ action }) => action)).toEqual(["a1a4", "a1a2"]);
});

test("of a loss only what holds out longest is kept", () => {
  const moves = [move("a1a2", loss(4)), move("a1a3", loss(8)), move("a1a4", loss(8))];
  expect(keeping({ value: loss(8), moves }).map(({ action }) => action)).toEqual(["a1a3", "a1a4"]);
});

test("of a draw the moves that lose are left out, and unknown ones too", () => {
  const moves = [
    move("a1a2", loss(2)),
    move("a1a3", { t: "draw" }),
    move("a1a4", { t: "unknown", reason: "repetition" }),
  ];
  expect(keeping({ value: { t: "draw" }, moves }).map(({ action }) => action)).toEqual(["a1a3"]);
});

test("only positions with few pieces are asked about", () => {
  expect(hasFewPieces("3ak4/4a4/9/9/9/9/9/9/R3A4/3K1A3 w - - 0 1")).toBe(true);
  expect(hasFewPieces("3ak4/4a4/9/9/9/9/9/9/R3A3C/3K1A3 w - - 0 1")).toBe(false);
});
