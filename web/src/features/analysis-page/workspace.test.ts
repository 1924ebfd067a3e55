// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import type { Document } from "../tree/compact";
import { emptyTree, movesTo, nodeOf, ROOT } from "../tree/tree";
import { Workspace, type Shelf } from "./workspace.svelte";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
const document: Document = {
  start: START,
  movement: "janggi",
  rules: "kakao",
  tags: [
    ["White", "김초록"],
    ["Black", "이붉은"],
  ],
  outcome: null,
  judged: null,
  tree: emptyTree(),
};

class Memory implements Shelf {
  rows: Parameters<Shelf["save"]>[0][] = [];
  fails = false;
  async save(row: Parameters<Shelf["save"]>[0]): Promise<number | null> {
    await Promise.resolve();
    if (this.fails) throw new Error("full");
    const stored = this.revisionOf(row.id);
    if (stored > row.base) return null;
    this.rows.push(row);
    this.revisions.set(row.id, stored + (row.isEdited ? 1 : 0));
    return this.revisionOf(row.id);
  }
  private readonly revisions = new Map<string, number>();
  private revisionOf(id: string): number {
    return this.revisions.get(id) ?? 0;
  }
  async open(id: string): ReturnType<Shelf["open"]> {
    const row = this.rows.findLast((one) => one.id === id);
    return row === undefined ? null : { evaluations: undefined, ...row, revision: this.revisionOf(id) };
  }
}

const made = (shelf: Shelf = new Memory()): Workspace => new Workspace(rules, document, shelf, { newId: () => "new" });

test("moves are played, variations stand beside the line, steps lead through them", () => {
  const work = made();
  expect(work.play("a4b4") && work.play("a7b7") && work.play("pass")).toBe(true);
  expect(work.moves).toEqual(["a4b4", "a7b7", "e2e2"]);
  expect(work.lastMove).toEqual({ pass: "e2" });
  expect([work.turn, work.ply]).toEqual(["han", 3]);
  work.back();
  work.back();
  expect(work.play("c7d7")).toBe(true);
  expect(work.lastMove).toEqual({ from: "c7", to: "d7" });
  work.sibling(-1);
  expect(work.moves).toEqual(["a4b4", "a7b7"]);
  work.forward();
  work.goPly(0);
  expect(work.at).toBe(ROOT);
  work.goPly(99);
  expect(work.ply).toBe(3);
  expect(work.play("a1i10")).toBe(false);
  expect(work.why("a7", "a8")?.code).toBeTruthy();
});

test("what is taken out takes the board with it; undo brings both back", () => {
  const work = made();
  for (const move of ["a4b4", "a7b7", "b1c3"]) work.play(move);
  work.remove(work.line[2] ?? 0);
  expect(work.moves).toEqual(["a4b4"]);
  work.undo();
  expect(work.moves).toEqual(["a4b4", "a7b7", "b1c3"]);
  work.redo();
  expect([work.moves.length, work.canRedo]).toEqual([1, false]);
});

test("a line of the engine becomes a variation, and is played through move by move", () => {
  const work = made();
  work.play("a4b4");
  work.playLine(ROOT, ["c4b4", "a7b7"]);
  expect(work.moves).toEqual(["c4b4"]);
  work.forward();
  expect(work.moves).toEqual(["c4b4", "a7b7"]);
});

test("every edit reaches the shelf, the last one surely; looking around needs no place", async () => {
  const shelf = new Memory();
  const work = made(shelf);
  work.go(ROOT);
  expect(work.id).toBeNull();
  work.play("a4b4");
  for (const text of ["g", "go", "good"]) work.comment(text);
  work.glyph(1);
  work.draw({ from: "a1", to: "a1", colour: "red" });
  // The page must not report an edit as saved while it is still being written.
  expect(work.saving).toBe("writing");
  await work.settled();
  const row = shelf.rows.at(-1);
  expect(row).toMatchObject({ id: "new", title: "김초록 : 이붉은", plies: 1 });
  const node = nodeOf(row?.document.tree ?? emptyTree(), row?.at ?? ROOT);
  expect(node).toMatchObject({
    move: "a4b4",
    comment: "good",
    glyphs: [1],
    shapes: [{ from: "a1", to: "a1", colour: "red" }],
  });
  expect(work.saving).toBe("kept");
  work.comment("better");
  expect(work.saving).toBe("writing");
  await work.settled();
  expect(work.saving).toBe("kept");
  shelf.fails = true;
  work.back();
  await work.settled();
  expect(work.saving).toBe("failed");
});

