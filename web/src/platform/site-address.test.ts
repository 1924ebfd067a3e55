// Tests that addresses on a static site lead to the page that they were created for.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ADDRESSES } from "./pages.gen";
import { pageOf } from "./router.svelte";
import { fromSite, onSite } from "./site-address";

/** Resolves an address as a browser does, and returns the app's address for it. */
function opened(address: string): { path: string; query: string; fragment: string } {
  const { pathname, search, hash } = new URL(address, "https://host.example/games/janggun/");
  const path = pathname.replace(/^\/games\/janggun/, "");
  return { ...fromSite(path, search), fragment: hash };
}

test("an address without values is that of a file, and all others are read by the first page", () => {
  for (const [address, there] of [
    ["/", ""],
    ["/learn", "learn/"],
    ["/rule-sets/house", "rule-sets/house/"],
    ["/device?level=3", "device/?level=3"],
    ["/analysis?fen=a#t=b/c", "analysis/?fen=a#t=b/c"],
    ["/embed/analysis#t=b", "embed/analysis/#t=b"],
    ["/lessons/horse", "?at=/lessons/horse"],
    ["/drill/hanja", "?at=/drill/hanja"],
    ["/problems/0123456789?set=all&level=2#x", "?at=/problems/0123456789&set=all&level=2#x"],
    ["/nothing", "?at=/nothing"],
    ["/learn/%EB%A7%90&a=b", "?at=/learn/%25EB%25A7%2590%26a%3Db"],
  ] as const) {
    expect(onSite(address)).toBe(there);
  }
  for (const path of ["/learn", "/learn/", "/learn/index.html"])
    expect(fromSite(path, "?a")).toEqual({ path: "/learn", query: "?a" });
  expect(fromSite("/index.html", "")).toEqual({ path: "/", query: "" });
});

const query = fc.constantFrom("", "?page=2", "?set=all&level=3", "?challenge=a%26b");
const fragment = fc.constantFrom("", "#t=abc", "#a/b?c");

test.each(ADDRESSES.map(([name, pattern]) => ({ name, pattern })))("$name: its page is found again", ({ pattern }) => {
  const paths = fc
    .stringMatching(pattern)
    .map(
      (path) => `/${path.replaceAll(/[^\w:/-]/gu, (one) => encodeURIComponent(one.replace(/[\ud800-\udfff]/u, "x")))}`,
    );
  fc.assert(
    fc.property(paths, query, fragment, (path, query, fragment) => {
      const there = onSite(path + query + fragment);
      const found = opened(there);
      expect(pageOf(found.path, found.query, found.fragment)).toEqual(pageOf(path, query, fragment));
    }),
  );
});
