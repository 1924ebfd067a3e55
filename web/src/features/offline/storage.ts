// What of the app is kept on this device for times without a network: how much, and doing without it.
//
// Must not: touch what belongs to the visitor. Records and analyses are in the browser's database, not here.
import { changeOnce, kept, type Form } from "../../platform/storage.svelte";
import { ENGINE, isOurCache } from "./requests";

/** Kept once the visitor wants nothing kept. */
const KEY = "janggun.offline";
const wish: Form<boolean | null> = { key: KEY, read: (text) => (text === null ? null : text === "true") };

/** Bytes of what is kept; null where it is not. */
export interface Stored {
  app: number | null;
  engine: number | null;
}

/** Whether the browser can keep anything at all: on HTTPS and on this very device only. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** Whether the app shall be kept; who pays for every byte, or wants to save them, has to say so. */
export function isWished(): boolean {
  const said = kept(KEY);
  if (said !== null) return said === "true";
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true;
}

export async function stored(): Promise<Stored> {
  const sum: Stored = { app: null, engine: null };
  // A file that two versions share counts twice: it is stored twice.
  for (const name of (await caches.keys()).filter(isOurCache)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const part = new URL(request.url).pathname === ENGINE ? "engine" : "app";
      const size = (await (await cache.match(request))?.blob())?.size ?? 0;
      sum[part] = (sum[part] ?? 0) + size;
    }
  }
  return sum;
}

/** Bytes that the engine takes on the device; written by the build. */
declare const __ENGINE_BYTES__: number;
export const ENGINE_BYTES = __ENGINE_BYTES__;

/** Has the service worker fetch the engine and keep it; false where that did not work. */
export async function keepEngine(): Promise<boolean> {
  const answer = await fetch(ENGINE);
  await answer.arrayBuffer();
  return (await caches.match(ENGINE)) !== undefined;
}

export async function removeEngine(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOurCache)) await (await caches.open(name)).delete(ENGINE);
}

/** Keeps the app from now on. */
export async function keepApp(): Promise<void> {
  changeOnce(wish, () => true);
  await navigator.serviceWorker.register("/sw.js");
}

/** Removes all that is kept, and keeps nothing from now on. */
export async function removeApp(): Promise<void> {
  changeOnce(wish, () => false);
  const registration = await navigator.serviceWorker.getRegistration("/");
  // Open pages keep it until they are closed: it must not keep anything meanwhile.
  registration?.active?.postMessage("end");
  await registration?.unregister();
  for (const name of (await caches.keys()).filter(isOurCache)) await caches.delete(name);
}

/** Bytes as people read them. */
export function megabytes(bytes: number, tag: string): string {
  return `${(bytes / 1e6).toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}
