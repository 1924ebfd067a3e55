// Converts addresses of the app, such as `/learn`, to addresses for the browser: under the path of the app, and on a
// static site with a file for each. The app itself only uses its own addresses.
import { BASE, inBase } from "./base";
import { isSite } from "./site";
import { fromSite, onSite } from "./site-address";

/** An address of the app. */
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

/** Returns the complete address for other programs and people, with scheme and host. */
export const wholeLink = (address: string): string => location.origin + linkTo(address);

/** Returns the app's address for a link; null if it leads out of the app. */
export function addressOf({ origin, pathname, search, hash }: Location | URL): Address | null {
  if (origin !== location.origin || !pathname.startsWith(BASE)) return null;
  const path = `/${pathname.slice(BASE.length)}`;
  return { ...(isSite ? fromSite(path, search) : { path, query: search }), fragment: hash };
}

/** Returns the current address of the app. */
export const here = (): Address => addressOf(location) ?? { path: "/", query: "", fragment: "" };
