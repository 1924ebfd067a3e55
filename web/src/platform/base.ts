// The path below which the app lies. The same build is served below any path, so it is found when the app runs.

declare const __UP__: string;

/**
 * `/`, or `/games/janggun/` below a path. The build says how far a script lies below it: modules of the app in a folder,
 * service workers in none. First pictures are drawn for any path.
 */
export const BASE: string = import.meta.env.DEV
  ? "/"
  : import.meta.env.SSR
    ? "./"
    : new URL(__UP__, import.meta.url).pathname;

/** Address of a file of the app, or of the server: `/rules.wasm` below this path. */
export const inBase = (path: string): string => BASE + path.slice(1);

/** The same for a socket, with scheme and host. */
export function socketAt(path: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${inBase(path)}`;
}
