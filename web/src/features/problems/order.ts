// The shuffled order of problems. It differs between browsers, and stays the same from visit to visit.
import { Shared } from "../../platform/storage.svelte";

const seed = new Shared<number | null>({
  key: "janggun.problem-order",
  read: (text) => (text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null),
});
// Chosen when the module is loaded, because state must not change during rendering. If it cannot be stored, the order
// only lasts until the page is reloaded.
const drawn = seed.change((known) => known ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) ?? 0;
seed.close();

/** Returns the seed of the order in this browser. */
export const orderSeed = (): number => drawn;

/** Returns a problem's position in the order for a seed: a hash of id and seed (FNV-1a with additional mixing). */
export function placeOf(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