/** Returns the line of moves to each node in the last stored version of each analysis. */
const linesIn = (shelf: Memory): Set<string> =>
  new Set(
    [...new Map(shelf.rows.map((row) => [row.id, row])).values()].flatMap(({ document: { tree } }) =>
      [...tree.nodes.keys()].map((node) => movesTo(tree, node).join(" ")),
    ),
  );

test("two tabs with the same analysis: whatever either plays is kept, and looking around changes nothing", async () => {
  const act = fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom("first", "second", "back", "hear", "hear both"),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const shelf = new Memory();
      let ids = 0;
      const tab = (): Workspace => new Workspace(rules, document, shelf, { id: "a", newId: () => `copy ${++ids}` });
      const tabs = [tab(), tab()] as const;
      const played = new Set<string>();
      for (const { tab: at, act: what, waits } of acts) {
        const work = tabs[at === 0 ? 0 : 1];
        const move = work.facts?.legal[what === "first" ? 0 : 1] ?? "";
        if (what === "back") work.back();
        else if (what === "hear") await work.follow("a");
        else if (what === "hear both") for (const one of tabs) await one.follow("a");
        else if (work.play(move)) played.add(work.moves.join(" "));
        if (waits) for (const one of tabs) await one.settled();
      }
      for (const one of tabs) await one.settled();
      expect([...played].filter((line) => !linesIn(shelf).has(line))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("news of what is shown already takes away no undo step and no edit", async () => {
  const shelf = new Memory();
  const work = made(shelf);
  work.play("a4b4");
  work.play("a7b7");
  await work.settled();
  const { tree, id } = work;
  await work.follow("new");
  expect(work.tree).toBe(tree);
  const following = work.follow("new");
  await Promise.resolve();
  work.undo();
  await following;
  await work.settled();
  expect(work.moves).toEqual(["a4b4"]);
  expect([work.id, work.saving]).toEqual([id, "kept"]);
  expect(shelf.rows.at(-1)?.plies).toBe(1);
});

test("undo and redo bring back nothing that another tab has deleted, and take nothing of it away", async () => {
  const act = fc.constantFrom("undo", "redo", "back");
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 6 }), fc.boolean(), async (acts, isUndoneFirst) => {
      const shelf = new Memory();
      const tab = (): Workspace => new Workspace(rules, document, shelf, { id: "a", newId: () => "copy" });
      const one = tab();
      for (const move of ["a4b4", "a7b7"]) one.play(move);
      if (isUndoneFirst) one.undo();
      await one.settled();
      const other = tab();
      await other.follow("a");
      other.remove(nodeOf(other.tree, ROOT).children[0] ?? 0);
      other.go(ROOT);
      other.play("c4d4");
      await other.settled();
      await one.follow("a");
      for (const what of acts) one[what]();
      await one.settled();
      expect([...linesIn(shelf)].sort()).toEqual(["", "c4d4"]);
    }),
    { numRuns: 30 },
  );
});

test("the course of a line: points, repetitions, facing generals", () => {
  const work = made();
  for (const move of ["a4b4", "a7b7", "b4a4", "b7a7"]) work.play(move);
  expect(work.course.map(({ occurrence }) => occurrence)).toEqual([1, 1, 1, 1, 2]);
  expect(work.course[0]?.points).toEqual({ cho: 72, han: 73.5 });
  expect(work.course.some(({ facing }) => facing)).toBe(false);
  expect(movesTo(work.tree, work.at)).toHaveLength(4);
});
