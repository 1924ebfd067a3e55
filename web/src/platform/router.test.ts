import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import * as addresses from "./addresses.gen";
import { ADDRESSES, type Page } from "./pages.gen";
import { pageOf, router } from "./router.svelte";

/**
 * Addresses and their pages, shared with the server's test. Published links must keep working, so lines are never
 * removed.
 */
const KEPT = readFileSync(resolve(import.meta.dirname, "../../../crates/server/testdata/addresses.jsonl"), "utf8");

const read = (address: string): Page => {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)([^#]*)(.*)$/.exec(address) ?? [];
  return pageOf(path, query, fragment);
};

test("an address means the page that it always meant", () => {
  const lines = KEPT.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(60);
  for (const line of lines) {
    const { address, page } = JSON.parse(line) as { address: string; page: Page };
    expect(read(address), address).toEqual(page);
  }
});

/** Functions that return the address of a page, by page name. */
const write = addresses as unknown as Record<Page["name"], (page: Page) => string>;

const word = fc.string({ unit: "grapheme" }).map((text) => encodeURIComponent(text));
const query = fc.oneof(
  fc.constant(""),
  fc.tuple(fc.constantFrom("page", "game", "level", "fen"), fc.nat(30)).map(([name, n]) => `?${name}=${n}`),
  word.map((text) => `?challenge=${text}`),
);

test.each(ADDRESSES.map(([name, pattern]) => ({ name, pattern })))(
  "$name: the address that is written for a page is read as that page",
  ({ name, pattern }) => {
    const paths = fc.stringMatching(pattern).filter((path) => !/[?#]/.test(path));
    fc.assert(
      fc.property(paths, query, word, (path, query, word) => {
        const page = pageOf(path, query, word === "" ? "" : `#${word}`);
        expect(page.name).toBe(name);
        expect(read(write[name](page))).toEqual(page);
      }),
    );
  },
);

test("Back scrolls to where the page was left whenever it grows, until the user presses something", () => {
  let grow = (): void => undefined;
  const disconnect = vi.fn();
  class Observer {
    readonly observe = vi.fn();
    readonly disconnect = disconnect;
    constructor(onresize: () => void) {
      grow = onresize;
    }
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const scrolled = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
  const before = { state: history.state as unknown, address: location.href };
  vi.stubGlobal("scrollY", 640);
  history.replaceState({ game: 3 }, "");
  router.go("/rule-sets");
  expect(history.state).toBeNull();
  history.replaceState({ game: 3, scrolled: 640 }, "", before.address);
  scrolled.mockClear();
  dispatchEvent(new PopStateEvent("popstate"));
  grow();
  grow();
  expect(scrolled.mock.calls).toEqual([
    [0, 640],
    [0, 640],
  ]);
  dispatchEvent(new Event("pointerdown"));
  expect(disconnect).toHaveBeenCalled();
  history.replaceState(before.state, "", before.address);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
