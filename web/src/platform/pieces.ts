// Draws a page in parts while its prerendered HTML is shown, and yields to the browser between them.
// `first/replace.ts` replaces the HTML with the page.

let isDrawing = false;
let waiting = 0;

/** Resolves in a new task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Allows a page to be drawn in parts until `endPieces` is called. */
export function beginPieces(): void {
  isDrawing = true;
}

export function endPieces(): void {
  isDrawing = false;
}

/** Returns whether a part is still pending. */
export function isIncomplete(): boolean {
  return waiting > 0;
}

/**
 * Returns a promise that resolves when a part of the page (`{#await}`) is to be drawn. Undefined if the page is drawn
 * as a whole.
 */
export function piece(): Promise<void> | undefined {
  if (!isDrawing) return undefined;
  waiting += 1;
  // Each part is drawn in its own task, in the order of the requests.
  return nextTask().then(() => {
    waiting -= 1;
  });
}
