// Custom rules stored in this browser, with a name. `rules` has the format of the server and the judge:
// `{"schema":1,"base":"kakao@1","set":{…}}`.

import { changedFields, changeOnce, kept } from "../storage.svelte";

export interface HouseRules {
  name: string;
  rules: { schema: number; base: string; set: Record<string, unknown> };
}

const KEY = "janggun.house";

export function readHouse(text: string | null): HouseRules | null {
  try {
    const value = JSON.parse(text ?? "null") as HouseRules | null;
    const rules = value?.rules;
    return typeof rules?.base === "string" && typeof rules.set === "object" ? value : null;
  } catch {
    return null;
  }
}

export function loadHouse(): HouseRules | null {
  return readHouse(kept(KEY));
}

/** Stores the rules edited from `before`. A field that was changed only in another tab keeps that change. */
export function saveHouse(before: HouseRules | null, house: HouseRules): void {
  changeOnce({ key: KEY, read: readHouse }, (stored) => mergedHouse(before, house, stored));
}

function mergedHouse(before: HouseRules | null, house: HouseRules, stored: HouseRules | null): HouseRules {
  const { base, set } = house.rules;
  // Changes made in another tab are merged only if the base is the same before, after and in storage.
  if (before === null || stored === null || before.rules.base !== base || stored.rules.base !== base) return house;
  const fields = { ...stored.rules.set, ...changedFields(before.rules.set, set) };
  for (const path of Object.keys(before.rules.set)) if (!(path in set)) delete fields[path];
  const name = house.name === before.name ? stored.name : house.name;
  return { name, rules: { ...house.rules, set: fields } };
}
