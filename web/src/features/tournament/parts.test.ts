// @vitest-environment node
// Properties of draws, typed numbers, plans, entry fields, tables and result keys.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { CellView, Proposal, RowView } from "../../domain/tournament.gen";
import type { TournamentModule } from "../../platform/tournament-module";
import { ANSWERS, timeFor, timeOf } from "./answers";
import { crossTable, wallChart } from "./crosstable";
import { orderOfSlips, shuffled } from "./draw";
import { faultyLines, fieldsOf, readFields } from "./entering";
import { latenessText } from "./lateness";
import { loadModule, planFor } from "./module-double";
import { readNumbers, readPairs } from "./numbers";
import { catalog } from "../../platform/rules/catalog";
import {
  choicesFor,
  FORMATS,
  hasSameTime,
  latenessOf,
  minutesOf,
  questionsOf,
  timeAfter,
  USUAL,
  USUAL_ANSWERS,
  varied,
  wholeNumber,
  withRules,
  withThird,
  type Choices,
  type FormatName,
} from "./plan";
import { gameOf } from "./records";
import { gameDue, keysFor } from "./reporting";
import { rulesText, scoreText } from "./words";

let module: TournamentModule;
beforeAll(async () => {
  module = await loadModule();
});

test("a draw is everybody once, and every order can come", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat()),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
      (all, dice) => {
        const mixed = shuffled(all, () => dice.next().value as number);
        expect(mixed.toSorted()).toEqual(all.toSorted());
      },
    ),
  );
  const orders = new Set<string>();
  for (let first = 0; first < 3; first += 1) {
    for (let second = 0; second < 2; second += 1) {
      const dice = [first / 3, second / 2];
      orders.add(shuffled(["a", "b", "c"], () => dice.shift() ?? 0).join(""));
    }
  }
  expect(orders.size).toBe(6);
});

test("slips are an order only if everybody has a number of their own", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), (all) => {
      const slips = all.map((one, at) => [one, at + 1] as const);
      expect(orderOfSlips(shuffled(slips, Math.random))).toEqual(all);
      expect(orderOfSlips([...slips, [-1, 1]])).toBeNull();
      expect(orderOfSlips(slips.map(([one], at) => [one, at === 0 ? null : at + 1] as const))).toBeNull();
    }),
  );
});

test("numbers and pairs as they are typed", () => {
  expect(readNumbers(" 5, 2 7 ")).toEqual([5, 2, 7]);
  expect(readNumbers("5 x")).toBeNull();
  expect(readPairs("3 7\n\n 1,2 \n5\n")).toEqual({
    pairs: [
      [3, 7],
      [1, 2],
    ],
    byes: [{ id: 5, bye: "allocated" }],
  });
  expect(readPairs("3 7\n1 2 3")).toEqual({ bad: 2 });
  expect(readPairs("3 7\nKim Lee")).toEqual({ bad: 2 });
  expect([wholeNumber("10,000원"), wholeNumber("5 000"), wholeNumber("ten"), wholeNumber("-1")]).toEqual([
    10_000,
    5000,
    null,
    null,
  ]);
});

test("a rule set sets the points", () => {
  const { presets } = module.ask("presets", { do: "presets" });
  const points = (rules: string): number[] => {
    const { full_win, counted_win, draw } = presets[withRules(USUAL, rules, presets).scoring];
    return [full_win, counted_win, draw ?? -1];
  };
  expect(points("kja-points")).toEqual([7, 4, -1]);
  expect(points("casual")).toEqual([1, 1, 0.5]);
  expect(points("kakao")).toEqual([1, 1, -1]);
  for (const { id } of catalog.presets) expect(withRules(USUAL, id, presets).rules).toBe(id);
  expect(withRules(USUAL, null, presets)).toEqual({ ...USUAL, rules: null });
});

test("points are named where they decide something", () => {
  const points = (choices: Partial<Choices>): string => {
    const { divisions } = planFor(module, { rules: null, ...choices });
    return divisions.map((division) => rulesText(division, undefined)).join();
  };
  for (const format of FORMATS) expect(points({ format }) === "", format).toBe(format === "knockout");
  expect(points({ format: "knockout", boards: 3 })).toMatch(/7 · 4 · 2 · 0/);
});

