// @vitest-environment node
// Situations of a tournament day: corrections, totals, absences, places, names of rounds, and the log.
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Command, DivisionView, EntryId, Outcome, View } from "../../domain/tournament.gen";
import { settings } from "../../platform/settings.svelte";
import type { TournamentModule } from "../../platform/tournament-module";
import { totalsOf } from "./crosstable";
import { REMOVE, waysToCorrect } from "./correcting";
import { dateText, today, whenAndWhere } from "./dates";
import { drawnApart } from "./draw";
import { Log } from "./log";
import { loadModule, planFor } from "./module-double";
import { partAfter } from "./parts";
import { columnsOf, figureText, placeText, reached, reachedText } from "./places";
import type { Choices, FormatName } from "./plan";
import { didNotAppear, keysFor, totalsFault, withTotals } from "./reporting";
import { deomOf } from "../../platform/rules/deom";
import { factTexts } from "./reasons";
import { resultText } from "./words";

let module: TournamentModule;
beforeAll(async () => {
  module = await loadModule();
});
beforeEach(() => {
  settings.lang = "ko";
});
afterEach(() => {
  settings.lang = "ko";
});

/** A tournament with one division whose players have been entered and drawn. */
class Day {
  lines: string[];
  view: View;

  constructor(choices: Partial<Choices>, people: number) {
    const opened = module.ask("tournament", { do: "open", plan: planFor(module, choices), at: 0 });
    this.lines = opened.added;
    this.view = opened.view;
    const list = Array.from({ length: people }, (_, at) => ({ name: `선수${at + 1}`, division: 0 }));
    this.act({ enter_all: list });
    this.act({ draw: { division: 0, order: list.map((_, at) => at + 1) } });
  }

  get log(): string {
    return this.lines.join("\n");
  }
  get division(): DivisionView {
    return this.view.divisions[0] as DivisionView;
  }

  act(...commands: Command[]): void {
    const answer = module.ask("tournament", { do: "handle", log: this.log, commands, at: 0, by: null });
    this.lines = [...this.lines, ...answer.added];
    this.view = answer.view;
  }

  /** Pairs a round and reports `outcome` on every board without a result. */
  play(outcome: Outcome = { result: "full", winner: "cho" }): void {
    this.act({ pair: { division: 0 } });
    for (const [round, table] of this.division.pending)
      this.act({ report: { at: { division: 0, round, table, game: 0 }, outcome } });
  }

  ways(round: number): { keys: string; code: string | null } {
    const at = { division: 0, round, table: 1, game: 0 };
    const match = this.division.rounds[round - 1]?.matches[0];
    const { open, problem } = waysToCorrect(module.ask, this.log, at, keysFor(false), match?.games[0] ?? null);
    return { keys: open.map(({ key }) => key).join(""), code: problem?.code ?? null };
  }
}

test("what cannot be corrected any more is known beforehand, with the reason", () => {
  const day = new Day({ format: "groups", size: 4, qualifiers: 1 }, 8);
  for (let round = 1; round <= 3; round += 1) day.play();
  // The current result is not offered again. Only results of the last round can be removed.
  expect(day.ways(1)).toEqual({ keys: "234567", code: null });
  expect(day.ways(3)).toEqual({ keys: `234567${REMOVE}`, code: null });
  day.act({ pair: { division: 0 } });
  expect(day.ways(1)).toEqual({ keys: "", code: "round_depends_on_it" });
  day.act({ unpair: { division: 0, reason: "다시" } });
  expect(day.ways(3)).toEqual({ keys: `234567${REMOVE}`, code: null });
  day.play();
  day.act({ close: { division: 0 } });
  expect(day.ways(4)).toEqual({ keys: "", code: "closed" });
  const knockout = new Day({ format: "knockout" }, 4);
  knockout.play();
  knockout.play();
  // A different kind of win for the same player is still possible.
  expect(knockout.ways(1)).toEqual({ keys: "36", code: "round_depends_on_it" });
});

