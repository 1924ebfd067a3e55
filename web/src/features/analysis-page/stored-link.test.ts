// The short link in the dialog: nothing is sent before the user asks, and a refusal is shown.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addLine } from "../tree/edits";
import { emptyTree, ROOT } from "../tree/tree";
import type { Document } from "../tree/compact";
import StoredLink from "./StoredLink.svelte";
import { ANALYSIS_PAGE_TEXTS } from "../../texts/analysis-page.gen";

const analysis: Document = {
  start: "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
  movement: "janggi",
  rules: "kakao",
  tags: [],
  outcome: null,
  judged: null,
  tree: addLine(emptyTree(), ROOT, ["a4a5"]).tree,
};
const ways = Object.values(ANALYSIS_PAGE_TEXTS).map(({ share }) => share.shortLink);

let shown: Record<string, unknown>;
beforeEach(() => {
  shown = mount(StoredLink, { target: document.body, props: { document: analysis, kb: 9 } });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

const fields = (): string[] => [...document.querySelectorAll("textarea")].map(({ value }) => value);

async function press(answer: Response): Promise<void> {
  const sent = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal("fetch", sent);
  const button = document.querySelector("button");
  expect(ways).toContain(button?.textContent);
  expect(sent).not.toHaveBeenCalled();
  button?.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("button:disabled")).toBeNull();
    expect(sent).toHaveBeenCalledTimes(1);
  });
}

test("nothing is sent before the reader asks, and then there is a short link and one for web pages", async () => {
  expect(fields()).toEqual([]);
  await press(new Response(JSON.stringify({ id: "abc" }), { status: 201 }));
  await vi.waitFor(() => expect(fields()).toHaveLength(2));
  expect(fields()[0]).toBe(`${location.origin}/analysis?shared=abc`);
  expect(fields()[1]).toContain(`src="${location.origin}/embed/analysis?shared=abc"`);
});

test("a refusal is told, and the reader may try again", async () => {
  const refusal = { error: { code: "no_space", detail: "", facts: {} } };
  await press(new Response(JSON.stringify(refusal), { status: 503 }));
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).not.toBeUndefined());
  expect(fields()).toEqual([]);
  expect(ways).toContain(document.querySelector("button")?.textContent);
});
