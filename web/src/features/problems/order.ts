// The order in which a visitor meets problems: mixed, another one for everybody, and the same at every visit.
import { keep, kept } from "../../platform/settings.svelte";

const KEY = "janggun.problem-order";

let own: number | null = null;

/** The visitor's number, drawn once and kept in this browser. */
export function orderSeed(): number {
  const stored = Number(kept(KEY) ?? Number.NaN);
  if (Number.isInteger(stored)) return stored;
  // Where nothing can be kept, the order lasts as long as the page.
  own ??= crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  keep(KEY, own);
  return own;
}

/** Where a problem stands in the order of a seed: a hash of both (FNV-1a, with its bits stirred once more). */
export function placeOf(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
