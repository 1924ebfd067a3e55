// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Movement } from "../../../domain/movements.gen";
import { boardAction, piecesOfFen, turnOfFen } from "../../../domain/position";
import { RulesModule } from "../../../platform/rules-module";
import { Reach } from "./reach";

let rules: RulesModule;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../../public/rules.wasm")));
});

const cho = (role: "k" | "a" | "n" | "b" | "r" | "c" | "p") => ({ side: "cho", role }) as const;

test.each<[Movement, "k" | "a" | "n" | "b" | "r" | "c" | "p", string, string]>([
  ["janggi", "n", "b1", "a3 c3 d2"],
  ["janggi", "b", "c1", "a4 e4 f3"],
  ["janggi", "a", "d1", "d2 e1 e2"],
  ["janggi", "p", "a4", "a5 b4"],
  ["janggi", "p", "e9", "d10 d9 e10 f10 f9"],
  ["janggi", "c", "d1", "a1 b1 d10 d3 d4 d5 d6 d7 d8 d9 f1 f3 g1 h1 i1"],
  ["janggi", "r", "d10", "a10 b10 c10 d1 d2 d3 d4 d5 d6 d7 d8 d9 e10 e9 f10 f8 g10 h10 i10"],
  ["xiangqi", "b", "c1", "a3 e3"],
  ["xiangqi", "k", "e2", "d2 e1 e3 f2"],
  ["xiangqi", "p", "a4", "a5"],
  ["xiangqi", "c", "a1", "a10 a2 a3 a4 a5 a6 a7 a8 a9 b1 c1 d1 e1 f1 g1 h1 i1"],
])("in %s a %s on %s", (movement, role, from, to) => {
  expect(new Reach(rules, movement).from(cho(role), from).join(" ")).toBe(to);
});

/** Yields reproducible pseudorandom numbers below 2^31. */
function* numbers(seed: number): Generator<number, never> {
  for (let x = seed; ; ) {
    x = (x * 48_271) % 2_147_483_647;
    yield x;
  }
}

test.each<[Movement, string]>([
  ["janggi", "record"],
  ["xiangqi", "xiangqi"],
  ["chesswar", "chesswar"],
])("whatever may be played in %s may be chosen in advance", (movement, preset) => {
  const reach = new Reach(rules, movement);
  const random = numbers(7);
  let played = 0;
  let moves: string[] = [];
  for (let ply = 0; ply < 120; ply += 1) {
    const answer = rules.judge({ rules: preset, moves });
    if (!answer.ok) throw new Error(answer.error.detail);
    if (answer.legal.length === 0) {
      moves = [];
      continue;
    }
    const pieces = piecesOfFen(answer.fen) ?? {};
    for (const token of answer.legal) {
      const step = boardAction(token);
      if (step === null || step === "pass") continue;
      const piece = pieces[step.from];
      expect(piece?.side, token).toBe(turnOfFen(answer.fen));
      if (piece !== undefined) expect(reach.from(piece, step.from), `${token} in ${answer.fen}`).toContain(step.to);
    }
    const steps = answer.legal.filter((token) => boardAction(token) !== "pass");
    moves.push(steps[random.next().value % steps.length] ?? "pass");
    played += 1;
  }
  expect(played).toBeGreaterThan(100);
});

test("an answer is worked out once", () => {
  let asked = 0;
  const counting = {
    judge: (request: Parameters<RulesModule["judge"]>[0]) => {
      asked += 1;
      return rules.judge(request);
    },
  };
  const reach = new Reach(counting, "janggi");
  reach.from(cho("n"), "b1");
  const first = asked;
  reach.from(cho("n"), "b1");
  expect([first > 0, asked]).toEqual([true, first]);
});
