// The requests that the service worker answers; all others go to the server as if it did not exist.
import { BASE } from "../../platform/base";
import { addressOf } from "../../platform/paths";

/** Another app below another path of the same host has other caches. */
const OWN = `janggun${BASE === "/" ? "-" : BASE}`;
/** Prefix of the caches of the app's versions. */
export const VERSION_PREFIX = `${OWN}app-`;
/** The cache of the lists that are the same for everyone. */
export const LISTS = `${OWN}lists`;
/** The engine, which is fetched on demand: larger than everything else together. */
export const ENGINE = "/engine.wasm";

/** Whether a cache belongs to the app. */
export function isOurCache(name: string): boolean {
  return name === LISTS || name.startsWith(VERSION_PREFIX);
}

/** Paths of files with their hashes. */
export type FileList = [path: string, digest: string][];

/** Lists that are the same for every visitor, and without which a game cannot be set up. Tabs of earlier versions ask for the rules. */
export const SHARED: ReadonlySet<string> = new Set([addressOf("GET /api/rules"), addressOf("GET /api/levels")]);

/** Whether a request opens a page of the app; not the viewer for other sites, and not files. */
export function isPage(mode: RequestMode, path: string): boolean {
  const ofServer = /^\/(?:api|ws|worker|embed|health|metrics)(?:\/|$)/.test(path);
  return mode === "navigate" && !ofServer && !(path.split("/").at(-1) ?? "").includes(".");
}

export function isShared(path: string): boolean {
  return SHARED.has(path);
}

/** Whether a path is a file of the app; those below `assets/` may be from an older version. */
export function isFile(path: string, known: ReadonlyMap<string, string>): boolean {
  return known.has(path) || path.startsWith("/assets/");
}
