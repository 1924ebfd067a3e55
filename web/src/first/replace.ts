// Replaces the prerendered HTML of a page with the page itself once it has been drawn.
import { beginPieces, endPieces, isIncomplete, nextTask } from "../platform/pieces";
import { missing } from "../platform/missing.svelte";
import { COMPONENTS, type Fetched } from "../pages.gen";
import { router } from "../platform/router.svelte";

/** Time in ms after which an incomplete page is shown anyway. */
const LONGEST_MS = 3_000;

/**
 * Returns whether the prerendered HTML contains the page's content. The server marks such pages
 * (`crates/server/src/pages/first.rs`).
 */
const isDrawn = (): boolean => document.querySelector("#app[data-content]") !== null;

/** If the prerendered HTML has content, loads the page's component and resolves in a new task, ready for drawing. */
export async function prefetch(): Promise<void> {
  if (!isDrawn()) return;
  // The start page has no entry. If loading fails, the page itself offers to reload, so the error counts as reported.
  await COMPONENTS[router.page.name as Fetched]?.().catch((error: unknown) => missing.markReported(error));
  await nextTask();
}

/** Draws into a new root, which replaces `old` when the page is complete. */
export function drawIn(old: HTMLElement, draw: (root: HTMLElement) => void): void {
  const isWaiting = isDrawn();
  const root = document.createElement("div");
  root.id = old.id;
  const show = (): void => {
    endPieces();
    old.replaceWith(root);
    delete document.documentElement.dataset["first"];
  };
  if (!isWaiting) {
    show();
    draw(root);
    return;
  }
  const isThere = (): boolean => root.querySelector("main h1, main .room") !== null && !isIncomplete();
  beginPieces();
  draw(root);
  if (isThere()) return show();
  let late: ReturnType<typeof setTimeout>;
  const finish = (): void => {
    watch.disconnect();
    clearTimeout(late);
    show();
  };
  // Finishes in a new task, because boards are only drawn once they are in the document.
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    void nextTask().then(finish);
  });
  late = setTimeout(finish, LONGEST_MS);
  watch.observe(root, { childList: true, subtree: true });
}