test("totals are both or none, and stand where the result stands", () => {
  const won: Outcome = { result: "counted", winner: "han" };
  expect(withTotals(won, null, undefined)).toEqual(won);
  expect(withTotals(won, 28, null)).toBeNull();
  expect(withTotals({ result: "full", winner: "cho" }, 1, 2)).toEqual({ result: "full", winner: "cho" });
  const counted = withTotals(won, 28, 29.5) as Outcome;
  expect(resultText(counted, "김", "이")).toBe("이 점수승, 초(楚) 28점 : 한(漢) 29.5점");
  settings.lang = "nl";
  expect(resultText(counted, "Kim", "Lee")).toContain("Han 29,5");
  const day = new Day({ format: "round_robin" }, 4);
  day.play(counted);
  const { pairing } = day.division.rounds[0]?.matches[0] ?? { pairing: { cho: 0, han: 0 } };
  const against = (id: EntryId, opponent: EntryId): unknown =>
    totalsOf(day.division.rounds, id, { round: 1, opponent });
  expect(against(pairing.cho, pairing.han)).toEqual([[28, 29.5]]);
  expect(against(pairing.han, pairing.cho)).toEqual([[29.5, 28]]);
  expect(against(pairing.han, pairing.han + 100)).toEqual([]);
});

test("totals without the half point of the deom are asked about, and those of the loser refused", () => {
  expect([deomOf("kja-points@2"), deomOf("xiangqi"), deomOf("ours"), deomOf(null)]).toEqual([1.5, 0, null, null]);
  const rows: readonly [winner: "cho" | "han", cho: number, han: number, deom: number | null, string | null][] = [
    ["han", 28, 29, 1.5, "no_deom"],
    ["han", 28, 29.5, 1.5, null],
    ["han", 28, 29, 0, null],
    ["han", 28, 29, 2, null],
    ["han", 28, 29, null, null],
    ["cho", 28, 29.5, 1.5, "bad_totals"],
    ["han", 28, 28, null, "bad_totals"],
  ];
  for (const [winner, cho, han, deom, fault] of rows)
    expect(totalsFault({ result: "counted", winner, cho, han }, deom), `${cho} ${han} ${deom}`).toBe(fault);
  expect(totalsFault({ result: "counted", winner: "cho" }, 1.5)).toBeNull();
});

test("the reason for a pairing names the group only if there can be more than one", () => {
  const known = ["추첨 번호 7번 김", "추첨 번호 2번 이"] as const;
  const told = (format: FormatName): string[] =>
    [{ fact: "table", group: 0, cho: 1, han: 4 } as const, { fact: "rests_in_group", group: 0 } as const].flatMap(
      (fact) => factTexts(fact, { name: String, names: ["김", "이"], known, format }),
    );
  expect(told("groups").join()).toMatch(/1조.*7번 김.*2번 이.*1조/);
  expect(told("round_robin").join()).toMatch(/7번 김.*2번 이.*상대가 없습니다/);
  expect(told("round_robin").join()).not.toContain("1조");
});

test("who did not appear is the one who is called absent", () => {
  const pairing = { table: 1, cho: 1, han: 2 };
  const absent = (late: { id: number; deduction_s: number | null }[], ...games: (Outcome | null)[]): EntryId[] =>
    [1, 2].filter((id) => didNotAppear(id, { pairing, games, late: late.map((one) => ({ ...one, late_s: 1 })) }));
  expect(absent([], { result: "forfeit", winner: "cho" })).toEqual([2]);
  expect(absent([], { result: "forfeit", winner: "han" })).toEqual([1]);
  expect(absent([], null, { result: "forfeit", winner: "han" })).toEqual([2]);
  expect(absent([], { result: "both_forfeit" })).toEqual([1, 2]);
  expect(absent([], { result: "full", winner: "cho" }, null)).toEqual([]);
  expect(absent([{ id: 2, deduction_s: null }], { result: "forfeit", winner: "cho" })).toEqual([]);
});

