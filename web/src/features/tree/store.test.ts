// @vitest-environment node
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { toCompact, type Document } from "./compact";
import { addLine } from "./edits";
import { discard, list, MOST_KEPT, onSavedElsewhere, open, save } from "./store";
import { emptyTree, movesTo, ROOT } from "./tree";

const { tree, id: at } = addLine(emptyTree(), ROOT, ["a4b4", "a7b7"]);
const document: Document = {
  start: "4k4/9/9/9/9/9/9/9/9/4K4 w",
  movement: "janggi",
  rules: "kakao",
  tags: [],
  outcome: null,
  judged: null,
  tree,
};
const saving = (id: string) => ({ id, title: id, plies: 2, document, at, evaluations: { 1: "x" } });

test("an analysis comes back as it was, at the node that was looked at", async () => {
  await save(saving("one"), 1);
  const opened = await open("one");
  if (opened === null) throw new Error("nothing kept");
  expect(toCompact(opened.document)).toEqual(toCompact(document));
  expect(movesTo(opened.document.tree, opened.at)).toEqual(["a4b4", "a7b7"]);
  expect(opened.evaluations).toEqual({ 1: "x" });
  expect(await open("two")).toBeNull();
});

test("a tab hears what other tabs save, and nothing of its own", async () => {
  const heard: string[] = [];
  const other = new BroadcastChannel("janggun-analyses");
  await new Promise<void>((resolve) => {
    const end = onSavedElsewhere((id) => {
      heard.push(id);
      if (id === "last") resolve(end());
    });
    void save(saving("one"), 1).then(() => other.postMessage("last"));
  });
  other.close();
  expect(heard).toEqual(["last"]);
});

test("the list has the last changed first; what is taken out can be put back", async () => {
  await save(saving("two"), 2);
  await save(saving("one"), 3);
  expect((await list()).map(({ id }) => id)).toEqual(["one", "two"]);
  const back = await discard("one");
  expect((await list()).map(({ id }) => id)).toEqual(["two"]);
  await back();
  expect((await list()).map(({ id }) => id)).toEqual(["one", "two"]);
});

test("only so many are kept: the oldest goes", async () => {
  for (let n = 0; n < MOST_KEPT; n += 1) await save(saving(`more ${n}`), 10 + n);
  const ids = (await list()).map(({ id }) => id);
  expect(ids.length).toBe(MOST_KEPT);
  expect(ids).not.toContain("one");
  expect(ids[0]).toBe(`more ${MOST_KEPT - 1}`);
});
