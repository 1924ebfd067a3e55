// What a press opens comes into view.

/** Scrolls as little as possible so that all of an element, or its beginning, is seen. To be attached to what a press opens. */
export function inView(element: HTMLElement): void {
  // Not before the page has been laid out with it.
  requestAnimationFrame(() => {
    const { height } = element.getBoundingClientRect();
    element.scrollIntoView({ block: height > innerHeight ? "start" : "nearest" });
  });
}

/** For an element that shows what is pressed elsewhere: when `what` changes and less than half of it is seen, it scrolls into view. */
export function keptInView(what: () => unknown): (element: HTMLElement) => void {
  let before: { readonly what: unknown } | null = null;
  return (element) => {
    const now = { what: what() };
    const isNew = before !== null && before.what !== now.what;
    before = now;
    if (!isNew) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen < height / 2) element.scrollIntoView({ block: "nearest" });
  };
}
