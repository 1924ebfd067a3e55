// Converts between addresses of the app, such as `/learn`, and addresses for the browser. The latter are under the path
// of the app, and have a different form on a static site (`site-address.ts`).
import { BASE, inBase } from "./base";
import { isSite } from "./site";
import { fromSite, onSite } from "./site-address";

/** An address of the app. Unless empty, `query` starts with `?` and `fragment` with `#`. */
export interface Address {
  path: string;
  query: string;
  fragment: string;
}

/** Returns the browser's address for an address of the app; other links stay unchanged. */
export function linkTo(address: string): string {
  if (!address.startsWith("/")) return address;
  return isSite ? BASE + onSite(address) : inBase(address);
}

/** Returns the full URL for an address of the app, for use outside the browser. */
export const wholeLink = (address: string): string => location.origin + linkTo(address);

/** Returns the app's address for a link; null if it leads out of the app. */
export function addressOf({ origin, pathname, search, hash }: Location | URL): Address | null {
  if (origin !== location.origin || !pathname.startsWith(BASE)) return null;
  const path = `/${pathname.slice(BASE.length)}`;
  return { ...(isSite ? fromSite(path, search) : { path, query: search }), fragment: hash };
}

/** Returns the current address of the app. */
export const here = (): Address => addressOf(location) ?? { path: "/", query: "", fragment: "" };
