// @vitest-environment node
// Tests the committed collection, the selection of problems, stored results, and attempts at a problem.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readProblems } from "../../../vite.problems";
import { ALL, chosen, choiceOf, KINDS, kindOf, LEVELS, nextOf, queryOf, tallies } from "./choosing";
import { daily } from "./daily";
import { placeOf } from "./order";
import { difficultyOf, entriesOf, GRADES, levelOf, PART, rowOf, THEMES, type Entry, type Problem } from "./problem";
import { isSolved, readResults, RESULTS, withResult, type Results } from "./results";
import { begin, rightMove, takeBack, tryMove, type Judge, type Solving } from "./solving";
import type { Judged } from "../../platform/rules-module";

const problems = readProblems();
const entries = entriesOf(problems.map(rowOf));

const choice = fc.record({
  set: fc.constantFrom("all", "composed", ...KINDS, ...THEMES),
  level: fc.constantFrom(...LEVELS),
});
const someEntries: fc.Arbitrary<Entry[]> = fc.uniqueArray(fc.nat({ max: 9999 }), { maxLength: 40 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(String(id)),
        goal: fc.constantFrom("mate", "points", "advantage", "save"),
        moves: fc.integer({ min: 1, max: 9 }),
        difficulty: fc.integer({ min: 1, max: GRADES }),
        themes: fc.subarray([...THEMES], { maxLength: 3 }),
        composed: fc.boolean(),
        part: fc.constant(0),
      }),
    ),
  ),
) as fc.Arbitrary<Entry[]>;
const someResults = (of: readonly Entry[]): fc.Arbitrary<Results> =>
  fc.subarray([...of]).map((solved) => Object.fromEntries(solved.map(({ id }) => [id, "later" as const])));

