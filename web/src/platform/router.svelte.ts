// Maps addresses to pages, and navigates between pages without a reload.
import { overlays } from "./overlays";
import { ADDRESSES, type Page } from "./pages.gen";
import { addressOf, here, type Address } from "./places";

/** Returns the page for a path. Only the form of ids is checked here; the server checks whether they exist. */
export function pageOf(path: string, query = "", fragment = ""): Page {
  const bare = path.split("/").filter(Boolean).join("/");
  for (const [name, pattern, read] of ADDRESSES) {
    const found = pattern.exec(bare);
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {}).map(([key, value]) => [key, value ?? null]);
    // The cast is safe, because the table is generated from the same source as the type.
    return { name, ...Object.fromEntries(values), ...read?.(query, fragment) } as Page;
  }
  return { name: "notFound" };
}

const pageAt = ({ path, query, fragment }: Address): Page => pageOf(path, query, fragment);

const isAccount = (path: string): boolean => /^\/account(?:\/|$)/.test(path);

/** Time in ms in which a page that was left and reopened may still load content. */
const LOADING_MS = 2000;

/** Restores the scroll position of the page, and does so again whenever the page grows, until the user acts. */
function scrollBackTo(top: number): void {
  const observer = new ResizeObserver(() => scrollTo(0, top));
  observer.observe(document.body);
  const stop = (): void => observer.disconnect();
  for (const input of ["wheel", "pointerdown", "keydown"]) addEventListener(input, stop, { once: true });
  setTimeout(stop, LOADING_MS);
}

class Router {
  /** Address from which the user came to the account pages, and to which `goBack` returns. */
  private cameFrom: string | null = null;
  page: Page = $state(pageAt(here()));

  constructor() {
    addEventListener("popstate", () => {
      if (overlays.moved()) return;
      this.read();
      const { scrolled } = (history.state ?? {}) as { scrolled?: number };
      if (scrolled) scrollBackTo(scrolled);
    });
  }

  /** Goes to an address of this app. */
  go(href: string): void {
    const { path, query, fragment } = here();
    if (isAccount(href) && !isAccount(path)) this.cameFrom = path + query + fragment;
    overlays.leave(() => {
      history.replaceState({ ...history.state, scrolled: scrollY }, "");
      overlays.enter(href);
      this.read();
      scrollTo(0, 0);
    });
  }

  /** Returns to the page before the account pages. If there was none, goes to `otherwise`. */
  goBack(otherwise: string): void {
    this.go(this.cameFrom ?? otherwise);
  }

  /** Whether `goBack` has a page to return to. */
  get hasOrigin(): boolean {
    return this.cameFrom !== null;
  }

  /** Changes the address of the page without a new history entry. */
  replace(href: string): void {
    overlays.rename(href);
    this.read();
  }

  private read(): void {
    this.page = pageAt(here());
  }
}

export const router = new Router();

/** Handles `onclick` on a container of links: plain clicks on links to this app navigate without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (link === null || link === undefined || link.target !== "" || link.hasAttribute("download")) return;
  const to = addressOf(new URL(link.href, location.href));
  if (to === null || to.path.startsWith("/api/")) return;
  if (to.path === here().path && to.fragment !== "") return;
  event.preventDefault();
  router.go(to.path + to.query);
}
