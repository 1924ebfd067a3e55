// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readPresets, type PresetInfo } from "../platform/rules/catalog.svelte";
import { pointsCount } from "./rule-fields";
import { RulesModule } from "../platform/rules-module";

let presets: readonly PresetInfo[];

beforeAll(async () => {
  const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../public/rules.wasm")));
  presets = readPresets(JSON.parse(rules.call("presets")));
});

test("points are shown where they decide something", () => {
  const without = presets.filter(({ full }) => !pointsCount(full)).map(({ id }) => id);
  expect(without.sort()).toEqual(["chesswar", "vchess", "xiangqi"]);
});

test("house rules on Chess War may count points", () => {
  const chessWar = presets.find(({ id }) => id === "chesswar")?.full ?? {};
  expect(pointsCount({ ...chessWar, "pass.double": "points" })).toBe(true);
  expect(pointsCount({ ...chessWar, deom: 3 })).toBe(true);
  expect(pointsCount({ ...chessWar, "limit.low_points": { points: 10 } })).toBe(true);
  expect(pointsCount({ ...chessWar, movement: "xiangqi", deom: 3 })).toBe(false);
});
