// @vitest-environment node
// Tests that analyses and links created in the browser at commit 12e2a1a can still be read.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import { fromSetups, fromValue } from "./sources";
import { apply, edits } from "../tree/arbitrary";
import { fromCompact, toCompact, type Document } from "../tree/compact";
import { documentOf, fragmentOf } from "../tree/share";
import { emptyTree, preorder, withNode } from "../tree/tree";

const file = (path: string): Buffer<ArrayBuffer> =>
  readFileSync(resolve(import.meta.dirname, "../../../..", path)) as Buffer<ArrayBuffer>;
const records = await Records.load(file("web/public/records.wasm"));
const rules = await RulesModule.load(file("web/public/rules.wasm"));
const rows = file("crates/janggi/testdata/stable/analyses.jsonl")
  .toString()
  .trim()
  .split("\n")
  .map((row) => JSON.parse(row) as { text: string; link: string });

const textOf = (document: Document): string => JSON.stringify(toCompact(document));

test("what was stored and linked opens, and is written the same", async () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const { text, link } of rows) {
    expect(textOf(fromValue(JSON.parse(text), rules))).toBe(text);
    const linked = await documentOf(link);
    if (linked === null || typeof linked === "string") throw new Error(`${linked}: ${link}`);
    expect(textOf(linked)).toBe(text);
    expect(await documentOf(await fragmentOf(linked))).toEqual(linked);
  }
});

test("the core writes the same bytes for what it reads", () => {
  for (const { text } of rows) {
    const document = fromValue(JSON.parse(text), rules);
    const record = records.writeAnalysis(toCompact(document), "json").text;
    const [game] = records.split(record, "json").games;
    if (game === undefined) throw new Error(record);
    const back = records.readAnalysis("json", game, document.rules);
    // Records without rules name their variant in a header, unless it is Janggi.
    const tags =
      document.movement === "janggi" || document.judged !== null ? {} : { tags: expect.any(Array) as unknown };
    expect(back).toEqual({ outcome: { winner: null, reason: "unstated" }, ...JSON.parse(text), ...tags });
    expect(JSON.stringify(back?.line)).toBe(JSON.stringify(toCompact(document).line));
  }
});

test("an analysis is written in the lowest version that holds it, by both", () => {
  const start = fromSetups("janggi", undefined, rules);
  const noted = fc.array(edits, { maxLength: 12 }).map((list) => {
    // One legal move with random annotations.
    let { tree } = apply(emptyTree(), { at: 0, kind: "add", move: "a4b4" });
    for (const edit of list) if (edit.kind !== "add" && edit.kind !== "remove") tree = apply(tree, edit).tree;
    return withNode(tree, 0, { seconds: null, clock: null });
  });
  fc.assert(
    fc.property(noted, fc.boolean(), (tree, isNumbered) => {
      const last = preorder(tree).at(-1) ?? 0;
      const made = { ...start, tree: isNumbered ? withNode(tree, last, { glyphs: [200] }) : tree };
      const compact = toCompact(made);
      const [game] = records.split(records.writeAnalysis(compact, "json").text, "json").games;
      const back = game === undefined ? null : records.readAnalysis("json", game, made.rules);
      expect(back && { v: back.v, root: back.root, line: back.line }).toEqual({
        v: compact.v,
        root: compact.root,
        line: compact.line,
      });
      expect(toCompact(fromCompact(compact) as Document)).toEqual(compact);
    }),
  );
});
