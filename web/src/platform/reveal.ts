// Brings what a press has changed into view.
//
// Must not: move the page if the result can be seen where it is.
import { tick } from "svelte";

/**
 * Scrolls an element into view after Svelte has updated the page, if it is not in view yet. An element that does not fit is
 * shown from its top. Usable in handlers, and as an attachment (`{@attach reveal}`) of what appears because of a press.
 */
export function reveal(element: Element | null | undefined): void {
  if (element == null) return;
  void tick().then(() => {
    if (!element.isConnected || isInView(element)) return;
    const fits = element.getBoundingClientRect().height <= innerHeight;
    element.scrollIntoView({ block: fits ? "nearest" : "start" });
  });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