describe("the collection", () => {
  test("is read whole: every goal and theme in it is known", () => {
    expect(entries).toHaveLength(problems.length);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(problems.length);
    for (const [at, problem] of problems.entries()) {
      const { id, goal, moves, themes, line, composed = false } = problem;
      const [difficulty, part] = [difficultyOf(problem), Math.floor(at / PART)];
      expect(entries[at]).toEqual({ id, goal, moves, difficulty, themes, composed, part });
      expect(line).toHaveLength(2 * moves - 1);
    }
  });

  test("long problems are never easy, and each level has something to choose from", () => {
    const count = { easy: 0, medium: 0, hard: 0 };
    for (const { id, moves, difficulty } of entries) {
      count[levelOf(difficulty)] += 1;
      if (moves >= 3) expect(difficulty, id).toBeGreaterThan(3);
      if (moves >= 6) expect(difficulty, id).toBeGreaterThan(6);
    }
    for (const of of Object.values(count)) expect(of).toBeGreaterThan(entries.length / 6);
  });

  test("of two problems with a first move of the same grade the longer one is the harder", () => {
    const measured = fc.record({ grade: fc.integer({ min: 1, max: GRADES }), moves: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(measured, ({ grade, moves }) => {
        const [shorter, longer] = [difficultyOf({ grade, moves }), difficultyOf({ grade, moves: moves + 1 })];
        expect(longer).toBe(Math.min(GRADES, Math.max(longer, shorter + 1)));
        expect(shorter).toBeGreaterThanOrEqual(grade);
      }),
    );
  });
});

describe("choosing", () => {
  test("a choice is the same after it stood in an address", () => {
    fc.assert(
      fc.property(choice, (one) => {
        expect(choiceOf(queryOf(one))).toEqual(one);
      }),
    );
    expect(choiceOf("?set=x&level=y")).toEqual(ALL);
  });

  const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

  test("kinds and levels each part the whole, and of a kind the easiest come first", () => {
    fc.assert(
      fc.property(someEntries, seeds, (all, seed) => {
        const count = (sets: readonly (typeof ALL)[]): number =>
          sets.reduce((sum, set) => sum + chosen(all, set, seed).length, 0);
        expect(count(KINDS.map((set) => ({ set, level: "any" })))).toBe(all.length);
        expect(count(LEVELS.slice(1).map((level) => ({ set: "all", level })))).toBe(all.length);
        for (const kind of KINDS) {
          const difficulties = chosen(all, { set: kind, level: "any" }, seed).map(({ difficulty }) => difficulty);
          expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
        }
        for (const entry of all) expect(chosen(all, { set: kindOf(entry), level: "any" }, seed)).toContain(entry);
      }),
    );
  });

  test("everything mixed is mixed: the first hundred are as hard as the whole, in another order for everybody", () => {
    const mean = (some: readonly Entry[]): number => some.reduce((sum, one) => sum + one.difficulty, 0) / some.length;
    fc.assert(
      fc.property(seeds, (seed) => {
        const [mine, theirs] = [chosen(entries, ALL, seed), chosen(entries, ALL, seed ^ 1)];
        const first = mine.slice(0, 100);
        expect(chosen(entries, ALL, seed)).toEqual(mine);
        // About six standard errors of the mean of a hundred problems.
        expect(Math.abs(mean(first) - mean(entries))).toBeLessThan(1.8);
        expect(new Set(first.map(kindOf)).size).toBeGreaterThan(3);
        expect(first.filter((entry, at) => entry === theirs[at]).length).toBeLessThan(10);
      }),
      { numRuns: 10 },
    );
  });

  test("the place of a problem depends on every letter of its id and every bit of the seed", () => {
    const places = new Set(entries.map(({ id }) => placeOf(id, 7)));
    expect(places.size).toBeGreaterThan(entries.length - 20);
    const bits = Array.from({ length: 32 }, (_, bit) => placeOf("000070cd4b", 2 ** bit));
    expect(new Set(bits).size).toBe(32);
  });

  test("what is told of a set is what one meets in it", () => {
    fc.assert(
      fc.property(
        someEntries.chain((all) => fc.tuple(fc.constant(all), someResults(all))),
        fc.constantFrom(...LEVELS),
        seeds,
        ([all, results], level, seed) => {
          const found = tallies(all, level, results, seed);
          for (const set of [ALL.set, "composed", ...KINDS, ...THEMES] as const) {
            const entries = chosen(all, { set, level }, seed);
            const next = nextOf(entries, results, null) ?? entries[0];
            const done = entries.filter(({ id }) => isSolved(results, id)).length;
            expect(found.get(set), set).toEqual(next === undefined ? undefined : { of: entries.length, done, next });
          }
        },
      ),
    );
  });

  test("going on comes by every problem that is not solved, once", () => {
    fc.assert(
      fc.property(
        someEntries.chain((all) => fc.tuple(fc.constant(all), someResults(all))),
        ([all, solvedBefore]) => {
          let results = solvedBefore;
          const seen: string[] = [];
          let next = nextOf(all, results, null);
          while (next !== null) {
            expect(isSolved(results, next.id)).toBe(false);
            seen.push(next.id);
            results = withResult(results, next.id, "first");
            next = nextOf(all, results, next.id);
          }
          expect(seen.sort()).toEqual(
            all
              .map(({ id }) => id)
              .filter((id) => !isSolved(solvedBefore, id))
              .sort(),
          );
        },
      ),
    );
  });

  test("skipping leads to another problem as long as there is one", () => {
    fc.assert(
      fc.property(someEntries, (all) => {
        for (const { id } of all) {
          const next = nextOf(all, {}, id);
          expect(next?.id === id).toBe(false);
          expect(next === null).toBe(all.length === 1);
        }
      }),
    );
  });

  test("the days go through all problems of medium difficulty before one comes again", () => {
    fc.assert(
      fc.property(someEntries, fc.integer({ min: 0, max: 60_000 }), (all, day) => {
        const medium = all.filter(({ difficulty }) => difficulty > 3 && difficulty <= 6);
        const from = medium.length > 0 ? medium : all;
        const shown = Array.from({ length: from.length }, (_, n) => daily(all, day + n)?.id ?? "");
        expect(shown.sort()).toEqual(from.map(({ id }) => id).sort());
      }),
    );
  });
});

describe("results", () => {
  const results = fc.dictionary(fc.string(), fc.constantFrom(...RESULTS));

  test("survive being stored, and other text is none", () => {
    fc.assert(
      fc.property(results, (all) => {
        expect(readResults(JSON.stringify(all))).toEqual({ ...all });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof readResults(text)).toBe("object");
      }),
    );
    expect(readResults('{"a":"first","b":"x","c":1}')).toEqual({ a: "first" });
    for (const text of [null, "", "[]", "[1]", "null", "7"]) expect(readResults(text)).toEqual({});
  });

  test("only get better", () => {
    fc.assert(
      fc.property(results, fc.string(), fc.constantFrom(...RESULTS), (all, id, result) => {
        const after = withResult(all, id, result);
        const rank = (one: Results): number => RESULTS.indexOf(one[id] ?? "tried");
        expect(rank(after)).toBe(Math.max(rank(all), RESULTS.indexOf(result)));
      }),
    );
  });
});

