// @vitest-environment node
// Tests that the core accepts the rules that the editor makes from any single change to any preset.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import { catalog, type PresetInfo } from "../../platform/rules/catalog";
import { amountOf } from "./amounts";
import { byField, changed, currentValue, fresh, optionsOf, presetValue, rebased } from "./house-edit";
import type { HouseRules } from "../../platform/rules/house-rules";
import { presetName, sourceOf } from "../../platform/words/rule-set-name";
import { movementOf } from "../../domain/rule-fields";

const { presets } = catalog;
let rules: RulesModule;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
});

const revisions = (): PresetInfo[] => presets.flatMap((one) => [one, ...(one.earlier ?? [])]);

/** Returns the fields of rules as the core interprets them; null if it rejects them, empty after other errors. */
function inFull(of: string | HouseRules["rules"]): Record<string, unknown> | null {
  const answer = rules.judge({ rules: typeof of === "string" ? of : { ...of }, in_full: true });
  if (!answer.ok && answer.error.code === "bad_rules") return null;
  return answer.ok ? (answer.rules ?? null) : {};
}

const shown = (house: HouseRules, base: PresetInfo): Record<string, unknown> =>
  Object.fromEntries(base.fields.map(({ path }) => [path, currentValue(house, base, path)]));

test("of every revision the form shows what the core says of it, and saves the same unchanged", () => {
  expect(revisions().length).toBeGreaterThan(presets.length + 10);
  for (const preset of revisions()) {
    const id = `${preset.id}@${preset.revision}`;
    const said = inFull(id);
    expect(catalog.find(id), id).toBe(preset);
    expect(catalog.ref(id), id).toBe(preset.ref);
    expect(catalog.choices(id), id).toContain(preset);
    expect(catalog.find(preset.ref), id).toBe(preset);
    for (const base of [id, preset.ref]) {
      const house: HouseRules = { name: "", rules: { schema: 1, base, set: {} } };
      const opened = byField(house, preset, said ?? {});
      expect(shown(opened, preset), id).toEqual(said);
      expect(opened).toEqual(house);
    }
    expect(fresh(preset, "").rules.base).toBe(id);
    expect(movementOf(preset.full), id).toBe(said?.["movement"]);
    for (const [path, value] of Object.entries(preset.full)) if (path !== "schema") expect(value).toEqual(said?.[path]);
  }
});

test("a revision that is not known has the preset's name and nobody's values", () => {
  settings.lang = "en";
  expect(catalog.find("casual@99")).toBeNull();
  expect(presetName("casual@99")).toBe("Casual (revision 99)");
  expect(presetName("casual@1")).toBe("Casual (revision 1)");
  expect(presetName("casual@3")).toBe("Casual");
  expect(presetName("casual")).toBe("Casual");
});

test("a value that is not the preset's has not its source", () => {
  const full = catalog.find("kja-decisive@1")?.full ?? {};
  for (const id of ["kja-decisive", "kja-decisive@1"]) {
    expect(sourceOf({ id, full }, "pass.double")?.mark ?? "", id).toBe("");
    expect(sourceOf({ id, full }, "deom")?.mark, id).toMatch(/^[ABCSG]$/);
  }
});

test("changes to a part of a field, and what follows from one, are shown as the core reads them", () => {
  const base = presets.find(({ id }) => id === "casual");
  if (base === undefined) throw new Error("no casual");
  const changes = [{ "limit.no_capture_plies.n": 60 }, { "pass.double": "points" }];
  for (const set of changes) {
    const house: HouseRules = { name: "", rules: { schema: 1, base: "casual@3", set } };
    const said = inFull(house.rules);
    const opened = byField(house, base, said ?? {});
    expect(said).not.toBeNull();
    expect(shown(opened, base)).toEqual(said);
    expect(inFull(opened.rules)).toEqual(said);
  }
});

test("every offered change of every preset holds together", () => {
  const broken: string[] = [];
  let tried = 0;
  for (const base of revisions()) {
    for (const { path } of base.fields) {
      for (const value of optionsOf(presets, fresh(base, ""), base, path)) {
        const house = changed(fresh(base, ""), presets, base, path, value);
        const said = inFull(house.rules);
        tried += 1;
        if (said === null) broken.push(`${base.ref} ${path}=${JSON.stringify(value)}`);
        else if (Object.keys(said).length > 0) expect(shown(house, base), base.ref).toEqual(said);
      }
    }
  }
  expect(tried).toBeGreaterThan(1000);
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

test("another base keeps every change that is valid on it, and names the others", () => {
  const isValid = (house: HouseRules): boolean => inFull(house.rules) !== null;
  const kakao = catalog.find("kakao");
  if (kakao === null) throw new Error("no preset");
  const changes: [string, unknown][] = [
    ["deom", 4],
    ["limit.total_plies", null],
    ["pass.double", "draw"],
  ];
  const own = changes.reduce(
    (house, [path, value]) => changed(house, presets, kakao, path, value),
    fresh(kakao, "Own"),
  );
  for (const base of presets) {
    const { house, dropped } = rebased(own, presets, base, isValid);
    expect(house.name).toBe("Own");
    expect(house.rules.base).toBe(`${base.id}@${base.revision}`);
    expect(isValid(house), base.id).toBe(true);
    const kept = Object.keys(own.rules.set).filter((path) => !dropped.includes(path));
    for (const path of kept) expect(currentValue(house, base, path), base.id).toEqual(own.rules.set[path]);
    if (movementOf(base.full) === "janggi") expect(kept, base.id).toContain("deom");
    expect(rebased(house, presets, base, isValid)).toEqual({ house, dropped: [] });
  }
});

test("the core accepts each number of a rule within its range, and refuses those just outside", () => {
  let count = 0;
  for (const base of presets) {
    for (const { path, value } of base.fields) {
      const amount = amountOf(path, value);
      if (amount === null) continue;
      count += 1;
      const { least, most, step } = amount;
      const accepts = (n: number): boolean =>
        inFull({ schema: 1, base: `${base.id}@${base.revision}`, set: { [path]: amount.changedTo(n) } }) !== null;
      expect(amount.changedTo(amount.value), path).toEqual(value);
      expect([least, most].map(accepts), `${base.id} ${path}`).toEqual([true, true]);
      expect([least - step, most + step].map(accepts), `${base.id} ${path}`).toEqual([false, false]);
    }
  }
  expect(count).toBeGreaterThan(10);
});
