// Draws a page that replaces its first picture in parts, and yields to the browser between them. The picture stays
// until all parts are drawn.

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
 * Returns a promise for a part of a page (`{#await}`) that resolves when the part is to be drawn; undefined if the page
 * is drawn as a whole.
 */
export function piece(): Promise<void> | undefined {
  if (!isDrawing) return undefined;
  waiting += 1;
  // Each part is drawn in its own task, in the order of the requests.
  return nextTask().then(() => {
    waiting -= 1;
  });
}
