// @vitest-environment node
// Tests of the search filters, alone and combined, and of the sort orders.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Head } from "./heads";
import { daysOf, EVERYTHING, isNarrowed, ORDERS, reasonsIn, SearchIndex, type Query } from "./search";

const name = fc.constantFrom("김초록", "이붉은", "박하나", "Kim", null);
const setup = fc.constantFrom("msms", "mssm", "smsm", "smms");
const head: fc.Arbitrary<Omit<Head, "id">> = fc.record({
  file: fc.constantFrom("a.gib", "b.pgn"),
  players: fc.record({ cho: name, han: name }),
  event: fc.constantFrom("동네 장기", null),
  date: fc.constantFrom("2026-03-01", "2026.04.??", "2025", "어제", null),
  setups: fc.oneof(fc.constant(null), fc.record({ cho: setup, han: setup })),
  movement: fc.constant("janggi" as const),
  outcome: fc.record({
    winner: fc.constantFrom("cho", "han", "draw", null),
    reason: fc.constantFrom("full", "points", "unstated"),
  }),
  plies: fc.nat(200),
  fault: fc.constantFrom(null, { code: "bad_move", detail: "", facts: {}, line: 1, ply: 1 }),
  read: fc.constant(true),
  exact: fc.string(),
  moves: fc.constantFrom("one", "two", "three", null),
  tags: fc.constantFrom([], ["결승"], ["예선", "결승"]),
});
const heads = fc.array(head, { maxLength: 30 }).map((all) => all.map((one, at) => ({ ...one, id: at + 1 })));
const query: fc.Arbitrary<Query> = fc.record({
  words: fc.constantFrom("", "김", "kim", "붉 동네", "b.pgn"),
  cho: fc.constantFrom("", "msms", "mssm"),
  han: fc.constantFrom("", "smsm"),
  result: fc.constantFrom("", "cho", "han", "draw", "unknown"),
  reason: fc.constantFrom("", "full", "points"),
  from: fc.constantFrom("", "2026-01-01", "2026-04-15"),
  to: fc.constantFrom("", "2025-06-30", "2026-03-01"),
  only: fc.constantFrom("", "faults", "doubles"),
  tag: fc.constantFrom("", "결승"),
  position: fc.constant(""),
});

test("every order has the same games; those without a date come last", () => {
  fc.assert(
    fc.property(heads, fc.constantFrom(...ORDERS), (heads, order) => {
      const found = new SearchIndex(heads).find(EVERYTHING, order);
      expect(new Set(found)).toEqual(new Set(heads));
      const days = found.map(({ date }) => daysOf(date)?.[0] ?? null);
      if (order === "newest" || order === "oldest") {
        const dated = days.filter((day) => day !== null);
        expect(days.slice(0, dated.length)).toEqual(
          order === "oldest" ? dated.toSorted() : dated.toSorted().toReversed(),
        );
      }
      if (order === "longest")
        expect(found.map(({ plies }) => plies)).toEqual(heads.map(({ plies }) => plies).toSorted((a, b) => b - a));
      if (order === "added") expect(found).toEqual(heads);
    }),
  );
});

test("several filters find what each of them finds", () => {
  fc.assert(
    fc.property(heads, query, (heads, query) => {
      const index = new SearchIndex(heads);
      const alone = (Object.keys(query) as (keyof Query)[]).map((name) => {
        // The bounds of a period are tested together, because a year may satisfy each bound with a different day.
        const own = name === "from" || name === "to" ? { from: query.from, to: query.to } : { [name]: query[name] };
        return new Set(index.find({ ...EVERYTHING, ...own }));
      });
      expect(index.find(query)).toEqual(heads.filter((head) => alone.every((found) => found.has(head))));
    }),
  );
});

test("each filter by itself", () => {
  fc.assert(
    fc.property(heads, (heads) => {
      const index = new SearchIndex(heads);
      const find = (query: Partial<Query>): Head[] => index.find({ ...EVERYTHING, ...query });
      expect(find({})).toEqual(heads);
      expect(find({ cho: "msms" })).toEqual(heads.filter(({ setups }) => setups?.cho === "msms"));
      expect(find({ result: "unknown" })).toEqual(heads.filter(({ outcome }) => outcome.winner === null));
      expect(find({ only: "faults" })).toEqual(heads.filter(({ fault }) => fault !== null));
      expect(find({ words: "KIM" })).toEqual(heads.filter(({ players }) => Object.values(players).includes("Kim")));
      expect(find({ from: "2026-04-15" })).toEqual(heads.filter(({ date }) => date === "2026.04.??"));
      expect(find({ to: "2025-06-30" })).toEqual(heads.filter(({ date }) => date === "2025"));
    }),
  );
});

test("of games with the same moves all but the first are doubles", () => {
  fc.assert(
    fc.property(heads, (heads) => {
      const whole = heads.filter(({ fault, moves }) => fault === null && moves !== null);
      const doubles = new SearchIndex(heads).find({ ...EVERYTHING, only: "doubles" });
      expect(whole.length - doubles.length).toBe(new Set(whole.map(({ moves }) => moves)).size);
    }),
  );
});

test("dates as people write them", () => {
  for (const [date, days] of [
    ["2026-03-01", ["2026-03-01", "2026-03-01"]],
    ["2026.3.1", ["2026-03-01", "2026-03-01"]],
    ["2026년 3월 1일", ["2026-03-01", "2026-03-01"]],
    ["20260301", ["2026-03-01", "2026-03-01"]],
    ["2026.03.??", ["2026-03-01", "2026-03-31"]],
    ["2026.??.??", ["2026-01-01", "2026-12-31"]],
    ["2026", ["2026-01-01", "2026-12-31"]],
    ["대국일: 2005/11/13 14:20", ["2005-11-13", "2005-11-13"]],
    ["????.??.??", null],
    ["어제", null],
    [null, null],
  ] as const) {
    expect(daysOf(date), String(date)).toEqual(days);
  }
});

test("reasons are those that occur, the most frequent first", () => {
  fc.assert(
    fc.property(heads, (heads) => {
      const counts = reasonsIn(heads).map((reason) => heads.filter(({ outcome }) => outcome.reason === reason).length);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts.reduce((sum, n) => sum + n, 0)).toBe(heads.length);
    }),
  );
  expect([isNarrowed(EVERYTHING), isNarrowed({ ...EVERYTHING, words: "김" })]).toEqual([false, false]);
  expect(isNarrowed({ ...EVERYTHING, from: "2026-01-01" })).toBe(true);
});

test("syllables are found whole and taken apart, in names and in names of files", () => {
  const bare = fc.sample(head, { numRuns: 1, seed: 1 })[0];
  if (bare === undefined) throw new Error("no game");
  const make = (id: number, cho: string, file: string): Head => ({
    ...bare,
    id,
    file,
    players: { cho, han: null },
    event: null,
    date: null,
  });
  const found = (words: string): number[] =>
    new SearchIndex([make(1, "김철수", "a.gib"), make(2, "나", "김철수.gib".normalize("NFD"))])
      .find({ ...EVERYTHING, words })
      .map(({ id }) => id);
  expect([found("김철수"), found("김철수".normalize("NFD")), found("김철순")]).toEqual([[1, 2], [1, 2], []]);
});
