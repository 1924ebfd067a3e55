// The path under which the app is served. The same build works under any path, so the path is found at run time.

declare const __UP__: string;

/**
 * The base path: `/`, or for example `/games/janggun/`.
 *
 * The build inserts the path from each script to the base path: `..` for the app's modules, `.` for scripts in the
 * root, such as the service worker. Prerendered HTML uses relative addresses instead.
 */
export const BASE: string = import.meta.env.DEV
  ? "/"
  : import.meta.env.SSR
    ? "./"
    : new URL(__UP__, import.meta.url).pathname;

/** Returns the address of a path such as `/rules.wasm` under the base path. */
export const inBase = (path: string): string => BASE + path.slice(1);

/** Returns the full address of a WebSocket under the base path. */
export function socketAt(path: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${inBase(path)}`;
}