test("the table of places says which stage decided, and which places are shared", () => {
  const day = new Day({ format: "groups", size: 4, qualifiers: 2 }, 16);
  const stages = (): string[] => day.division.ranking.map(({ id }) => reachedText(reached(id, day.division, false)));
  for (let round = 1; round <= 3; round += 1) day.play();
  day.act({ pair: { division: 0 } });
  expect(new Set(stages().slice(0, 8))).toEqual(new Set([""]));
  expect(stages()[8]).toMatch(/^예선 \d조 3위$/);
  for (const [round, table] of day.division.pending)
    day.act({ report: { at: { division: 0, round, table, game: 0 }, outcome: { result: "full", winner: "han" } } });
  day.play();
  day.play();
  expect(stages().slice(0, 8)).toEqual(["결승", "결승", "준결승", "준결승", "8강", "8강", "8강", "8강"]);
  const rows = day.division.ranking;
  expect(rows.slice(0, 5).map((row) => placeText(row, rows))).toEqual(["1", "2", "공동 3", "공동 3", "공동 5"]);
  const semis = [{ rank: 1 }, { rank: 2 }, { rank: 2 }, { rank: 3 }];
  expect(placeText({ rank: 3 }, semis, semis.slice(0, 3)), "while the other semi-final goes on").toBe("공동 3");
  const third = [{ rank: 1 }, { rank: 2 }, { rank: 3 }, { rank: 3 }];
  expect(placeText({ rank: 2 }, third, third.slice(2)), "before the game for third place").toBe("2");
  expect(columnsOf({ format: "groups" }, true).points).toBe("groupPoints");
  expect(columnsOf({ format: "knockout" }, true)).toEqual({ stage: true, points: null });
  expect(columnsOf({ format: "swiss" }, true)).toEqual({ stage: false, points: "points" });
  const played = new Day({ format: "knockout", third: "played" }, 4);
  played.play();
  played.play();
  expect(played.division.ranking.map(({ id }) => reachedText(reached(id, played.division, true)))).toEqual([
    "결승",
    "결승",
    "3·4위전",
    "3·4위전",
  ]);
});

test("grades that were compared are written as grades", () => {
  const texts = ["3", "-1", "-"].map((text) => figureText({ figures: [{ tie: "grade", text }] }, "grade"));
  expect(texts).toEqual(["3단", "1급", "-"]);
  const other = { figures: [{ tie: "wins", text: "3" } as const] };
  expect([figureText(other, "wins"), figureText(other, "grade")]).toEqual(["3", ""]);
});

test("the next round of a knock-out is known by its size before it is paired", () => {
  const next = ({ division }: Day): unknown => (division.next.step === "pair" ? division.next.of : division.next.step);
  const day = new Day({ format: "knockout" }, 6);
  const sizes: unknown[] = [];
  for (; next(day) !== "finished"; day.play()) sizes.push(next(day));
  expect(sizes).toEqual([8, 4, 2]);
  // A knock-out for six qualifiers needs a bracket of eight lines. Group rounds have no bracket.
  const groups = new Day({ format: "groups", size: 4, qualifiers: 2 }, 12);
  const all: unknown[] = [];
  for (; next(groups) !== "finished"; groups.play()) all.push(next(groups));
  expect(all).toEqual([null, null, null, 8, 4, 2]);
});

