// @vitest-environment node
import { expect, test } from "vitest";
import { HANDICAPS, HANDICAP_KEYS, pointsGiven } from "./handicaps";
import { leftOut } from "../../domain/setup";

test("handicaps are listed from the smallest, and none gives the general", () => {
  const points = HANDICAP_KEYS.map(pointsGiven);
  expect(points).toEqual([...points].sort((a, b) => a - b));
  for (const key of HANDICAP_KEYS) expect(HANDICAPS[key]).not.toContain("k");
});

test("what is left out follows the setup", () => {
  expect(leftOut("mssm", [], HANDICAPS.horse)).toEqual(["b10"]);
  expect(leftOut("smms", [], HANDICAPS.horse)).toEqual(["c10"]);
  expect(leftOut("msms", [], "bb")).toEqual(["c10", "h10"]);
  expect(leftOut("central", [], HANDICAPS.chariotCannon)).toEqual(["c10", "b8"]);
  expect(leftOut("mssm", ["a7"], HANDICAPS.soldier)).toEqual(["a7", "c7"]);
});
