// Names of custom rules: those given in this browser, by the game played with them or by the values of the rules.
import { ruleField } from "../../domain/rule-fields";
import { changeOnce, kept, readObject } from "../storage.svelte";
import { catalog, type PresetInfo } from "./catalog";
import { loadHouse, type HouseRules } from "./house-rules";

const KEY = "janggun.house-names";
/** Maximum number of games whose rules' names are stored; the oldest are dropped first. */
const MOST = 300;

/** Fields that are agreed for each game and do not make its rules custom. */
const AGREED: readonly string[] = ["touch", "setup.order", "setup.first"];

/** Stores the name of the custom rules of a game. */
export function keepHouseName(game: string, name: string): void {
  if (name.trim() === "") return;
  changeOnce({ key: KEY, read: readObject }, (before) => {
    const { [game]: _, ...others } = before;
    return Object.fromEntries([...Object.entries(others).slice(1 - MOST), [game, name]]);
  });
}

/** Returns the name of the custom rules of a game that was created in this browser; null if none is known. */
export function houseNameOfGame(game: string): string | null {
  const name = readObject(kept(KEY))[game];
  return typeof name === "string" ? name : null;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function differs(preset: PresetInfo, set: Readonly<Record<string, unknown>>, full: Record<string, unknown>): boolean {
  return preset.fields.some(({ path, value }) => {
    const said = ruleField(full, path);
    // Records of earlier releases lack newer fields.
    return said !== undefined && !AGREED.includes(path) && !same(said, path in set ? set[path] : value);
  });
}

/** Returns whether rules, written out in full, are these custom rules apart from what is agreed for each game. */
export function isHouse({ rules }: HouseRules, full: Record<string, unknown>): boolean {
  const base = catalog.find(rules.base);
  return base !== null && !differs(base, rules.set, full);
}

/** Returns the name of this browser's custom rules if `full` has their values; null otherwise. */
export function houseNameOf(full: Record<string, unknown>): string | null {
  const house = loadHouse();
  return house !== null && house.name.trim() !== "" && isHouse(house, full) ? house.name : null;
}

/** Returns the revision of a preset with the values of `full`, the newest first; null if there is none. */
export function presetOf(full: Record<string, unknown>): PresetInfo | null {
  const revisions = catalog.presets.flatMap((one) => [one, ...(one.earlier ?? [])]);
  const newest = revisions.filter(({ id, ref }) => id === ref);
  return [...newest, ...revisions].find((preset) => !differs(preset, {}, full)) ?? null;
}
