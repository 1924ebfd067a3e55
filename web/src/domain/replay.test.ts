// @vitest-environment node
import { expect, test } from "vitest";
import { boardAction, generalOf, halfPoints, piecesOfFen, turnOfFen } from "./position";
import { Replay, replay } from "./replay";
import { koreanName as koreanSquare } from "../board/squares";
import { moveText } from "./notation";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

test("the start position has 32 pieces and 72 points a side", () => {
  const pieces = piecesOfFen(START);
  expect(pieces).not.toBeNull();
  if (pieces === null) return;
  expect(Object.keys(pieces).length).toBe(32);
  expect(halfPoints(pieces, "cho")).toBe(144);
  expect(halfPoints(pieces, "han")).toBe(144);
  expect(generalOf(pieces, "cho")).toBe("e2");
  expect(generalOf(pieces, "han")).toBe("e9");
  expect(pieces["b1"]).toEqual({ side: "cho", role: "n" });
});

test.each([
  "",
  "9/9",
  "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNRR w",
  "xnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w",
  "rnba1abn/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w",
])("%j is no FEN", (fen) => {
  expect(piecesOfFen(fen)).toBeNull();
});

test("h and e are read for n and b, b is Han to move", () => {
  const pieces = piecesOfFen(START.replaceAll("n", "h").replaceAll("B", "E"));
  expect(pieces).toEqual(piecesOfFen(START));
  expect(turnOfFen("9 b")).toBe("han");
  expect(turnOfFen(START)).toBe("cho");
});

test.each([
  ["a4b4", { from: "a4", to: "b4" }],
  ["e10e9", { from: "e10", to: "e9" }],
  ["a10b10", { from: "a10", to: "b10" }],
  ["e2e2", "pass"],
  ["pass", "pass"],
  ["0000", "pass"],
  ["@@@@", "pass"],
  ["call", null],
  ["resign:cho", null],
  ["a0b1", null],
  ["a11b1", null],
])("the token %s", (token, action) => {
  expect(boardAction(token)).toEqual(action);
});

// Squares in KJA numbering, as in real records.
test.each([
  ["i4", "79"],
  ["e1", "05"],
  ["e2", "95"],
  ["e9", "25"],
  ["e10", "15"],
  ["a1", "01"],
  ["a2", "91"],
])("%s is written %s", (square, korean) => {
  expect(koreanSquare(square)).toBe(korean);
});

test("frames carry pieces, turns and captures; offers make none", () => {
  const frames = replay(START, ["a4b4", "offer", "i7h7", "b1c3", "pass", "b3b7"]);
  expect(frames.map((f) => f.index)).toEqual([-1, 0, 2, 3, 4, 5]);
  expect(frames.map((f) => f.turn)).toEqual(["cho", "han", "cho", "han", "cho", "han"]);
  expect(frames[4]?.action).toEqual({ kind: "pass", by: "han", square: "e9" });
  expect(frames[5]?.pieces["b7"]).toEqual({ side: "cho", role: "c" });
  const total = frames.map((f) => Object.keys(f.pieces).length);
  expect(total).toEqual([32, 32, 32, 32, 32, 32]);
});

test("moves in each notation", () => {
  const fen = "4k4/9/9/9/9/p8/R8/9/9/4K4 w - - 0 1";
  const [, first, second] = replay(fen, ["a4a5", "e10e10"]).map((f) => f.action);
  expect(first).toBeTruthy();
  if (!first || !second) return;
  expect(moveText(first, "korean", false)).toBe("71차61병");
  expect(moveText(first, "korean", true)).toBe("71차61병 장군");
  expect(moveText(first, "western", true)).toBe("R71x61+");
  expect(moveText(first, "western", true, "janggi", "GAPOWKS")).toBe("W71x61+");
  expect(moveText(first, "uci", false)).toBe("a4a5");
  expect(moveText(second, "korean", false)).toBe("한수쉼");
  expect(moveText(second, "western", false)).toBe("pass");
  expect(moveText(second, "uci", false)).toBe("e10e10");
});

test("a growing, cut or changed game replays as from the start, and keeps what was there", () => {
  const memory = new Replay();
  const games = [
    [],
    ["a4b4"],
    ["a4b4", "offer"],
    ["a4b4", "offer", "i7h7", "b1c3"],
    ["a4b4"],
    ["a4b4", "g7h7"],
    ["c4d4", "g7h7"],
  ];
  for (const tokens of games) {
    expect(memory.frames(START, tokens)).toEqual(replay(START, tokens));
  }
  const before = memory.frames(START, ["c4d4"]);
  const grown = memory.frames(START, ["c4d4", "a7b7"]);
  expect(grown[0]).toBe(before[0]);
  expect(grown[1]).toBe(before[1]);
});
