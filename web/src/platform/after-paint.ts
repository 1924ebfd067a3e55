// Work that waits until the user has seen the effect of an action.

/** Maximum delay in ms if nothing is painted, as in a background tab. */
const UNPAINTED_MS = 100;

const INPUTS = ["pointerdown", "keydown"] as const;

/** Calls `task` after the next frame has been painted. */
export function afterPaint(task: () => void): void {
  later(task);
}

/** Calls `task` after the next frame has been painted, but before the reader's next input is handled. */
export function afterPaintOrInput(task: () => void): void {
  const once = later(() => {
    for (const input of INPUTS) removeEventListener(input, once, true);
    task();
  });
  for (const input of INPUTS) addEventListener(input, once, true);
}

/** Schedules `task`. Calling the returned function runs the task now. It runs only once in any case. */
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
