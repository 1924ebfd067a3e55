// @vitest-environment node
import { expect, test } from "vitest";
import { catalog } from "../platform/rules/catalog";
import { pointsCount } from "./rule-fields";

test("points are shown where they decide something", () => {
  const without = catalog.presets.filter(({ full }) => !pointsCount(full)).map(({ id }) => id);
  expect(without.sort()).toEqual(["chesswar", "vchess", "xiangqi"]);
});

test("house rules on Chess War may count points", () => {
  const chessWar = catalog.presets.find(({ id }) => id === "chesswar")?.full ?? {};
  expect(pointsCount({ ...chessWar, "pass.double": "points" })).toBe(true);
  expect(pointsCount({ ...chessWar, deom: 3 })).toBe(true);
  expect(pointsCount({ ...chessWar, "limit.low_points": { points: 10 } })).toBe(true);
  expect(pointsCount({ ...chessWar, movement: "xiangqi", deom: 3 })).toBe(false);
});
