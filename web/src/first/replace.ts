// Puts the page in the place of its first picture, at once: nothing is taken away before what comes instead is drawn.
import { beginPieces, endPieces, isIncomplete, nextTask } from "../platform/pieces";
import { missing } from "../platform/missing.svelte";
import { COMPONENTS, type Fetched } from "../pages.gen";
import { router } from "../platform/router.svelte";

/** A page whose heading does not come is shown as it is. */
const LONGEST_MS = 3_000;

/**
 * Whether the page arrived with its content drawn. The server marks such pages (`crates/server/src/pages/first.rs`).
 */
const isDrawn = (): boolean => document.querySelector("#app[data-content]") !== null;

/** Fetches what the page needs to replace its first picture. What it draws comes in a task after those that loaded it. */
export async function prefetch(): Promise<void> {
  if (!isDrawn()) return;
  // Pages that come with the app have none. Otherwise the page says so itself.
  await COMPONENTS[router.page.name as Fetched]?.().catch((error: unknown) => missing.markReported(error));
  await nextTask();
}

/** Draws in a new root and puts it in the place of `old`. */
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
  // In a task of its own: boards are drawn once they are on the page.
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    void nextTask().then(finish);
  });
  late = setTimeout(finish, LONGEST_MS);
  watch.observe(root, { childList: true, subtree: true });
}
