// @vitest-environment node
// Tests of the openings file and of the values derived from it.
import { expect, test } from "vitest";
import {
  ahead,
  CLASSIC,
  elephants,
  findings,
  FORMATIONS,
  gamesIn,
  mainSet,
  playedWith,
  RULE_SETS,
  strength,
} from "./data";

test("each rule set has games of all sixteen pairs, and every pair adds up", () => {
  for (const rules of RULE_SETS) {
    const set = mainSet(rules);
    if (set === undefined) throw new Error(`no games under ${rules}`);
    expect(set.pairs).toHaveLength(16);
    expect(set.pairs.reduce((sum, pair) => sum + gamesIn(pair), 0)).toBe(gamesIn(set.total));
    for (const side of ["cho", "han"]) {
      const rows = set.formations.filter((row) => row.side === side);
      expect(rows.reduce((sum, row) => sum + gamesIn(row), 0)).toBe(gamesIn(set.total));
      for (const { formation } of rows) expect(FORMATIONS).toContain(formation);
    }
    for (const { share, low, high } of set.pairs) expect(low <= share && share <= high).toBe(true);
    expect(playedWith(rules)).toContain(set);
  }
});

test("the findings are those of the table", () => {
  const set = mainSet("kakao");
  const found = set === undefined ? null : findings(set);
  if (set === undefined || found === null) throw new Error("no games");
  for (const { share } of set.pairs) expect(found.worst.share <= share && share <= found.best.share).toBe(true);
  expect(found.answers.map(({ han }) => han)).toEqual(CLASSIC);
  for (const answer of found.answers)
    for (const pair of set.pairs) if (pair.han === answer.han) expect(pair.share <= answer.share).toBe(true);
  expect(findings({ ...set, pairs: [] })).toBeNull();
});

test("a side is ahead only where the interval leaves out one half", () => {
  expect(ahead({ low: 0.51, high: 0.6 })).toBe("cho");
  expect(ahead({ low: 0.4, high: 0.49 })).toBe("han");
  expect(ahead({ low: 0.4, high: 0.6 })).toBeNull();
  expect([0.5, 0.55, 0.45, 0.9].map(strength).map((one) => Math.round(one * 100))).toEqual([0, 50, 50, 100]);
});

test("two pairs have their elephants on opposite wings, two on the same", () => {
  const found = CLASSIC.flatMap((cho) => CLASSIC.map((han) => elephants(cho, han)));
  expect(found.filter((one) => one === "opposite")).toHaveLength(2);
  expect(found.filter((one) => one === "sameWing")).toHaveLength(2);
  expect(elephants("smsm", "msms")).toBe("opposite");
});
