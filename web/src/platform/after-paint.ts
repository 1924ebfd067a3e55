// Work that waits until the user has seen the effect of an action.

/** If nothing is painted, as in a background tab, it is not delayed longer than this. */
const UNPAINTED_MS = 100;

const INPUTS = ["pointerdown", "keydown"] as const;

/** Calls `task` after the next frame has been painted. */
export function afterPaint(task: () => void): void {
  later(task);
}

/** Calls `task` after the next frame has been painted, but before the reader's next input, which is to find it done. */
export function afterPaintOrInput(task: () => void): void {
  const once = later(() => {
    for (const input of INPUTS) removeEventListener(input, once, true);
    task();
  });
  for (const input of INPUTS) addEventListener(input, once, true);
}

/** Schedules `task`; calling the result runs it now, and it runs only once. */
function later(task: () => void): () => void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNPAINTED_MS);
  return once;
}
