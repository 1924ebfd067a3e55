// @vitest-environment node
// Tests that the sheets agree with the core and list every player once, players without a game last.
import { beforeAll, describe, expect, test } from "vitest";
import type { Command, DivisionView, EntryId, Outcome, View } from "../../../domain/tournament.gen";
import { expectTexts } from "../../../i18n/text-laws";
import type { TournamentModule } from "../../../platform/tournament-module";
import { PRINTOUTS_TEXTS } from "../../../texts/printouts.gen";
import { bracketSheets, semifinalLosers, stroke } from "../bracket";
import { awardTexts, certificatesOf } from "./awards";
import { loadModule, planFor } from "../module-double";
import type { Choices } from "../plan";
import {
  awardsFor,
  hasFinalPlaces,
  spread,
  tablesOnSheet,
  breakable,
  byBoard,
  byName,
  feesOf,
  parts,
  isBroad,
  sheetsFor,
  slipsOf,
  typeFor,
  typeInLines,
} from "./sheets";

let module: TournamentModule;
beforeAll(async () => {
  module = await loadModule();
});

/** Plays a tournament to its end, or until round `rounds` is paired. Every third board is won on points. */
function played(choices: Partial<Choices>, people: number, rounds = 99): View {
  const { added } = module.ask("tournament", { do: "open", plan: planFor(module, choices), at: 0 });
  let lines = added;
  let view = {} as View;
  const act = (...commands: Command[]): void => {
    const answer = module.ask("tournament", { do: "handle", log: lines.join("\n"), commands, at: 0, by: null });
    lines = [...lines, ...answer.added];
    view = answer.view;
  };
  act(...Array.from({ length: people }, (_, at): Command => ({ enter: { name: `Player ${at + 1}`, division: 0 } })));
  act({ pay: { id: 1, amount: 10_000 } }, { pay: { id: 2, amount: 5000 } });
  act({ draw: { division: 0, order: view.entries.map(({ id }) => id) } });
  for (let round = 1; round <= rounds && view.divisions[0]?.next.step === "pair"; round += 1) {
    act({ pair: { division: 0 } });
    if (round === rounds) break;
    const { rounds: all } = view.divisions[0] as DivisionView;
    for (const { pairing, games } of all.at(-1)?.matches ?? []) {
      for (const [game] of games.entries()) {
        const outcome: Outcome = {
          result: pairing.table % 3 === 0 ? "counted" : "full",
          winner: game % 2 === 0 ? "cho" : "han",
        };
        if (view.divisions[0]?.pending.some(([, table]) => table === pairing.table))
          act({ report: { at: { division: 0, round, table: pairing.table, game }, outcome } });
      }
    }
  }
  return view;
}

const division = (view: View): DivisionView => view.divisions[0] as DivisionView;
const numbers = (view: View): EntryId[] => view.entries.map(({ id }) => id);
const byId = (one: EntryId, other: EntryId): number => one - other;

describe.each<[string, Partial<Choices>, number]>([
  ["groups with somebody who rests", { format: "groups", size: 3 }, 9],
  ["Swiss with a bye", { format: "swiss", rounds: 3, ties: "fide_swiss" }, 11],
  ["a round robin", { format: "round_robin" }, 5],
])("%s", (_, choices, people) => {
  test("by board and by name, everybody stands once, who does not play after the others", () => {
    const view = played(choices, people, 2);
    for (const round of division(view).rounds) {
      const board = byBoard(round);
      expect(board.matches.map(({ pairing }) => pairing.table)).toEqual(round.matches.map((_one, at) => at + 1));
      expect(board.byes).toEqual(round.byes);
      const { seats, byes } = byName(round, (one, other) => byId(one.id, other.id));
      expect(seats.map(({ id }) => id)).toEqual(seats.map(({ id }) => id).toSorted(byId));
      expect([...seats, ...byes].map(({ id }) => id).toSorted(byId)).toEqual(numbers(view));
      expect(byes.length).toBeGreaterThan(0);
      for (const { id, opponent, side, match } of seats) {
        expect(match.pairing[side]).toBe(id);
        expect(match.pairing[side === "cho" ? "han" : "cho"]).toBe(opponent);
      }
      const slips = slipsOf(round);
      expect(slips.map(({ match, cho, han, game }) => [match.pairing.table, cho, han, game])).toEqual(
        board.matches.map(({ pairing }) => [pairing.table, pairing.cho, pairing.han, null]),
      );
    }
  });
});

