// Tests that links back close a tab that another page has opened, and lead back everywhere else.
import { afterEach, expect, test, vi } from "vitest";
import { closeOpened } from "./opened-tab";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["no other page has opened the tab", null, true, false],
  ["another page has opened it", {}, true, true],
  ["the browser does not close it", {}, false, false],
])("%s", (_, opener, closes, expected) => {
  const close = vi.fn();
  vi.stubGlobal("window", { opener, close, closed: closes });
  expect(closeOpened()).toBe(expected);
  expect(close).toHaveBeenCalledTimes(opener === null ? 0 : 1);
});