test("whatever is chosen, the core accepts the plan or names what is wrong with it", () => {
  for (const format of FORMATS) {
    const { view } = module.ask("tournament", { do: "open", plan: planFor(module, { format }), at: 0 });
    expect(view.plan.divisions[0]?.format.format).toBe(format);
    expect(view.plan.fee).toBe(10_000);
  }
  expect(planFor(module).rules).toMatch(/^kja-points@\d+$/);
  expect(planFor(module, { rules: null })).not.toHaveProperty("rules");
  const few = planFor(module, { size: 3, qualifiers: 3 });
  expect(() => module.ask("tournament", { do: "open", plan: few, at: 0 })).toThrow("plan_qualifiers");
});

test("the best proposal comes first, and others of other formats follow", () => {
  for (const people of [2, 5, 24, 60]) {
    const questions = questionsOf({ ...USUAL_ANSWERS, people });
    const all = module.ask("proposals", { do: "propose", questions }).proposals;
    const some = varied(all);
    expect(some[0]).toEqual(all[0]);
    const formats = (list: typeof all): Set<FormatName> => new Set(list.map(({ format }) => format.format));
    expect(formats(some)).toEqual(formats(all));
    for (const one of some.filter(({ format }) => "third" in format))
      expect(withThird(one, "shared").format).toMatchObject({ third: "shared" });
    expect(hasSameTime(all[0] as Proposal, choicesFor(all[0] as Proposal, USUAL))).toBe(true);
    expect(hasSameTime(all[0] as Proposal, { ...choicesFor(all[0] as Proposal, USUAL), bestOf: 3 })).toBe(false);
    if (people === 24) expect(new Set(some.map(({ format }) => format.format)).size).toBeGreaterThan(1);
  }
  expect(questionsOf({ ...USUAL_ANSWERS, people: Number.NaN, hours: 1e9, prizes: -3 })).toMatchObject({
    people: 0,
    prizes: 0,
  });
  expect([timeAfter("10:00", 270), timeAfter("23:30", 45)]).toEqual(["14:30", "00:15"]);
});

test("a lunch break makes the day longer, and what ended in time may not any more", () => {
  const ends = (lunch: number): [number, string][] => {
    const answers = { ...USUAL_ANSWERS, lunch };
    const { proposals } = module.ask("proposals", { do: "propose", questions: questionsOf(answers) });
    const of = proposals.filter(
      ({ format }) => format.format === "groups" && format.size === 4 && format.qualifiers === 2,
    );
    return of.map((one) => [minutesOf(one, answers), one.fits]);
  };
  expect([ends(0), ends(60), ends(120)]).toEqual([[[270, "in_time"]], [[330, "in_time"]], [[390, "too_long"]]]);
});

test("from the minutes of the notice on, the game is lost, and lateness takes no more than the clock", () => {
  const lateness = latenessOf({ forfeit: 15, game: 25 }, "kja-points");
  expect(lateness).toEqual({ factor: 2, forfeit_after_s: 899, clock_s: 1500 });
  expect(latenessOf({ forfeit: Number.NaN, game: 0 }, null)).toEqual({ factor: 2, forfeit_after_s: 59 });
  expect(latenessOf({ forfeit: 10, game: 25 }, "xiangqi").clock_s).toBe(750);
  expect(latenessText(lateness)).toMatch(/is 15 minutes late or more loses/);
  // In tournaments of earlier versions, a player who was late by exactly the limit could still play.
  expect(latenessText({ factor: 2, forfeit_after_s: 900 })).toMatch(/after 15 minutes the game is lost/);
});

test("the points are explained", () => {
  const { presets } = module.ask("presets", { do: "presets" });
  expect([scoreText(presets.korean), scoreText(presets.chess), scoreText(presets.decisive)]).toEqual([
    "win 7 · win on points 4 · loss on points 2 · loss 0",
    "win 1 · draw ½ · loss 0",
    "win 1 · loss 0",
  ]);
});

test("the time of a game is one for both if points are counted after it, and is kept for clocks", () => {
  const both = { kind: "total", total_ms: 1_500_000 };
  expect([timeFor(25, "kja-points@2"), timeFor(25, null), timeFor(0, null)]).toEqual([both, both, null]);
  expect(timeFor(25, "xiangqi")).toEqual({ kind: "fischer", main_ms: 750_000, increment_ms: 0 });
  // A device that only has the file takes the time from the plan.
  const lateness = latenessOf({ forfeit: 15, game: 25 }, null);
  const none = { factor: 2, forfeit_after_s: 899 };
  expect([timeOf(99, { lateness }), timeOf(99, { lateness: none })]).toEqual([both, null]);
  const kept = { prizes: 1, game_minutes: 25 };
  expect(ANSWERS.read(JSON.stringify({ 3: kept, 4: 5, 5: { prizes: "1" } }))).toEqual({ 3: kept });
  for (const text of [null, "", "[1]"]) expect(ANSWERS.read(text)).toEqual({});
});

