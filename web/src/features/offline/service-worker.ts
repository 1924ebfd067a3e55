// Stores the app for offline use.
//
// Each version has its own cache. Open pages keep using their version, and a new one waits until the user accepts it or
// no page of the old one is left. Must not store or serve any visitor's data, only files of the app and the lists of
// rule sets and levels.
/// <reference lib="webworker" />
import { BASE, inBase } from "../../platform/base";
import { ENGINE, isFile, isPage, isShared, LISTS, SHARED, VERSION_PREFIX, type FileList } from "./requests";

/** Paths and hashes of this version's files; inserted by vite.offline.ts. */
declare const __FILES__: FileList;
const FILES = __FILES__;

const worker = self as unknown as ServiceWorkerGlobalScope;
const ON_WISH = new Set([ENGINE]);
/** Number of older versions whose caches are kept for pages that are still open. */
const KEPT_VERSIONS = 2;
/** Maximum time in ms to wait for a list from the server if an older one is available. */
const PATIENCE_MS = 4000;

const digestOf = new Map(FILES);
/** Path of the HTML page served at every address, the only one in the list. */
const PAGE = FILES.find(([path]) => path.endsWith(".html"))?.[0] ?? "";

async function digest(text: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const version = digest(new TextEncoder().encode(JSON.stringify(FILES)));
const ownCache = async (): Promise<Cache> => caches.open(VERSION_PREFIX + (await version));

/** Returns whether a response contains this version's file. The server may already have a newer one. */
async function isOurs(path: string, answer: Response): Promise<boolean> {
  return answer.ok && (await digest(await answer.clone().arrayBuffer())) === digestOf.get(path);
}

/** Stores one file of this version. Assets that are already in a cache are copied from there. */
async function take(path: string, into: Cache): Promise<void> {
  const place = inBase(path);
  const known = path.startsWith("/assets/") ? await caches.match(place) : undefined;
  if (known !== undefined) return into.put(place, known);
  const answer = await fetch(place, { cache: "no-cache", credentials: "omit" });
  if (!(await isOurs(path, answer))) throw new Error(`${path} is of another version`);
  await into.put(place, answer);
}

async function install(): Promise<void> {
  const cache = await ownCache();
  const waiting = FILES.map(([path]) => path).filter((path) => !ON_WISH.has(path));
  // Three at a time, because a loading page has priority.
  const next = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await take(path, cache);
  };
  await Promise.all([next(), next(), next()]);
  // The page may have requested the lists before this worker was active, so they are not cached yet.
  const lists = await caches.open(LISTS);
  await Promise.all([...SHARED].map((path) => lists.add(inBase(path)).catch(() => undefined)));
  // If an older version has stored the engine, this one does too.
  for (const path of ON_WISH) {
    const had = await caches.match(inBase(path));
    if (had === undefined) continue;
    if (await isOurs(path, had)) await cache.put(inBase(path), had);
    else await take(path, cache).catch(() => undefined);
  }
}

async function activate(): Promise<void> {
  const own = VERSION_PREFIX + (await version);
  const older = (await caches.keys()).filter((name) => name.startsWith(VERSION_PREFIX) && name !== own);
  for (const name of older.slice(0, Math.max(0, older.length - KEPT_VERSIONS))) await caches.delete(name);
  await worker.clients.claim();
}

/** Returns a file of the app, from a cache if possible. The engine is cached once it has been loaded. */
async function file(request: Request, path: string): Promise<Response> {
  const cache = await ownCache();
  const place = inBase(path);
  const kept = (await cache.match(place)) ?? (path.startsWith("/assets/") ? await caches.match(place) : undefined);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (ON_WISH.has(path) && (await isOurs(path, answer))) await cache.put(place, answer.clone());
  return answer;
}

async function page(request: Request): Promise<Response> {
  const kept = await (await ownCache()).match(inBase(PAGE));
  if (kept === undefined) return fetch(request);
  // Links in the page are relative to the app's root, but the page is served at any address under it.
  const html = (await kept.text()).replaceAll('="./', `="${BASE}`);
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(html, { headers });
}

/** Returns a shared list from the server, or the cached one if the request fails or takes too long. */
async function shared(request: Request): Promise<Response> {
  const cache = await caches.open(LISTS);
  const kept = await cache.match(request);
  const signal = kept === undefined ? undefined : AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(request, signal === undefined ? {} : { signal });
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (kept !== undefined) return kept;
    throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
/** Whether the user has disabled offline use. Open pages then continue without this worker. */
let ended = false;

worker.addEventListener("message", (event) => {
  if (event.data === "begin") void worker.skipWaiting();
  if (event.data === "end") ended = true;
});
worker.addEventListener("fetch", (event) => {
  if (ended) return;
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const path = url.pathname.slice(BASE.length - 1);
  if (isPage(request.mode, path)) event.respondWith(page(request));
  else if (isShared(path)) event.respondWith(shared(request));
  else if (isFile(path, digestOf)) event.respondWith(file(request, path));
});