test("only sheets that have something to show are offered", () => {
  const offered = (choices: Partial<Choices>, people: number, rounds?: number): string => {
    const view = played(choices, people, rounds);
    return sheetsFor(view.plan.divisions[0] as View["plan"]["divisions"][number], division(view)).join(" ");
  };
  const always = "entries badges places";
  const lists = "boards names slips standings";
  expect(offered({}, 8, 0)).toBe(always);
  expect(offered({}, 8, 1)).toBe(`${lists} cross ${always} certificates`);
  expect(offered({}, 8)).toBe(`${lists} cross bracket ${always} certificates`);
  expect([4, 12].map((people) => isBroad("cross", division(played({ format: "round_robin" }, people, 1))))).toEqual([
    false,
    true,
  ]);
  expect(offered({ format: "knockout" }, 5)).toBe(`${lists} bracket ${always} certificates`);
  expect(offered({ format: "swiss", ties: "fide_swiss" }, 8, 1)).toBe(`${lists} wall ${always} certificates`);
});

test("a series has a slip for each game, and the sides change", () => {
  const view = played({ format: "knockout", bestOf: 3 }, 4, 1);
  const slips = slipsOf(division(view).rounds[0] ?? { matches: [], byes: [] });
  expect(slips.map(({ game }) => game)).toEqual([0, 1, 2, 0, 1, 2]);
  expect(slips[1]?.cho).toBe(slips[0]?.han);
  expect(slips[2]?.cho).toBe(slips[0]?.cho);
});

test.each([5, 24, 48])("the bracket of %i players has the core's lines, and the winner at its end", (people) => {
  const view = played({ format: "knockout" }, people);
  const { bracket, ranking } = division(view);
  for (const most of [4, 32]) {
    const sheets = bracketSheets(bracket, most);
    const lines = bracket[0]?.length ?? 0;
    expect(sheets.length).toBe(lines <= most ? 1 : lines / most + 1);
    const first = sheets.flatMap((columns) =>
      columns.filter(({ round }) => round === 0).flatMap((column) => column.lines),
    );
    expect(first).toEqual(bracket[0]);
    expect(sheets.at(-1)?.at(-1)?.lines).toEqual([ranking[0]?.id]);
    for (const columns of sheets) expect(columns.at(-1)?.lines.length).toBe(1);
  }
});

test("rounds of a knock-out that are still to come are empty columns", () => {
  const [sheet] = bracketSheets(division(played({ format: "knockout" }, 8, 1)).bracket, 32);
  expect(sheet?.map(({ lines }) => lines.length)).toEqual([8, 4, 2, 1]);
  expect(sheet?.slice(1).flatMap(({ lines }) => lines)).toEqual(Array.from({ length: 7 }, () => null));
  expect(bracketSheets([], 32)).toEqual([]);
});

test("the winner's way is drawn through all columns, and nobody's line is free", () => {
  const { bracket, ranking } = division(played({ format: "knockout" }, 6));
  const [columns = []] = bracketSheets(bracket, 32);
  const winner = ranking[0]?.id;
  for (const [column, { lines }] of columns.entries()) {
    expect(stroke(columns, column, lines.indexOf(winner ?? 0))).toBe("won");
    const strokes = lines.map((_line, line) => stroke(columns, column, line));
    expect(strokes.filter((one) => one === "won").length).toBe(Math.ceil(lines.length / 2));
    expect(strokes.filter((one) => one === "free").length).toBe(column === 0 ? 2 : 0);
  }
  const [unplayed = []] = bracketSheets(division(played({ format: "knockout" }, 8, 1)).bracket, 32);
  expect(unplayed.flatMap(({ lines }, column) => lines.map((_line, line) => stroke(unplayed, column, line)))).toEqual(
    Array.from({ length: 15 }, () => "plain"),
  );
});