test("an entry that is read from its fields has the same fields again", () => {
  const { added } = module.ask("tournament", { do: "open", plan: planFor(module), at: 0 });
  const log = added.join("\n");
  for (const fields of [
    { name: "김철수", club: "종로", grade: "3 dan", birth: "1944-03-05", members: "" },
    { name: 'Kim "the rock"', club: "", grade: "2 geup", birth: "1951", members: "" },
    { name: "이영희", club: "", grade: "", birth: "", members: "" },
  ]) {
    const { entry, fault } = readFields(module.ask, log, fields, 0);
    expect(fault).toBeNull();
    expect(fieldsOf(entry)).toEqual(fields);
  }
  expect(
    readFields(module.ask, log, { name: "Kim", club: "", grade: "three", birth: "", members: "" }, 0).fault,
  ).toEqual({
    code: "csv_cell",
    column: "grade",
  });
  expect(
    readFields(module.ask, log, { name: "", club: "", grade: "", birth: "", members: "" }, 0).fault,
  ).not.toBeNull();
});

const cell = (round: number, opponent: number | null, points: number): CellView => ({
  round,
  opponent,
  side: opponent === null ? null : "cho",
  kind: opponent === null ? "bye" : "played",
  points,
});

test("the faulty lines of a pasted list stay in the box, below the names of the columns", () => {
  const log = module.ask("tournament", { do: "open", plan: planFor(module), at: 0 }).added.join("\n");
  const left = (text: string): string =>
    faultyLines(text, module.ask("table", { do: "table", log, text, division: 0, columns: [] }).rows);
  const list = 'name,grade\nKim,3d\n\nLee,three\nPark,1d\nKim,3d\n\n"Choi\nJun",four\n';
  expect(left(list)).toBe('name,grade\nLee,three\nKim,3d\n\n"Choi\nJun",four');
  expect(left("Kim\nLee\nKim\n")).toBe("Kim");
  for (const good of ["", "Kim\nLee", "name\nKim\n"]) expect(left(good)).toBe("");
});

test("a record belongs to the only game of the players that it names", () => {
  const games = [
    ["Kim", "Lee"] as const,
    ["Lee", "Kim"] as const,
    ["Park", "Choi"] as const,
    ["Park", "Choi"] as const,
  ];
  const all = games.map((players) => ({ players }));
  expect(gameOf({ cho: "Lee ", han: "Kim" }, all)).toBe(all[1]);
  for (const [cho, han] of [
    ["Park", "Choi"],
    ["Kim", "Park"],
    [null, null],
    ["Kim", null],
  ] as const)
    expect(gameOf({ cho, han }, all)).toBeUndefined();
});

test("a crosstable has each game twice, a wall chart the running total", () => {
  const rows: RowView[] = [2, 1].map((id, at) => ({ rank: at + 1, id, points: id, figures: [] }));
  const cells = [
    { id: 1, cells: [cell(1, 2, 0), cell(2, null, 7)] },
    { id: 2, cells: [cell(1, 1, 7)] },
  ];
  expect(
    crossTable({ cells }, rows).map(({ against }) => against.map((own) => own.map(({ points }) => points))),
  ).toEqual([
    [[], [7]],
    [[0], []],
  ]);
  expect(wallChart({ cells }, rows).map((line) => line.cells.map(({ total }) => total))).toEqual([[7], [0, 7]]);
});

test("every key is one result, and a series goes on until it is decided", () => {
  for (const draws of [true, false]) {
    const keys = keysFor(draws);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
    expect(new Set(keys.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(keys.length);
    expect(keys.some(({ key }) => key === "8" || key === "9")).toBe(false);
  }
  const match = {
    pairing: { table: 1, cho: 1, han: 2 },
    group: null,
    winner: null,
    points: null,
    late: [],
    records: [],
  };
  const won = { result: "full", winner: "cho" } as const;
  expect(gameDue({ ...match, games: [won, null, null], is_decided: false })).toBe(1);
  expect(gameDue({ ...match, games: [won, won, null], is_decided: true })).toBeNull();
});
