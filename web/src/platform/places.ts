// Between addresses of the app, such as `/learn`, and where the browser finds them: below the path of the app, and on a site
// of files with a file for each. The app speaks addresses; only what the browser is given goes through here.
import { BASE, inBase } from "./base";
import { isSite } from "./site";
import { fromSite, onSite } from "./site-address";

/** An address of the app. */
export interface Address {
  path: string;
  query: string;
  fragment: string;
}

/** What a link to an address of the app says; other links stay as they are. */
export function linkTo(address: string): string {
  if (!address.startsWith("/")) return address;
  return isSite ? BASE + onSite(address) : inBase(address);
}

/** The same for other programs and people: with scheme and host. */
export const wholeLink = (address: string): string => location.origin + linkTo(address);

/** The address of the app that a link means; null if it leads out of the app. */
export function addressOf({ origin, pathname, search, hash }: Location | URL): Address | null {
  if (origin !== location.origin || !pathname.startsWith(BASE)) return null;
  const path = `/${pathname.slice(BASE.length)}`;
  return { ...(isSite ? fromSite(path, search) : { path, query: search }), fragment: hash };
}

/** The address at which the app is. */
export const here = (): Address => addressOf(location) ?? { path: "/", query: "", fragment: "" };
