// Addresses of pages on a static site, which has one file for each address without values: `/learn` is `learn/`. All
// other pages are opened by the start file, which reads the address from its query: `/lessons/horse` is
// `?at=/lessons/horse`.
import { ADDRESSES } from "./pages.gen";

/** Matches the path, the query and the fragment of an address. */
const PARTS = /^([^?#]*)(?:\?([^#]*))?(.*)$/;

/**
 * Returns whether `janggun site` writes a file for a path (`crates/server/src/pages/site.rs`). The embedded viewer also
 * has one.
 */
function hasFile(path: string): boolean {
  const bare = path.replaceAll(/^\/+|\/+$/g, "");
  if (bare === "embed/analysis") return true;
  const [, pattern] = ADDRESSES.find(([, pattern]) => pattern.test(bare)) ?? [];
  const values = Object.values(pattern?.exec(bare)?.groups ?? {});
  return pattern !== undefined && values.every((value) => value === undefined);
}

/** Returns the address of a page on a static site, relative to the app's path. */
export function onSite(address: string): string {
  const [, path = "", query, fragment = ""] = PARTS.exec(address) ?? [];
  if (hasFile(path)) {
    const folder = path.slice(1).replace(/([^/])$/, "$1/");
    return folder + (query === undefined ? "" : `?${query}`) + fragment;
  }
  const at = encodeURIComponent(path).replaceAll("%2F", "/");
  return `?at=${at}${query === undefined ? "" : `&${query}`}${fragment}`;
}

/** Returns the app's address for a path and query on a static site. */
export function fromSite(path: string, query: string): { path: string; query: string } {
  const at = new URLSearchParams(query).get("at");
  if (at === null) return { path: path.replace(/(?:index\.html)?$/, "").replace(/(.)\/$/, "$1"), query };
  return { path: at, query: query.replace(/^\?at=[^&]*&?/, "?").replace(/^\?$/, "") };
}
