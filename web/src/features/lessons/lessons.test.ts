// @vitest-environment node
// Plays every task of the lessons with the rules module that browsers load.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { begin, play, starsFor, type Attempt, type Judge } from "./attempt";
import { COURSE, lessonAfter, lessonOf } from "./course";
import { LESSON_IDS, TASK_IDS, type Task } from "./lesson";
import { doneIn, nextTask, readProgress, solved } from "./progress";

let rules: RulesModule;
beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
});

function judgeOf(task: Task): Judge {
  return (moves) => {
    const answer = rules.judge({ rules: task.rules, fen: task.fen, moves: [...moves] });
    return answer.ok ? answer : null;
  };
}

function begun(task: Task): Attempt {
  const attempt = begin(judgeOf(task));
  if (attempt === null) throw new Error(`${task.id}: the rules do not take its position`);
  return attempt;
}

/** Returns the fewest moves in which the learner can reach the goal; null if more than `most`. */
function fewest(task: Task, most: number): number | null {
  const judge = judgeOf(task);
  let level = [begun(task)];
  const seen = new Set<string>();
  for (let own = 1; own <= most; own += 1) {
    const next: Attempt[] = [];
    for (const attempt of level) {
      for (const move of attempt.now.legal) {
        const after = play(task, judge, attempt, move);
        if (after.state === "done") return own;
        const key = `${after.now.fen.split(" ")[0]} ${[...after.visited].sort().join()}`;
        if (after.state === "open" && !seen.has(key)) next.push(after);
        seen.add(key);
      }
    }
    level = next;
  }
  return null;
}

const TASKS = COURSE.flatMap((lesson) => lesson.tasks);

test("the course has the lessons and tasks that the texts know", () => {
  expect(COURSE.map((lesson) => lesson.id)).toEqual([...LESSON_IDS]);
  expect(TASKS.map((task) => task.id)).toEqual([...TASK_IDS]);
  expect(lessonOf("horse")?.icon).toBe("n");
  expect(lessonOf("queen")).toBeNull();
  expect(lessonAfter("soldier")?.id).toBe("chariot");
  expect(lessonAfter("points")).toBeNull();
});

describe("every task", () => {
  test.each(TASKS.map((task) => [task.id, task] as const))("%s begins open, with Cho to move", (_id, task) => {
    const attempt = begun(task);
    expect(attempt.now.turn).toBe("cho");
    expect(attempt.now.verdict).toBeNull();
    // Only the bikjang lesson may start with facing generals.
    if (!task.id.startsWith("bikjang")) expect(attempt.now.facing).toBe(false);
  });

  test.each(TASKS.map((task) => [task.id, task] as const))("%s is solved by its best way", (_id, task) => {
    const judge = judgeOf(task);
    let attempt = begun(task);
    for (const [index, move] of task.best.entries()) {
      expect(attempt.state, `before move ${index + 1}`).toBe("open");
      expect(attempt.now.legal).toContain(move);
      attempt = play(task, judge, attempt, move);
    }
    expect(attempt.state).toBe("done");
    expect(starsFor(task, attempt.own)).toBe(3);
  });

  test.each(TASKS.filter((task) => task.best.length < 4).map((task) => [task.id, task] as const))(
    "%s has no shorter way",
    (_id, task) => {
      expect(fewest(task, task.best.length)).toBe(task.best.length);
    },
  );
});

describe("a wrong first move", () => {
  const longer = TASKS.filter(({ goal, best }) => goal.kind !== "visit" && best.length > 1);

  test("there are tasks of more than one move to try it on", () => {
    expect(longer.map(({ id }) => id)).toEqual(["mate-two", "mate-guard", "points-deom"]);
  });

  test.each(longer.map((task) => [task.id, task] as const))("%s answers it at once", (_id, task) => {
    const judge = judgeOf(task);
    const start = begun(task);
    for (const move of start.now.legal) {
      const after = play(task, judge, start, move);
      const goesOn = after.now.legal.some((next) => play(task, judge, after, next).state === "done");
      // The task stays open only if the goal can be reached. In mate tasks, Han's reply shows why it cannot.
      expect(after.state, move).toBe(goesOn && after.state !== "missed" ? "open" : "missed");
      if (after.state === "missed" && task.goal.kind === "mate") expect(after.reply, move).not.toBeNull();
    }
    const firsts = start.now.legal.filter((move) => play(task, judge, start, move).state === "open");
    expect(firsts).toContain(task.best[0]);
    expect(firsts.length).toBeLessThan(start.now.legal.length / 4);
  });
});

test("whatever a learner plays, the attempt holds a game that the rules take", () => {
  fc.assert(
    fc.property(fc.constantFrom(...TASKS), fc.array(fc.nat(), { maxLength: 6 }), (task, choices) => {
      const judge = judgeOf(task);
      let attempt = begun(task);
      for (const choice of choices) {
        const { legal } = attempt.now;
        const move = legal[choice % Math.max(1, legal.length)];
        if (move === undefined || attempt.state !== "open") break;
        const after = play(task, judge, attempt, move);
        expect(after.own).toBe(attempt.own + 1);
        expect(after.visited.length).toBeGreaterThanOrEqual(attempt.visited.length);
        // In an open task, it is always the learner's turn.
        if (after.state === "open") expect(after.now.turn).toBe("cho");
        attempt = after;
      }
      expect(judge(attempt.moves)).toEqual(attempt.now);
      expect(play(task, judge, attempt, "a1a1")).toBe(attempt);
    }),
    { numRuns: 150 },
  );
});

describe("progress", () => {
  const someTask = fc.constantFrom(...TASKS);
  const stored = fc.dictionary(fc.constantFrom<string>(...TASK_IDS, "later-task"), fc.integer({ min: 1, max: 99 }));

  test("survives being stored, and a task is kept with its fewest moves", () => {
    fc.assert(
      fc.property(stored, someTask, fc.integer({ min: 1, max: 99 }), (before, task, moves) => {
        expect(readProgress(JSON.stringify(before))).toEqual({ ...before });
        const after = solved(before, task, moves);
        expect(after[task.id]).toBe(Math.min(before[task.id] ?? Infinity, moves));
        expect(solved(after, task, moves)).toBe(after);
        for (const lesson of COURSE) {
          expect(doneIn(lesson, after)).toBeGreaterThanOrEqual(doneIn(lesson, before));
          const next = lesson.tasks[nextTask(lesson, after)];
          expect(
            next === undefined || after[next.id] === undefined || doneIn(lesson, after) === lesson.tasks.length,
          ).toBe(true);
        }
      }),
    );
  });

  test("text that is no progress counts for nothing", () => {
    for (const text of [null, "", "[1]", "3", "null", '{"soldier-walk":"3"}', '{"soldier-walk":0}', "{"])
      expect(readProgress(text)).toEqual({});
    fc.assert(fc.property(fc.string(), (text) => void readProgress(text)));
  });
});
