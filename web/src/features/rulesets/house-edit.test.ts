// @vitest-environment node
// Whatever single field the editor changes in whatever preset, the core takes
// the result: the editor never leads into rules that do not hold together.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { readPresets, type PresetInfo } from "./catalog.svelte";
import { changed, currentValue, fresh, optionsOf, presetValue } from "./house-edit";

let presets: PresetInfo[] = [];
let rules: RulesModule;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
  presets = readPresets(JSON.parse(rules.call("presets")));
});

test("every offered change of every preset holds together", () => {
  const broken: string[] = [];
  let tried = 0;
  for (const base of presets) {
    for (const { path } of base.fields) {
      for (const value of optionsOf(presets, fresh(base, ""), base, path)) {
        const house = changed(fresh(base, ""), presets, base, path, value);
        const answer = rules.judge({ rules: house.rules, moves: [] });
        tried += 1;
        const taken = answer.ok || answer.error.code !== "bad_rules";
        if (!taken) broken.push(`${base.id} ${path}=${JSON.stringify(value)}: ${answer.error.detail}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test("a change back leaves nothing behind", () => {
  const base = presets.find((one) => one.id === "pychess");
  if (base === undefined) throw new Error("no pychess");
  const off = changed(fresh(base, "x"), presets, base, "bikjang.mode", "off");
  expect(Object.keys(off.rules.set).length).toBeGreaterThan(3);
  expect(currentValue(off, base, "bikjang.gate")).toBeNull();
  const back = changed(off, presets, base, "bikjang.mode", presetValue(base, "bikjang.mode"));
  expect(back.rules.set).toEqual({});
});
