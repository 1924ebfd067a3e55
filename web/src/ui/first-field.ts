// The focus of a dialog that has just been opened: its first field or choice instead of its close button, which a
// typed space would press.

const FIELDS = [
  ":is(input:not([type=hidden], [type=file]), select, textarea):not(:disabled, [readonly])",
  "[role=tab][aria-selected=true]",
].join(", ");

/** Returns the first field of a dialog, or the chosen tab. In a group of radio buttons, it is the chosen one. */
function firstField(dialog: Element): HTMLElement | undefined {
  const fields = [...dialog.querySelectorAll<HTMLElement>(FIELDS)];
  const [first] = fields;
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first;
  return fields.find((one) => one instanceof HTMLInputElement && one.name === first.name && one.checked) ?? first;
}

/**
 * Moves the focus to the first field of an open dialog, as soon as there is one. Parts of a dialog may be loaded later.
 * Does nothing once the user has pressed anything. Returns a function that stops waiting.
 */
export function focusFirst(dialog: HTMLElement): () => void {
  const observer = new MutationObserver(move);
  const stop = (): void => observer.disconnect();
  function move(): void {
    const field = firstField(dialog);
    if (field === undefined) return;
    stop();
    field.focus({ preventScroll: true });
  }
  observer.observe(dialog, { childList: true, subtree: true });
  for (const kind of ["keydown", "pointerdown"]) dialog.addEventListener(kind, stop, { capture: true, once: true });
  move();
  return stop;
}
