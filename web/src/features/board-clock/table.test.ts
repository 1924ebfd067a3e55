// @vitest-environment node
// Clocks side by side: announcements, storage, and results for a tournament.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { callBetween, isSpoken, type Counting } from "./aloud";
import { giveSeat, offer, OFFERS, waitingSeat, type Seat } from "./seats";
import { acted, newSitting, seated, started } from "./sitting";
import { changed, newTable, outcomeOf, readTables, totalsOf, type Table } from "./table";
import { tableRecord } from "./table-record";
import { loadRecords } from "../library/samples";

const BYOYOMI = { kind: "byoyomi", main_ms: 0, period_ms: 30_000, periods: 3 } as const;
const SEAT: Seat = {
  tournament: 4,
  at: { division: 0, round: 2, table: 3, game: 0 },
  board: "3",
  event: "봄 대회",
  names: { cho: "김철수", han: "이영희" },
  rules: null,
  late: { cho: 0, han: 90_000 },
};
const tableOf = (id: string, seat: Seat | null = null): Table =>
  newTable(
    {
      id,
      time: { ...BYOYOMI, main_ms: 600_000 },
      near: "cho",
      heard: "voice",
      names: seat?.names ?? { cho: "", han: "" },
      seat,
    },
    0,
  );

test("two boards in their last seconds: one voice counts one board to the end, the other one beeps", () => {
  const begun = [0, 500].map((at) => started(newSitting(BYOYOMI), at));
  let counting: Counting | null = null;
  const spoken: string[] = [];
  for (let now = 100; now < 30_000; now += 100) {
    for (const [index, sitting] of begun.entries()) {
      const call = callBetween(sitting, now - 100, now);
      if (call?.kind !== "count" || !isSpoken(call, String(index), counting, now)) continue;
      counting = { board: String(index), at: now };
      spoken.push(`${index}:${call.n}`);
    }
  }
  expect(spoken).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `0:${n}`));
});

test("a turn that has just begun is announced by its own clock", () => {
  const sitting = started(newSitting({ kind: "fischer", main_ms: 65_000, increment_ms: 0 }), 10_000);
  expect(callBetween(sitting, 0, 10_100)).toBeNull();
  expect(callBetween(sitting, 14_900, 15_000)).toEqual({ kind: "minute" });
  expect(callBetween(sitting, 74_900, 75_000)).toEqual({ kind: "out" });
});

test("stored games come back, one change does not touch another, and others are left out", () => {
  const tables = [tableOf("one", SEAT), tableOf("two")];
  expect(readTables(JSON.stringify(tables))).toEqual(tables);
  expect(changed(tables, "one", (table) => ({ ...table, near: "han" }))[1]).toBe(tables[1]);
  const wrong = [{ ...tables[0], version: 2 }, { ...tables[0], sitting: {} }, null, 5];
  expect(readTables(JSON.stringify([...wrong, tables[1]]))).toEqual([tables[1]]);
  for (const text of [null, "", "{", "{}", "null"]) expect(readTables(text)).toEqual([]);
});

test("a side that came late starts with less time", () => {
  expect(tableOf("one", SEAT).sitting.acts.map(({ decision }) => decision)).toEqual([
    { kind: "late", side: "han", ms: 90_000 },
  ]);
  // A time that both share cannot be shorter for one of them.
  expect(seated(newSitting({ kind: "total", total_ms: 1_500_000 }), SEAT, 0).acts).toEqual([]);
});

test("points for faults are taken off the totals, which never fall below nothing", () => {
  const points = fc.integer({ min: 0, max: 144 }).map((half) => half / 2);
  fc.assert(
    fc.property(points, points, points, points, (cho, han, first, second) => {
      let sitting = newSitting(BYOYOMI);
      for (const one of [first, second])
        sitting = acted(sitting, { kind: "fault", side: "cho", penalty: { kind: "points", points: one } }, "", 0);
      const totals = totalsOf({ cho, han }, 1.5, sitting.acts);
      expect(totals).toEqual({ cho: Math.max(0, cho - first - second), han: han + 1.5 });
    }),
  );
});

test("a result is the tournament's, and the last one offered for a game counts", () => {
  expect(outcomeOf({ winner: "draw", by: "referee" })).toEqual({ result: "draw" });
  expect(outcomeOf({ winner: "cho", by: "time" })).toEqual({ result: "full", winner: "cho" });
  const totals = { cho: 70, han: 73.5 };
  expect(outcomeOf({ winner: "han", by: "points", totals })).toEqual({ result: "counted", winner: "han", ...totals });
  const { tournament, at } = SEAT;
  let list = OFFERS.read(null);
  expect(list).toEqual([]);
  list = OFFERS.read(
    JSON.stringify([{ tournament, at, outcome: { result: "draw" }, record: null }, { tournament: "4" }, null]),
  );
  expect(list).toHaveLength(1);
  // The test may run without storage, in which case nothing is stored and nothing fails.
  giveSeat(SEAT);
  offer({ tournament, at, outcome: { result: "draw" }, record: null });
  expect([null, SEAT]).toContainEqual(waitingSeat());
});

test("a game without moves is a record that every format keeps, with what the referee did", async () => {
  const records = await loadRecords();
  const table = tableOf("one", SEAT);
  const sitting = acted(table.sitting, { kind: "warning", side: "cho" }, "훈수", 1_000);
  const record = tableRecord({ ...table, sitting }, { winner: "han", by: "points", totals: { cho: 70, han: 73.5 } });
  for (const format of ["json", "pgn", "gib"] as const) {
    const own = records.split(record);
    const again = records.split(records.write(own.format, format, own.games).text);
    const [read] = records.read(again.format, again.games);
    if (read === undefined || !("tags" in read)) throw new Error(format);
    expect([read.fault, read.outcome.winner], format).toEqual([null, "han"]);
    const rulings = read.tags.filter(([key]) => key.startsWith("Ruling")).map(([, value]) => value);
    expect(rulings, format).toEqual(["0 late han 90000ms", "0 warning cho: 훈수"]);
  }
});
