// Work that waits until the reader has seen what they did.

/** Where nothing is painted, as in a tab in the background, nothing is waited for that long. */
const UNPAINTED_MS = 100;

/** Calls `task` after the next frame has been painted. */
export function afterPaint(task: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNPAINTED_MS);
}
