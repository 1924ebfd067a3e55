// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Search } from "../../platform/engine-client";
import type { EngineAnswer, Line, SearchRequest } from "../../platform/engine-protocol";
import { RulesModule } from "../../platform/rules-module";
import { addLine } from "../tree/edits";
import { emptyTree, mainLine, movesTo, ROOT } from "../tree/tree";
import { fromFen } from "./sources";
import { Reviewing } from "./reviewing.svelte";
import { Workspace } from "./workspace.svelte";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
const shelf = { save: () => Promise.resolve(1), open: () => Promise.resolve(null) };

function made(moves: readonly string[]): Workspace {
  const document = { ...fromFen(START, "janggi", rules), tree: addLine(emptyTree(), ROOT, moves).tree };
  return new Workspace(rules, document, shelf, { newId: () => "id" });
}

/** A fake engine that evaluates every position as even, except those after a bad move. */
class Engine {
  asked: string[][] = [];
  constructor(private readonly bad: Readonly<Record<string, number>>) {}
  search(request: SearchRequest): Search {
    const moves = [...(request.moves ?? [])];
    this.asked.push(moves);
    const chance = this.bad[moves.at(-1) ?? ""] ?? 500;
    const line: Line = { move: "i4h4", score: { cp: chance - 500 }, chance, pv: ["i4h4", "i7h7"] };
    const answer: EngineAnswer = { ok: true, depth: 5, nodes: 9, ms: 1, lines: [line] };
    return { answer: Promise.resolve(answer), stop: () => undefined };
  }
}

test("a review finds the weak move, and the better line becomes a variation", async () => {
  const work = made(["a4b4", "a7b7"]);
  const review = new Reviewing(work, rules, new Engine({ a4b4: 900 }));
  await review.start();
  expect(review.verdicts.map(({ ply, weakness }) => [ply, weakness])).toContainEqual([1, "blunder"]);
  const [verdict] = review.verdicts;
  if (verdict === undefined) throw new Error("no verdict");
  expect(review.weak.get(mainLine(work.tree)[1] ?? ROOT)).toBe("blunder");
  work.playLine(review.nodeAt(verdict.ply - 1), review.better(verdict));
  expect(work.moves).toEqual(["i4h4"]);
  expect(review.isStale).toBe(false);
  work.makeMain();
  expect(review.isStale).toBe(true);
});

test("a review that was kept comes back with the moves it is of", async () => {
  const work = made(["a4b4", "a7b7"]);
  const first = new Reviewing(work, rules, new Engine({ a4b4: 900 }));
  await first.start();
  const engine = new Engine({});
  const again = new Reviewing(work, rules, engine);
  expect(again.verdicts).toEqual(first.verdicts);
  expect(again.analysis?.complete).toBe(true);
  expect(engine.asked).toEqual([]);
  const other = made(["a4b4"]);
  other.evaluations = work.evaluations;
  expect(new Reviewing(other, rules, engine).analysis).toBeNull();
});

test("the review that a link wants begins unless it is kept, and is tried again where the engine could not be had", async () => {
  const work = made(["a4b4", "a7b7"]);
  const away = new Reviewing(work, rules, {
    search: () => ({ answer: Promise.reject(new Error("offline")), stop: () => undefined }),
  });
  await away.ensure();
  expect(away.analysis?.failed).toBe("engine");
  const engine = new Engine({ a4b4: 900 });
  const first = new Reviewing(work, rules, engine);
  await first.ensure();
  expect([first.analysis?.complete, first.verdicts[0]?.weakness]).toEqual([true, "blunder"]);
  engine.asked = [];
  const again = new Reviewing(work, rules, engine);
  await again.ensure();
  expect([again.analysis?.complete, engine.asked]).toEqual([true, []]);
  const left = new Reviewing(made(["a4b4"]), rules, engine);
  const leaving = left.ensure();
  left.close();
  await leaving;
  expect([left.analysis, engine.asked], "the address is another page's by then").toEqual([null, []]);
  const empty = new Reviewing(made([]), rules, engine);
  await empty.ensure();
  expect([empty.analysis, engine.asked]).toEqual([null, []]);
});

test("the server takes over a review that this device has begun", async () => {
  const work = made(["a4b4", "a7b7"]);
  const seen = { cp: 0 };
  const positions = [0, 1, 2].map(() => ({
    best: "c4b4",
    pv: ["c4b4"],
    score: seen,
    chance: 500,
    depth: 20,
    nodes: 999_999,
  }));
  const done = { state: "done" as const, done: 3, of: 3, positions };
  const server = { start: () => Promise.resolve(done), look: () => Promise.resolve(done) };
  const review = new Reviewing(
    work,
    rules,
    { search: () => ({ answer: new Promise(() => undefined), stop: () => undefined }) },
    () => null,
    server,
  );
  void review.start();
  expect(review.canMove).toBe(true);
  await review.moveToServer();
  expect([review.analysis?.complete, review.analysis?.evaluations[1]?.depth]).toEqual([true, 20]);
  expect(work.evaluations, "it is kept").toMatchObject({ moves: ["a4b4", "a7b7"] });
});

test("try again: the engine judges what it has not expected, the answer is shown on request", async () => {
  const work = made(["a4b4", "a7b7", "b4b5", "b7b6"]);
  const review = new Reviewing(work, rules, new Engine({ a4b4: 900, b4b5: 900, c4b4: 900, g4f4: 510 }));
  await review.start();
  review.beginRetry("cho");
  expect(review.retry?.mistakes.map(({ ply }) => ply)).toEqual([1, 3]);
  expect([work.at, review.isAsking]).toEqual([ROOT, true]);
  await review.answer("c4b4");
  expect(review.retry?.phase).toBe("wrong");
  await review.answer("a4b4");
  expect(review.retry?.phase).toBe("wrong");
  await review.answer("g4f4");
  expect(review.retry).toMatchObject({ phase: "right", solved: 1 });
  expect(work.moves).toEqual(["g4f4"]);
  review.nextRetry();
  expect(movesTo(work.tree, work.at)).toEqual(["a4b4", "a7b7"]);
  review.showRetry();
  expect(review.retry?.phase).toBe("shown");
  expect(work.moves).toEqual(["a4b4", "a7b7", "i4h4"]);
  review.nextRetry();
  expect(review.retry).toMatchObject({ phase: "over", solved: 1 });
});

test("a small slip that the story shows can be tried again", async () => {
  const work = made(["a4b4", "a7b7"]);
  const review = new Reviewing(work, rules, new Engine({ a4b4: 560 }));
  await review.start();
  expect(review.verdicts).toEqual([]);
  expect(review.analysis?.slips[0]?.ply).toBe(1);
  review.beginRetry("cho", 1);
  expect([review.retry?.phase, work.at, review.isAsking]).toEqual(["asking", ROOT, true]);
});