describe("trying", () => {
  const problem: Problem = {
    id: "0000000000",
    rules: "pychess@1",
    fen: "",
    goal: "mate",
    moves: 2,
    line: ["a1a2", "b1b2", "a2a3"],
    others: [["a1a5"], []],
    themes: [],
    grade: 1,
  };
  const judged = (moves: readonly string[], won: boolean): Judged => ({
    actions: { accept_draw: false, call: false, offer_draw: false },
    check: false,
    facing: false,
    fen: moves.join(" "),
    legal: won ? [] : ["a1a2", "a1a5", "a1a9", "b1b2", "a2a3", "a2a9", "a2c3"],
    ok: true,
    points: { cho: 0, han: 0 } as unknown as Judged["points"],
    turn: moves.length % 2 === 0 ? "cho" : "han",
    verdict: won ? { code: "mate", facts: {}, outcome: "cho", rule: null } : null,
  });
  /** A judge for which `a2a3` and `a2c3` are mate as the third move. */
  const judge: Judge = (moves) => judged(moves, moves.length === 3 && ["a2a3", "a2c3"].includes(moves[2] ?? ""));
  const start = (): Solving => begin(judge) as Solving;
  const after = (...moves: string[]): Solving =>
    moves.reduce((solving, move) => tryMove(problem, judge, solving, move), start());

  test("the main line solves it, and the replies come by themselves", () => {
    expect(rightMove(problem, start())).toBe("a1a2");
    const first = after("a1a2");
    expect(first).toMatchObject({ moves: ["a1a2", "b1b2"], afterOwn: "a1a2", state: "open", wrong: null });
    expect(rightMove(problem, first)).toBe("a2a3");
    const last = after("a1a2", "a2a3");
    expect(last.state).toBe("solved");
    expect(rightMove(problem, last)).toBeNull();
    expect(tryMove(problem, judge, last, "a1a2")).toBe(last);
  });

  test("another way that is known, or that mates, solves it too", () => {
    expect(after("a1a5").state).toBe("otherwise");
    expect(after("a1a2", "a2c3").state).toBe("otherwise");
  });

  test("a wrong move is taken back to where it was made; one that is not possible changes nothing", () => {
    const first = after("a1a2");
    const wrong = tryMove(problem, judge, first, "a2a9");
    expect(wrong).toMatchObject({ moves: first.moves, wrong: { move: "a2a9", fen: "a1a2 b1b2 a2a9" }, state: "open" });
    expect(takeBack(wrong)).toEqual(first);
    expect(tryMove(problem, judge, first, "i9i10")).toBe(first);
    expect(tryMove(problem, judge, first, "call")).toBe(first);
  });
});
