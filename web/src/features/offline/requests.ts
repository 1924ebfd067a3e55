// Which requests the service worker answers; all others go to the server as if it were not there.
import { LEVELS, RULES } from "../../platform/paths";

/** What the caches of the app's versions are called, before the version. */
export const VERSION_PREFIX = "janggun-app-";
/** The cache of the lists that are the same for everybody. */
export const LISTS = "janggun-lists";
/** The engine, which is fetched when somebody asks for it: larger than all the rest. */
export const ENGINE = "/engine.wasm";

/** Whether a cache is one of the app's. */
export function isOurCache(name: string): boolean {
  return name === LISTS || name.startsWith(VERSION_PREFIX);
}

/** Paths of files, each with what is in it. */
export type FileList = [path: string, digest: string][];

/** Lists that are the same for every visitor, and without which no game can be set up. */
export const SHARED: ReadonlySet<string> = new Set([RULES, LEVELS]);

/** Whether a page of the app is opened; the viewer for other sites is another one, and files are no pages. */
export function isPage(mode: RequestMode, path: string): boolean {
  const ofServer = /^\/(?:api|ws|worker|embed|health|metrics)(?:\/|$)/.test(path);
  return mode === "navigate" && !ofServer && !(path.split("/").at(-1) ?? "").includes(".");
}

export function isShared(path: string): boolean {
  return SHARED.has(path);
}

/** Whether a path is a file of the app; those below `assets/` may be of an older version. */
export function isFile(path: string, known: ReadonlyMap<string, string>): boolean {
  return known.has(path) || path.startsWith("/assets/");
}
