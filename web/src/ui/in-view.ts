// What a press opens comes into view.

/** Scrolls as little as possible so that all of an element, or its beginning, is seen. To be attached to what a press opens. */
export function inView(element: HTMLElement): void {
  // Not before the page has been laid out with it.
  requestAnimationFrame(() => {
    const { height } = element.getBoundingClientRect();
    element.scrollIntoView({ block: height > innerHeight ? "start" : "nearest" });
  });
}

/** Scrolls to an element that shows what was pressed if less than half of it is seen. */
export function keepInView(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen < height / 2) element.scrollIntoView({ block: "nearest" });
}
