// Delays the loading of secondary content, so that it does not slow down the first view or the first press.

const LOOK_MS = 1_500;

/** Resolves `LOOK_MS` after the page has loaded, or as soon as it is scrolled. */
export function firstLook(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => resolve();
    addEventListener("scroll", done, { once: true, passive: true });
    const wait = (): void => void setTimeout(done, LOOK_MS);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}
