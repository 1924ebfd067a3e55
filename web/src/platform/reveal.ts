// Scrolls the result of a press into view.
//
// This module must not move the page if the result is already visible.
import { tick } from "svelte";

/**
 * Scrolls an element into view after Svelte has updated the page. Does nothing if at least the fraction `enough` of it
 * is visible.
 *
 * An element taller than the window is aligned with the top of the window. Call this function in event handlers, or
 * attach it to elements that appear after a press (`{@attach reveal}`).
 */
export function reveal(element: Element | null | undefined, enough = 1): void {
  if (element == null) return;
  void tick().then(() => {
    if (!element.isConnected) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen >= height * enough) return;
    element.scrollIntoView({ block: height > innerHeight ? "start" : "nearest" });
  });
}

/**
 * Returns an attachment for an element whose content changes after a press elsewhere. The element is scrolled into view
 * when `what` changes and less than half of the element is visible.
 */
export function revealOn(what: () => unknown): (element: Element) => void {
  let before: { readonly what: unknown } | null = null;
  return (element) => {
    const now = { what: what() };
    if (before !== null && before.what !== now.what) reveal(element, 0.5);
    before = now;
  };
}
