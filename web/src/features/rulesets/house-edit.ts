// Custom rules as changes to a preset, as made with the fields of the editor.
//
// Must not validate rules; the core does.
import { FIELD_CODES } from "../../domain/movements.gen";
import type { PresetInfo } from "../../platform/rules/catalog";
import { concerns, movementOf } from "../../domain/rule-fields";
import type { HouseRules } from "../../platform/rules/house-rules";

/** Fields that have no effect unless bikjang can end a game. */
const BIKJANG = [
  "bikjang.gate",
  "bikjang.general_capture",
  "bikjang.accept",
  "bikjang.nonresolving_step",
  "bikjang.in_check",
  "bikjang.resolve_by",
] as const;

const values = new WeakMap<PresetInfo, ReadonlyMap<string, unknown>>();

export function presetValue(preset: PresetInfo, path: string): unknown {
  let known = values.get(preset);
  if (known === undefined) {
    known = new Map(preset.fields.map((field) => [field.path, field.value]));
    values.set(preset, known);
  }
  return known.get(path) ?? null;
}

/** Returns the effective value of a field: the changed value, or else the preset's. */
export function currentValue(house: HouseRules, base: PresetInfo, path: string): unknown {
  return path in house.rules.set ? house.rules.set[path] : presetValue(base, path);
}

export function fresh(base: PresetInfo, name: string): HouseRules {
  return { name, rules: { schema: 1, base: `${base.id}@${base.revision}`, set: {} } };
}

/**
 * Returns the same rules with one change for each field that differs from the preset. `full` has the fields as
 * interpreted by the core.
 */
export function byField(house: HouseRules, base: PresetInfo, full: Readonly<Record<string, unknown>>): HouseRules {
  const changed = base.fields.filter(({ path, value }) => path in full && !same(full[path], value));
  const set = Object.fromEntries(changed.map(({ path }) => [path, full[path]]));
  return { ...house, rules: { ...house.rules, set } };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns whether points may decide a game. If so, no position is dead. */
function pointsDecide(house: HouseRules, base: PresetInfo): boolean {
  // The result of a stopped game does not count; see `dead_or_on_points` in crates/janggi.
  const fields = base.fields.filter(({ path }) => path !== "stopped");
  return fields.some(({ path }) => JSON.stringify(currentValue(house, base, path)).includes('"points'));
}

/**
 * Returns `house` with one field changed and the fields that depend on it adjusted. If bikjang cannot end a game, its
 * fields are cleared; otherwise missing ones are copied from a preset.
 */
export function changed(
  house: HouseRules,
  presets: readonly PresetInfo[],
  base: PresetInfo,
  path: string,
  value: unknown,
): HouseRules {
  const set: Record<string, unknown> = { ...house.rules.set, [path]: value };
  if (path === "bikjang.mode") {
    const ends = value === "draw" || value === "points";
    const own = presetValue(base, "bikjang.accept") !== null;
    const model = own ? base : presets.find((one) => presetValue(one, "bikjang.mode") === value);
    for (const field of BIKJANG) {
      const before = currentValue(house, base, field);
      if (!ends) set[field] = null;
      else if (before === null && model !== undefined) set[field] = presetValue(model, field);
    }
  }
  if (path === "bikjang.accept" && value !== null) {
    if (value === "any_nonresolving_action") set["bikjang.nonresolving_step"] = "ends_game";
    else if (value === "immediate") {
      set["bikjang.nonresolving_step"] = null;
      set["bikjang.resolve_by"] = null;
    } else if (
      !["illegal", "legal"].includes(
        String(currentValue({ ...house, rules: { ...house.rules, set } }, base, "bikjang.nonresolving_step")),
      )
    ) {
      set["bikjang.nonresolving_step"] = "illegal";
    }
    if (
      value !== "immediate" &&
      currentValue({ ...house, rules: { ...house.rules, set } }, base, "bikjang.resolve_by") === null
    ) {
      set["bikjang.resolve_by"] = "any";
    }
  }
  if (path === "draw_offer") {
    set["draw_offer.result"] = value === "never" ? null : (currentValue(house, base, "draw_offer.result") ?? "draw");
  }
  if (path === "setup.order") {
    const first = { han_first_visible: "han", cho_first_visible: "cho", swap_moves: "cho", piece_by_piece: "han" }[
      String(value)
    ];
    set["setup.first"] = first ?? null;
  }
  const next = { ...house, rules: { ...house.rules, set } };
  if (pointsDecide(next, base) && currentValue(next, base, "dead_position") !== "off") set["dead_position"] = "off";
  for (const field of Object.keys(set)) {
    if (same(set[field], presetValue(base, field))) delete set[field];
  }
  return { ...house, rules: { ...house.rules, set } };
}

/**
 * Returns the same changes on another preset, without those that do not apply there, and the paths of the latter.
 * `isValid` asks the core.
 */
export function rebased(
  house: HouseRules,
  presets: readonly PresetInfo[],
  base: PresetInfo,
  isValid: (house: HouseRules) => boolean,
): { house: HouseRules; dropped: string[] } {
  let next = fresh(base, house.name);
  const movement = movementOf(base.full);
  let left = Object.entries(house.rules.set).filter(([path]) => concerns(path, movement));
  // A change may only be valid after another one, so the rest is tried again as long as one fits.
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter(([path, value]) => {
      if (same(currentValue(next, base, path), value)) return false;
      const tried = changed(next, presets, base, path, value);
      const fits = same(currentValue(tried, base, path), value) && isValid(tried);
      if (fits) next = tried;
      return !fits;
    });
  }
  // A later change may have undone an earlier one.
  const dropped = Object.entries(house.rules.set)
    .filter(([path, value]) => !same(currentValue(next, base, path), value))
    .map(([path]) => path);
  return { house: next, dropped };
}

/**
 * Returns the possible values of a field, given the values of the others. Composite values are limited to those that a
 * preset uses.
 */
export function optionsOf(
  presets: readonly PresetInfo[],
  house: HouseRules,
  base: PresetInfo,
  path: string,
): unknown[] {
  if (currentValue(house, base, path) === null && !path.startsWith("limit.") && path !== "league_score") {
    return [null]; // has no effect with the current values of other fields
  }
  const movement = movementOf(base.full);
  if (path === "movement" || !concerns(path, movement)) return [currentValue(house, base, path)];
  const codes = FIELD_CODES[path] ?? [];
  if (codes.length === 0 || path === "perpetual_check") return valuesInUse([...presets, base], path);
  const order = currentValue(house, base, "setup.order");
  if (path === "setup.first" && order !== "swap_moves" && order !== "piece_by_piece") {
    return [order === "cho_first_visible" ? "cho" : "han"];
  }
  const accept = currentValue(house, base, "bikjang.accept");
  if (path === "bikjang.nonresolving_step") {
    return accept === "any_nonresolving_action" ? ["ends_game"] : ["illegal", "legal"];
  }
  if (path === "dead_position" && pointsDecide(house, base)) return ["off"];
  // Only Xiangqi has a single fixed start, and it forbids passes.
  if (path === "setup.allowed") return codes.filter((one) => one !== "of_the_law");
  if (path === "pass.allowed") {
    return codes.filter((one) => (one === "never") === (movement === "xiangqi"));
  }
  return [...codes];
}

/** Returns the distinct values of a field in the presets, in the order of the presets. */
export function valuesInUse(presets: readonly PresetInfo[], path: string): unknown[] {
  const found = new Map<string, unknown>();
  for (const preset of presets) {
    const value = presetValue(preset, path);
    found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}
