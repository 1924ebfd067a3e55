// The path under which the app is served. The same build works under any path, so the path is found at run time.

declare const __UP__: string;

/**
 * The base path: `/`, or for example `/games/janggun/`.
 *
 * The build inserts the depth of each script below it: one folder for modules of the app, none for service workers.
 * Prerendered first pictures use relative addresses, which work under any path.
 */
export const BASE: string = import.meta.env.DEV
  ? "/"
  : import.meta.env.SSR
    ? "./"
    : new URL(__UP__, import.meta.url).pathname;

/** Returns the address of a file of the app or the server, such as `/rules.wasm`, under the base path. */
export const inBase = (path: string): string => BASE + path.slice(1);

/** Returns the address of a socket under the base path, with scheme and host. */
export function socketAt(path: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${inBase(path)}`;
}