test("qualifiers draw lots for the knock-out: neighbours meet, members of a group only if they must", () => {
  for (const [people, qualifiers] of [
    [16, 2],
    [12, 2],
    [40, 1],
  ] as const) {
    const day = new Day({ format: "groups", size: 4, qualifiers }, people);
    for (let round = 1; round <= 3; round += 1) day.play();
    const before = day.lines;
    day.act({ pair: { division: 0 } });
    const lines = day.division.bracket[0] ?? [];
    day.lines = before;
    const groupOf = (id: EntryId): number | null => day.view.entries.find((one) => one.id === id)?.group ?? null;
    const order = drawnApart(lines, groupOf, Math.random);
    day.act({ pair_drawn: { division: 0, order } });
    expect(day.division.bracket[0]?.filter((id) => id !== null)).toEqual(order);
    for (const { pairing } of day.division.rounds[3]?.matches ?? []) {
      const { cho, han } = pairing;
      expect(Math.abs(order.indexOf(cho) - order.indexOf(han)), `${cho} and ${han}`).toBe(1);
      expect(groupOf(cho)).not.toBe(groupOf(han));
    }
    expect(new Log(day.lines, day.view).shown().map(({ text }) => text)).toContain(
      "본선 대진표의 자리를 추첨으로 정했습니다.",
    );
  }
  // Two members of the only group meet.
  expect(drawnApart([1, null, 2, 3], () => 0, Math.random).sort()).toEqual([1, 2, 3]);
});

test("the log calls rounds by their names, and a list is one thing that was done", () => {
  const day = new Day({ format: "knockout" }, 8);
  const log = (): string[] => new Log(day.lines, day.view).shown().map(({ text }) => text);
  day.play();
  day.act({ pair: { division: 0 } });
  day.act({ unpair: { division: 0, reason: "잘못 눌렀음" } });
  const [last = "", pairedAs = "", result = ""] = log();
  expect(last).toBe("준결승 대진을 취소했습니다. 사유: 잘못 눌렀음");
  expect(pairedAs).toBe("준결승 대진을 짰습니다.");
  expect(result).toMatch(/^8강 4번 테이블: /);
  day.act({ describe: { name: "가을 대회", date: "2026-11-29", place: "종로체육관" } });
  expect(log()[0]).toBe("대회 이름·날짜·장소: 가을 대회 · 2026년 11월 29일 · 종로체육관");
  const list = new Day({}, 20);
  list.act("undo"); // the draw
  const { last: command } = list.view;
  expect(new Log(list.lines, list.view).command(command ?? 0)).toBe("명단에서 20건을 접수했습니다.");
  list.act("undo");
  expect(list.view.entries).toEqual([]);
});

test("dates are written as the language writes them, and anything else as it was typed", () => {
  for (const text of ["2026-11-29", "2026. 11. 29.", "2026/11/29"]) expect(dateText(text)).toBe("2026년 11월 29일");
  for (const text of ["2026-02-30", "11월 마지막 토요일", "2026", ""]) expect(dateText(text)).toBe(text);
  expect(whenAndWhere({ place: "종로" })).toBe("종로");
  expect(whenAndWhere({})).toBe("");
  settings.lang = "nl";
  expect(whenAndWhere({ date: "2026-11-29", place: "Delft" })).toBe("29 november 2026 · Delft");
  expect(today(new Date(2026, 0, 5))).toBe("2026-01-05");
});

test("the next part is offered once the one before is done", () => {
  const playing = (...drawn: (number | null)[]): { drawn: number | null; withdrawn_after: number | null }[] =>
    drawn.map((one) => ({ drawn: one, withdrawn_after: null }));
  const none = { rounds: [], drawn: [] };
  const drawn = { rounds: [], drawn: [1, 2] };
  expect(partAfter("entries", none, playing(null))).toBeNull();
  expect(partAfter("entries", none, playing(null, null))).toBe("draw");
  expect(partAfter("draw", none, playing(null, null))).toBeNull();
  expect(partAfter("draw", drawn, playing(1, 2))).toBe("rounds");
  expect(partAfter("entries", drawn, playing(1, 2))).toBe("rounds");
  // A late entry needs a number; a player who has left does not.
  expect(partAfter("entries", drawn, playing(1, 2, null))).toBe("draw");
  expect(partAfter("draw", drawn, [...playing(1, 2), { drawn: null, withdrawn_after: 0 }])).toBe("rounds");
  expect(partAfter("rounds", drawn, playing(1, 2))).toBeNull();
});
