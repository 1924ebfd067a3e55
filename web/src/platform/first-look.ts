// The end of the first look at a page, after which the rest may load: it then no longer slows down what the visitor
// sees or presses first.

const LOOK_MS = 1_500;

/** Resolves some time after the page has been loaded, or as soon as it is scrolled. */
export function firstLook(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => resolve();
    addEventListener("scroll", done, { once: true, passive: true });
    const wait = (): void => void setTimeout(done, LOOK_MS);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}
