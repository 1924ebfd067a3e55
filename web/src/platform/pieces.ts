// A page that replaces its first picture is drawn in pieces, with time for the browser between them: the picture stays until
// all are there.

let isDrawing = false;
let waiting = 0;

/** A task of its own for what follows. */
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

/** Whether a piece is still to be drawn. */
export function isIncomplete(): boolean {
  return waiting > 0;
}

/** What a piece of a page waits for with `{#await}`: its turn; nothing where the page is drawn at once. */
export function piece(): Promise<void> | undefined {
  if (!isDrawing) return undefined;
  waiting += 1;
  // Each in its own task, in the order in which they were asked for.
  return nextTask().then(() => {
    waiting -= 1;
  });
}
