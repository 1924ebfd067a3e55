// @vitest-environment node
// Tests that open overlays and the history stay consistent, whatever the order and timing of opening, closing,
// navigating and going back.
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { Overlays } from "./overlays";

/** A fake history with asynchronous navigation, like a browser's. */
class HistoryDouble {
  entries: { state: unknown; href: string }[] = [{ state: null, href: "/a" }];
  at = 0;
  scrollRestoration = "auto";
  private going: number[] = [];
  onmove: () => void = () => undefined;
  get state(): unknown {
    return this.entries[this.at]?.state ?? null;
  }
  get href(): string {
    return this.entries[this.at]?.href ?? "";
  }
  pushState(state: unknown, _: string, href: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, href }];
    this.at += 1;
  }
  replaceState(state: unknown, _: string, href: string): void {
    this.entries[this.at] = { state, href };
  }
  go(by: number): void {
    this.going.push(by);
  }
  /** Performs the navigation requested with `go`. */
  arrive(): void {
    for (const by of this.going.splice(0)) {
      const to = this.at + by;
      if (to < 0 || to >= this.entries.length) continue;
      this.at = to;
      this.onmove();
    }
  }
}

let browser: HistoryDouble;
let overlays: Overlays;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  browser = new HistoryDouble();
  vi.stubGlobal("history", browser);
  vi.stubGlobal("location", {
    get href() {
      return browser.href;
    },
  });
  overlays = new Overlays();
});

const settle = (): void => {
  for (let turn = 0; turn < 6; turn += 1) {
    vi.runAllTimers();
    browser.arrive();
  }
};

test("each overlay has an entry of its own once all is quiet, and Back closes the topmost only", () => {
  const act = fc.constantFrom("open", "close", "swap", "back", "go", "rename", "wait", "arrive");
  fc.assert(
    fc.property(fc.array(act, { maxLength: 16 }), (acts) => {
      vi.clearAllTimers();
      browser = new HistoryDouble();
      vi.stubGlobal("history", browser);
      overlays = new Overlays();
      let pages = 0;
      let shown: { id: number; end: () => void }[] = [];
      let ids = 0;
      browser.onmove = () => void overlays.moved();
      const open = (): void => {
        const id = ids++;
        const one = { id, end: (): void => undefined };
        one.end = overlays.open(() => {
          shown = shown.filter((other) => other !== one);
          one.end();
        });
        shown.push(one);
      };
      const close = (): void => shown.pop()?.end();
      for (const what of acts) {
        if (what === "open") open();
        else if (what === "close") close();
        else if (what === "swap") {
          close();
          open();
        } else if (what === "go") overlays.leave(() => overlays.enter(`/${++pages}`));
        else if (what === "rename") overlays.rename(`${browser.href}?renamed`);
        else if (what === "wait") vi.runAllTimers();
        else if (what === "arrive") browser.arrive();
        else {
          settle();
          const before = [...shown];
          const { href } = browser;
          browser.go(-1);
          browser.arrive();
          if (before.length > 0) {
            expect(shown).toEqual(before.slice(0, -1));
            expect(browser.href, "the page stays, under the address it has").toBe(href);
          }
        }
      }
      settle();
      expect((browser.state as { overlays?: number } | null)?.overlays ?? 0).toBe(shown.length);
      for (const one of [...shown].reverse()) one.end();
      settle();
      expect(browser.state).toBeNull();
    }),
    { numRuns: 10_000 },
  );
});

test("what opens while the history is on its way back stays open", () => {
  browser.onmove = () => void overlays.moved();
  const menu = overlays.open(() => undefined);
  settle();
  menu();
  vi.runAllTimers();
  // A dialog, such as the settings, may open late because its script is loaded on demand.
  let isOpen = true;
  overlays.open(() => (isOpen = false));
  settle();
  expect([isOpen, browser.state]).toEqual([true, { overlays: 1 }]);
});