test("prizes go by the core's order, and a shared place is called shared", () => {
  const { ranking } = division(played({ format: "knockout" }, 8));
  const awards = awardsFor(ranking, 3);
  expect(awards.map(({ id }) => id)).toEqual(ranking.slice(0, 4).map(({ id }) => id));
  expect(awards.map(({ prize }) => prize)).toEqual([
    { rank: 1, isShared: false },
    { rank: 2, isShared: false },
    { rank: 3, isShared: true },
    { rank: 3, isShared: true },
  ]);
  expect(awardsFor(ranking, 0)).toEqual([]);
});

test("there are no places before the end, and the losers of the semi-finals share the third", () => {
  for (const choices of [{ format: "knockout" }, { format: "round_robin" }] as const) {
    expect(hasFinalPlaces(division(played(choices, 4, 1)))).toBe(false);
    expect(hasFinalPlaces(division(played(choices, 4)))).toBe(true);
  }
  const { bracket, ranking } = division(played({ format: "knockout" }, 8));
  const third = ranking.filter(({ rank }) => rank === 3).map(({ id }) => id);
  expect(semifinalLosers(bracket).toSorted(byId)).toEqual(third.toSorted(byId));
  expect(semifinalLosers(division(played({ format: "knockout" }, 8, 2)).bracket)).toEqual([]);
});

test("certificates keep what the director changed, and nothing else", () => {
  const usual = {
    ...{ title: "Certificate", body: "Well done.", organiser: "", date: "today", place: "Seoul", number: "2026-" },
    ...{ count: 3, prizeBody: "For others." },
  };
  expect(certificatesOf(awardTexts(usual), usual)).toEqual({ places: 3 });
  const others = [
    { id: 2, name: "Oldest", body: "For others." },
    { id: 1, name: "Youngest", body: "Own." },
  ];
  const texts = { ...awardTexts(usual), organiser: "Club", number: "", count: 4, others };
  const stored = certificatesOf(texts, usual);
  expect(Object.keys(stored).toSorted()).toEqual(["number", "organiser", "places", "prizes"]);
  expect(awardTexts({ ...usual, date: "tomorrow", count: 1 }, stored)).toEqual({ ...texts, date: "tomorrow" });
  const { added } = module.ask("tournament", { do: "open", plan: planFor(module), at: 0 });
  const commands: Command[] = [
    {
      enter_all: [
        { name: "Kim", division: 0 },
        { name: "Lee", division: 0 },
      ],
    },
    { certify: stored },
  ];
  const log = added.join("\n");
  const done = module.ask("tournament", { do: "handle", log, commands, at: 0, by: null });
  const { view } = module.ask("tournament", { do: "view", log: [log, ...done.added].join("\n") });
  expect(view.certificates).toEqual(stored);
});

test("tables of groups are spread evenly over the sheets", () => {
  expect(spread([..."abcdefghij"], 4).map((sheet) => sheet.length)).toEqual([3, 4, 3]);
  expect(spread([..."abcd"], 4)).toEqual([["a", "b", "c", "d"]]);
  expect([tablesOnSheet(4, false), tablesOnSheet(5, false), tablesOnSheet(30, true)]).toEqual([4, 3, 1]);
});

test("fees are those of the core", () => {
  const view = played({}, 8, 1);
  expect(feesOf(view.entries, view.plan.fee ?? 0)).toEqual({ due: view.fees_due, paid: view.fees_paid });
  expect([view.fees_due, view.fees_paid]).toEqual([80_000, 15_000]);
});

test("names keep inside their place, and never become tiny", () => {
  expect(typeFor("김철수", 84, 44)).toBe(44);
  expect(typeFor("남궁민수아라", 40, 44)).toBeCloseTo(18.5);
  expect(typeFor("x".repeat(80), 40, 44)).toBe(12);
  expect(typeFor("", 40, 44)).toBe(44);
  expect(typeInLines("김철수", 84, 44)).toBe(44);
  expect(typeInLines("Alexander van den Berg", 84, 44)).toBeGreaterThan(20);
  expect(
    breakable(`${"x".repeat(40)} Kim`)
      .split("\u200b")
      .map((one) => one.length),
  ).toEqual([16, 16, 12]);
  expect(breakable("Alexander van den Berg")).toBe("Alexander van den Berg");
  expect(parts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

test("every language has every text of the sheets", () => {
  expectTexts(PRINTOUTS_TEXTS, {
    least: 50,
    argument: (name) => (name === "n" ? 3 : "김"),
    noWords: [".award.name", ".award.club"],
  });
});
