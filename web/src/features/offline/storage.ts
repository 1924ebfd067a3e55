// Stores the app on this device for offline use, measures the stored data and removes them.
//
// Must not touch the visitor's data. Records and analyses are in the browser's database, not here.
import { BASE, inBase } from "../../platform/base";
import { changeOnce, kept, type Form } from "../../platform/storage.svelte";
import { ENGINE, isOurCache } from "./requests";

/** Storage key of the visitor's choice about offline storage. */
const KEY = "janggun.offline";
const wish: Form<boolean | null> = { key: KEY, read: (text) => (text === null ? null : text === "true") };

/** Sizes of the stored data in bytes; null if nothing is stored. */
export interface Stored {
  app: number | null;
  engine: number | null;
}

/** Returns whether the browser can store the app, which requires HTTPS or localhost. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** Returns whether the app should be stored. If the browser's data saver is on, the user must request it. */
export function isWished(): boolean {
  const said = kept(KEY);
  if (said !== null) return said === "true";
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true;
}

export async function stored(): Promise<Stored> {
  const sum: Stored = { app: null, engine: null };
  // A file shared by two versions is counted twice, because it is stored twice.
  for (const name of (await caches.keys()).filter(isOurCache)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const part = new URL(request.url).pathname === inBase(ENGINE) ? "engine" : "app";
      const size = (await (await cache.match(request))?.blob())?.size ?? 0;
      sum[part] = (sum[part] ?? 0) + size;
    }
  }
  return sum;
}

/** Size of the engine in bytes; inserted by the build. */
declare const __ENGINE_BYTES__: number;
export const ENGINE_BYTES = __ENGINE_BYTES__;

/** Makes the service worker load and store the engine. Returns false if it is not stored; rejects when offline. */
export async function keepEngine(): Promise<boolean> {
  const answer = await fetch(inBase(ENGINE));
  await answer.arrayBuffer();
  return (await caches.match(inBase(ENGINE))) !== undefined;
}

export async function removeEngine(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOurCache)) await (await caches.open(name)).delete(inBase(ENGINE));
}

/** Enables offline storage. */
export async function keepApp(): Promise<void> {
  changeOnce(wish, () => true);
  await navigator.serviceWorker.register(inBase("/sw.js"));
}

/** Disables offline storage and removes the app's caches. */
export async function removeApp(): Promise<void> {
  changeOnce(wish, () => false);
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  // Open pages keep the worker until they are closed, so it is told not to store anything more.
  registration?.active?.postMessage("end");
  await registration?.unregister();
  for (const name of (await caches.keys()).filter(isOurCache)) await caches.delete(name);
}

export function megabytes(bytes: number, tag: string): string {
  return `${(bytes / 1e6).toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}
