// Defers work until the effect of an action has been painted.

/** Maximum delay in ms, because nothing is painted in a background tab. */
const UNPAINTED_MS = 100;

const INPUTS = ["pointerdown", "keydown"] as const;

/** Calls `task` after the next frame has been painted, or after `UNPAINTED_MS`. */
export function afterPaint(task: () => void): void {
  later(task);
}

/** Like `afterPaint`, but calls `task` before the next key or pointer press is handled, if that comes earlier. */
export function afterPaintOrInput(task: () => void): void {
  const once = later(() => {
    for (const input of INPUTS) removeEventListener(input, once, true);
    task();
  });
  for (const input of INPUTS) addEventListener(input, once, true);
}

/** Schedules `task` and returns a function that runs it at once. The task runs only once in any case. */
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
