// The order of problems for a visitor: shuffled, different for each visitor, and the same at every visit.
import { Shared } from "../../platform/storage.svelte";

const seed = new Shared<number | null>({
  key: "janggun.problem-order",
  read: (text) => (text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null),
});
// Chosen once, before anything is rendered, because state must not change during rendering. If it cannot be stored, the
// order lasts as long as the page.
const drawn = seed.change((known) => known ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) ?? 0;
seed.close();

/** Returns the visitor's seed, stored in this browser. */
export const orderSeed = (): number => drawn;

/** Returns a problem's position in the order for a seed: a hash of id and seed (FNV-1a with additional mixing). */
export function placeOf(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
