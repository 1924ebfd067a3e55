// Requests that the service worker handles, and names of its caches. All other requests go directly to the server.
import { BASE } from "../../platform/base";
import { addressOf } from "../../platform/paths";

/** Prefix of this app's caches. A copy of the app at another path on the same host has a different prefix. */
const OWN = `janggun${BASE === "/" ? "-" : BASE}`;
/** Prefix of the caches with the app's files, one for each version. */
export const VERSION_PREFIX = `${OWN}app-`;
/** Cache of lists that are the same for all visitors. */
export const LISTS = `${OWN}lists`;
/** Path of the engine, which is only loaded on demand because of its size. */
export const ENGINE = "/engine.wasm";

/** Returns whether a cache belongs to this app. */
export function isOurCache(name: string): boolean {
  return name === LISTS || name.startsWith(VERSION_PREFIX);
}

/** Paths of files with their hashes. */
export type FileList = [path: string, digest: string][];

/** Lists that are the same for every visitor. Only tabs with an earlier version of the app request the rules. */
export const SHARED: ReadonlySet<string> = new Set([addressOf("GET /api/rules"), addressOf("GET /api/levels")]);

/** Returns whether a request opens a page of the app, rather than the embedded viewer, a file or a server endpoint. */
export function isPage(mode: RequestMode, path: string): boolean {
  const ofServer = /^\/(?:api|ws|worker|embed|health|metrics)(?:\/|$)/.test(path);
  return mode === "navigate" && !ofServer && !(path.split("/").at(-1) ?? "").includes(".");
}

export function isShared(path: string): boolean {
  return SHARED.has(path);
}

/** Returns whether a path is a file of the app. Files under `assets/` may be from an older version. */
export function isFile(path: string, known: ReadonlyMap<string, string>): boolean {
  return known.has(path) || path.startsWith("/assets/");
}
