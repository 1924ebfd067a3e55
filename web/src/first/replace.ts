// Replaces the first picture of a page with the page itself once the page has been drawn.
import { beginPieces, endPieces, isIncomplete, nextTask } from "../platform/pieces";
import { missing } from "../platform/missing.svelte";
import { COMPONENTS, type Fetched } from "../pages.gen";
import { router } from "../platform/router.svelte";

/** Time in ms after which a page without its heading is shown anyway. */
const LONGEST_MS = 3_000;

/**
 * Returns whether the page arrived with its content drawn. The server marks such pages
 * (`crates/server/src/pages/first.rs`).
 */
const isDrawn = (): boolean => document.querySelector("#app[data-content]") !== null;

/** Loads the modules that the page needs to replace its first picture. Drawing starts in a later task. */
export async function prefetch(): Promise<void> {
  if (!isDrawn()) return;
  // Pages that are part of the app have no entry. Others report their own errors.
  await COMPONENTS[router.page.name as Fetched]?.().catch((error: unknown) => missing.markReported(error));
  await nextTask();
}

/** Draws into a new root and replaces `old` with it. */
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
  // In a separate task, because boards are drawn once they are on the page.
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    void nextTask().then(finish);
  });
  late = setTimeout(finish, LONGEST_MS);
  watch.observe(root, { childList: true, subtree: true });
}
