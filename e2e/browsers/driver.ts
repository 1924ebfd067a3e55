// What a test needs of a browser that Playwright does not drive here: an address, the page's own script, real clicks,
// keys, files and pictures. Each browser implements it in a file of its own.

/** Keys that tests press, by their names in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight';

/** One window with cookies and storage of its own. */
export interface Driver {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and gives its value, which has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the first mouse button at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file in the file field that a selector finds. */
  choose(selector: string, path: string): Promise<void>;
  /** The window's content as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Machine {
  /** Its name and version, for the report. */
  readonly version: string;
  /** Opens a window that shares nothing with the others. */
  window(): Promise<Driver>;
  stop(): Promise<void>;
}

/** The size of the windows in CSS pixels. */
export const SIZE = { width: 1280, height: 860 } as const;
