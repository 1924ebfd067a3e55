// @vitest-environment node
// Tests that the solutions in the booklet name the moving pieces.
import { expect, test } from "vitest";
import { COURSE } from "./course";
import { solutionOf } from "./solution";

test("every task has its solution in words, with the piece that moves", () => {
  const solutions = COURSE.flatMap(({ tasks }) => tasks.map((task) => [task.id, solutionOf(task, "korean", "pass")]));
  expect(Object.fromEntries(solutions)).toMatchObject({
    "soldier-walk": "73졸63, 63졸53, 53졸54",
    "horse-take": "83마64, 64마45, 45마57",
    "pass-turn": "pass",
  });
  for (const [id, text] of solutions) expect(text, id).toMatch(/^(?:\d\d[장사마상차포졸]\d\d|pass)(?:, |$)/);
});
