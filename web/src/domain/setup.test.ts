// @vitest-environment node
import { expect, test } from "vitest";
import { army, arranging, fromSeat, nextToChoose, SETUPS, wingsOf } from "./setup";
import { halfPoints, piecesOfFen } from "./position";

test("every setup is a whole army of 72 points", () => {
  for (const side of ["cho", "han"] as const) {
    for (const code of SETUPS) {
      const pieces = army(side, code);
      expect(Object.keys(pieces).length).toBe(16);
      expect(halfPoints(pieces, side)).toBe(144);
    }
  }
});

test("inner elephants for both is the usual start", () => {
  const start = piecesOfFen("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w");
  expect({ ...army("cho", "mssm"), ...army("han", "mssm") }).toEqual(start);
});

test("codes are absolute: left elephant for Cho is elephants on b and g", () => {
  expect(army("cho", "smsm")["b1"]?.role).toBe("b");
  expect(army("cho", "smsm")["g1"]?.role).toBe("b");
  expect(army("han", "smsm")["b10"]?.role).toBe("b");
  expect(army("han", "smsm")["g10"]?.role).toBe("b");
});

test("Han reads its code backwards", () => {
  expect(fromSeat("smsm", "han")).toBe("msms");
  expect(fromSeat("msms", "han")).toBe("smsm");
  expect(fromSeat("mssm", "han")).toBe("mssm");
  expect(fromSeat("central", "han")).toBe("central");
  expect(fromSeat("smsm", "cho")).toBe("smsm");
});

test("the wings of a setup spell its code as its own side reads it, without the pieces of a handicap", () => {
  for (const side of ["cho", "han"] as const) {
    for (const code of SETUPS.filter((one) => one !== "central")) {
      const letters = wingsOf(side, code).map((piece) => (piece?.role === "n" ? "m" : piece?.role === "b" ? "s" : "?"));
      expect(letters.join("")).toBe(fromSeat(code, side));
      expect(wingsOf(side, code).every((piece) => piece?.side === side)).toBe(true);
    }
  }
  expect(wingsOf("han", "mssm", ["b10"]).map((piece) => piece?.role ?? null)).toEqual(["n", "b", "b", null]);
});

test("while setting up, horses and elephants stand only where they were chosen or are tried", () => {
  const board = arranging({ cho: null, han: "smms" }, {});
  expect(board["b10"]?.role).toBe("b");
  expect(board["b1"]).toBeUndefined();
  expect(board["a1"]?.role).toBe("r");
  expect(arranging({ cho: null, han: "hidden" }, { cho: "msms" })["b10"]).toBeUndefined();
});

test("a handicap is off the board while setting up, before and after the choice", () => {
  const waiting = arranging({ cho: null, han: null }, {}, ["a10", "b8"]);
  expect(waiting["a10"]).toBeUndefined();
  expect(waiting["b8"]).toBeUndefined();
  expect(waiting["i10"]?.role).toBe("r");
  expect(waiting["a1"]?.role).toBe("r");
  expect(arranging({ cho: null, han: "mssm" }, {}, ["a10"])["a10"]).toBeUndefined();
  expect(Object.keys(army("han", "mssm", ["a10", "i10"])).length).toBe(14);
});

test("whose choice is waited for depends on who chooses first", () => {
  expect(nextToChoose("cho", { cho: null, han: null })).toBe("cho");
  expect(nextToChoose("cho", { cho: "mssm", han: null })).toBe("han");
  expect(nextToChoose("han", { cho: null, han: null })).toBe("han");
  expect(nextToChoose("han", { cho: null, han: "mssm" })).toBe("cho");
  expect(nextToChoose(null, { cho: null, han: "hidden" })).toBe("cho");
});
