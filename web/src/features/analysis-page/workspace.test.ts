// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
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
  async save(row: Parameters<Shelf["save"]>[0]): Promise<void> {
    await Promise.resolve();
    if (this.fails) throw new Error("full");
    this.rows.push(row);
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
  shelf.fails = true;
  work.back();
  await work.settled();
  expect(work.saving).toBe("failed");
});

test("the course of a line: points, repetitions, facing generals", () => {
  const work = made();
  for (const move of ["a4b4", "a7b7", "b4a4", "b7a7"]) work.play(move);
  expect(work.course.map(({ occurrence }) => occurrence)).toEqual([1, 1, 1, 1, 2]);
  expect(work.course[0]?.points).toEqual({ cho: 72, han: 73.5 });
  expect(work.course.some(({ facing }) => facing)).toBe(false);
  expect(movesTo(work.tree, work.at)).toHaveLength(4);
});
