// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  SQUARES,
  START_FEN,
  fileOf,
  generalOf,
  isSquare,
  koreanName,
  parseFen,
  rankOf,
  squareAt,
  squareName,
} from "./squares";

test("every one of the 90 points is named once and read back", () => {
  expect(new Set(SQUARES).size).toBe(90);
  for (const square of SQUARES) {
    expect(isSquare(square)).toBe(true);
    expect(squareAt(fileOf(square), rankOf(square))).toBe(square);
  }
  for (const wrong of ["a0", "a11", "j1", "A1", "", "a1b1"]) expect(isSquare(wrong)).toBe(false);
});

test("Korean names count ranks from Han's side, the tenth as 0, and are all different", () => {
  expect(["a1", "e2", "i10", "e9", "a4"].map(koreanName)).toEqual(["01", "95", "19", "25", "71"]);
  expect(new Set(SQUARES.map(koreanName)).size).toBe(90);
  expect(squareName("e2", "korean")).toBe("95");
  expect(squareName("e2", "none")).toBe("e2");
});

describe("parseFen", () => {
  test("reads the start position", () => {
    const pieces = parseFen(`${START_FEN} w - - 0 1`);
    expect(Object.keys(pieces)).toHaveLength(32);
    expect(pieces["e2"]).toEqual({ side: "cho", role: "k" });
    expect(pieces["i10"]).toEqual({ side: "han", role: "r" });
    expect(generalOf(pieces, "han")).toBe("e9");
    expect(generalOf({}, "cho")).toBeNull();
  });

  test("reads h and e like n and b", () => {
    expect(parseFen(START_FEN.replace(/n/g, "h").replace(/B/g, "E"))).toEqual(parseFen(START_FEN));
  });

  test.each([
    "",
    "9/9/9",
    START_FEN.replace("9/9", "9/8"),
    START_FEN.replace("4k4", "4x4"),
    START_FEN.replace("9/9", "91/9"),
  ])("refuses %j", (fen) => expect(() => parseFen(fen)).toThrow(RangeError));
});
