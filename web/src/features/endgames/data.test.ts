// @vitest-environment node
// Checks the contents of the claims file, and the values derived from them.
import { expect, test } from "vitest";
import { ALL_CASES, CLAIMS, FILE, frames, grade, material, movesOf, OBJECTIVES, type Verdict } from "./data";

const VERDICTS: readonly Verdict[] = ALL_CASES.flatMap(({ verdicts, with_guards }) =>
  [verdicts, ...with_guards].flatMap((all) => OBJECTIVES.flatMap((objective) => all[objective] ?? [])),
);

test("every claim has cases, and every case of 대삼능 the seven signatures of its source", () => {
  expect(FILE.claims.map(({ id }) => id)).toEqual([...CLAIMS]);
  for (const { cases } of FILE.claims) expect(cases.length).toBeGreaterThan(0);
  const seven = FILE.claims[0]?.cases.filter(({ source }) => source === "wikipedia") ?? [];
  expect(seven.filter(({ says }) => says === "wins")).toHaveLength(4);
  expect(seven.filter(({ says }) => says === "holds")).toHaveLength(3);
  for (const { signature } of ALL_CASES) expect(signature.split("-")[0]).not.toContain("A");
});

test("an answer counts positions, and its longest win is played through to a position without the defender's reply", () => {
  expect(VERDICTS.length).toBeGreaterThanOrEqual(8);
  for (const { positions, won, longest, example } of VERDICTS) {
    expect(won).toBeLessThanOrEqual(positions);
    expect(longest === null).toBe(won === 0);
    if (example === null || longest === null) continue;
    expect(example.moves).toHaveLength(longest);
    const all = frames(example);
    expect(all).toHaveLength(longest + 1);
    const generals = Object.values(all.at(-1)?.pieces ?? {}).filter(({ role }) => role === "k");
    expect(generals).toHaveLength(2);
  }
});

test("a guard of the attacker adds positions, and on points nobody wins more positions than there are", () => {
  let guarded = 0;
  for (const { verdicts, with_guards, on_points } of ALL_CASES) {
    for (const objective of OBJECTIVES) {
      const all = [verdicts, ...with_guards].flatMap((one) => one[objective]?.positions ?? []);
      expect(all).toEqual([...all].sort((one, other) => one - other));
      guarded += all.length - 1;
    }
    for (const { positions, won, unsure } of on_points ?? []) {
      expect(won + unsure).toBeLessThanOrEqual(positions);
      expect(positions).toBe(verdicts.mate?.positions);
    }
  }
  expect(guarded).toBeGreaterThan(0);
});

test("three horses and three elephants cannot arise, all else can", () => {
  for (const { signature, arises } of ALL_CASES) expect(arises).toBe(!/NNN|BBB/.test(signature));
});

test("material, grade and length are read from the figures", () => {
  expect(material("KCCN-KAA")).toEqual({
    pieces: [
      { role: "C", count: 2 },
      { role: "N", count: 1 },
    ],
    guards: 2,
  });
  const of = (won: number): Verdict => ({ positions: 100, won, longest: 1, example: null });
  expect([95, 60, 20, 3].map((won) => grade(of(won)))).toEqual(["always", "mostly", "seldom", "never"]);
  expect([1, 2, 77].map(movesOf)).toEqual([1, 1, 39]);
});
