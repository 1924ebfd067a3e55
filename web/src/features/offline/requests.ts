// Requests that the service worker answers. All others go directly to the server.
import { BASE } from "../../platform/base";
import { addressOf } from "../../platform/paths";

/** Prefix of this app's caches; an app under another path of the same host has another one. */
const OWN = `janggun${BASE === "/" ? "-" : BASE}`;
/** Prefix of the caches of the app's versions. */
export const VERSION_PREFIX = `${OWN}app-`;
/** Cache of lists that are the same for all visitors. */
export const LISTS = `${OWN}lists`;
/** The engine, which is loaded on demand, because it is larger than all other files together. */
export const ENGINE = "/engine.wasm";

/** Returns whether a cache belongs to this app. */
export function isOurCache(name: string): boolean {
  return name === LISTS || name.startsWith(VERSION_PREFIX);
}

/** Paths of files with their hashes. */
export type FileList = [path: string, digest: string][];

/**
 * Lists that are the same for every visitor and are needed to set up a game. Only tabs of earlier versions request the
 * rules.
 */
export const SHARED: ReadonlySet<string> = new Set([addressOf("GET /api/rules"), addressOf("GET /api/levels")]);

/** Returns whether a request opens a page of the app, not the embedded viewer or a file. */
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
