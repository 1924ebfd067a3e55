// Draws a page that replaces its first picture in pieces, yielding to the browser in between: the picture stays until
// all are drawn.

let isDrawing = false;
let waiting = 0;

/** Starts a new task for what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** From now on a page may be drawn in pieces, until `end`. */
export function beginPieces(): void {
  isDrawing = true;
}

export function endPieces(): void {
  isDrawing = false;
}

/** Whether a piece is still pending. */
export function isIncomplete(): boolean {
  return waiting > 0;
}

/** Promise for a part of a page (`{#await}`): its turn to load, or nothing if the page is drawn at once. */
export function piece(): Promise<void> | undefined {
  if (!isDrawing) return undefined;
  waiting += 1;
  // Each in its own task, in the order of the requests.
  return nextTask().then(() => {
    waiting -= 1;
  });
}
