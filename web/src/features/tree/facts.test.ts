// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { addLine, addMove } from "./edits";
import { occurrences, passed, PositionFacts, type Judge } from "./facts";
import { emptyTree, lineThrough, ROOT } from "./tree";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));

test("each position is judged once, and an illegal move is found", () => {
  let asked = 0;
  const counting: Judge = {
    judge: (request) => {
      asked += 1;
      return rules.judge(request);
    },
  };
  const facts = new PositionFacts(counting, "janggi", START);
  const line = addLine(emptyTree(), ROOT, ["a4b4", "a7b7", "b4b5"]);
  expect(facts.of(line.tree, line.id)?.fen).toContain("1P7");
  const before = asked;
  expect(facts.of(line.tree, line.id)?.legal).toContain("b7b6");
  expect(asked).toBe(before);
  expect(facts.fault(line.tree)).toBeNull();
  const bad = addMove(line.tree, 1, "a1i10");
  expect(facts.fault(bad.tree)).toEqual({ id: bad.id, ply: 2 });
  expect(facts.why(START, "a4a3")?.code).toBe("backward");
});

test("two passes end no analysis; the third time of a position is counted", () => {
  const facts = new PositionFacts(rules, "janggi", START);
  const { tree, id } = addLine(emptyTree(), ROOT, ["e2e2", "e9e9", "a4b4", "a7b7", "b4a4", "b7a7"]);
  const fens = lineThrough(tree, id).map((at) => facts.of(tree, at)?.fen ?? "");
  expect(occurrences(fens)).toEqual([1, 1, 2, 1, 1, 1, 3]);
});

test("a pass gives the turn away, not in check", () => {
  const facts = new PositionFacts(rules, "janggi", START);
  const now = facts.of(emptyTree(), ROOT);
  expect(now === null ? null : passed(now)).toBe(START.replace(" w ", " b "));
  expect(now === null ? 0 : passed({ ...now, check: true })).toBeNull();
});
