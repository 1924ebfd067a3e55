// Browser operations for tests in browsers that Playwright does not drive here: addresses, scripts in the page, real
// clicks, keys, files and screenshots. Each browser has its own implementation.

/** Keys that tests press, named as in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight';

/** A window with its own cookies and storage. */
export interface Driver {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the primary mouse button at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Selects a file in the file field matched by a selector. */
  choose(selector: string, path: string): Promise<void>;
  /** Returns the window's content as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Machine {
  /** Name and version, for the report. */
  readonly version: string;
  /** Opens a window with its own cookies and storage. */
  window(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Size of the windows in CSS pixels. */
export const SIZE = { width: 1280, height: 860 } as const;
