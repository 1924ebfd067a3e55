// Interface for driving installed browsers that Playwright cannot drive. Each browser has its own implementation.

/** Supported keys, named as in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight';

/** A window with its own cookies and storage. */
export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value, which must be representable in JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the primary mouse button at a point in the page's viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Selects a file in the file input that matches `selector`. */
  choose(selector: string, path: string): Promise<void>;
  /** Returns a screenshot of the window as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Machine {
  /** Version or user agent, printed at the start. */
  readonly version: string;
  window(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Size of the windows in CSS pixels. */
export const SIZE = { width: 1280, height: 860 } as const;
