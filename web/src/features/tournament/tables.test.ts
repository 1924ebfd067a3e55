// The reasons for the places of tied players, the files for newspapers, and the bracket on the spectators' screen.
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Command, DivisionView, EntryId, View } from "../../domain/tournament.gen";
import { settings } from "../../platform/settings.svelte";
import type { TournamentModule } from "../../platform/tournament-module";
import { csvText, fileName, gameRows, logFileName, matchesOf, standingsRows } from "./csv";
import { loadModule, planFor } from "./module-double";
import type { Choices } from "./plan";
import { bracketsOf, drawn, fitting } from "./screen/brackets";
import { marksOfNamesakes, namesApart } from "./namesakes";
import type { Shown } from "./shown";
import { advancing, tieSteps, tieTexts } from "./ties";

let module: TournamentModule;
beforeAll(async () => {
  module = await loadModule();
});
beforeEach(() => (settings.lang = "en"));

const BIRTHS = [1969, 1963, 1940];

/** Plays until `isOver`. The first three entries of the first group beat each other in a circle; else lower ids win. */
function played(choices: Partial<Choices>, people: number, isOver: (division: DivisionView) => boolean): Shown {
  const { added } = module.ask("tournament", { do: "open", plan: planFor(module, choices), at: 0 });
  let [lines, view] = [added, {} as View];
  const act = (...commands: Command[]): void => {
    const answer = module.ask("tournament", { do: "handle", log: lines.join("\n"), commands, at: 0, by: null });
    [lines, view] = [[...lines, ...answer.added], answer.view];
  };
  act(...Array.from({ length: people }, (_, at): Command => ({ enter: { name: `Player ${at + 1}`, division: 0 } })));
  act({ draw: { division: 0, order: view.entries.map(({ id }) => id) } });
  const division = (): DivisionView => view.divisions[0] as DivisionView;
  while (!isOver(division()) && division().next.step === "pair") {
    act({ pair: { division: 0 } });
    const [circle = []] = division().groups;
    if (division().rounds.length === 1)
      for (const [at, year] of BIRTHS.entries()) {
        const id = circle[at] ?? at + 1;
        const name = `Player ${id}`;
        act({ amend: [id, { name, division: 0, club: `Club ${id}`, birth: { year } }] });
      }
    const beats = (one: EntryId, other: EntryId): boolean => {
      const [a, b] = [circle.indexOf(one), circle.indexOf(other)];
      return a >= 0 && b >= 0 && a < 3 && b < 3 ? (a + 1) % 3 === b : one < other;
    };
    const round = division().rounds.at(-1);
    if (isOver(division()) || round === undefined) break;
    for (const {
      pairing: { table, cho, han },
      is_decided,
    } of round.matches) {
      if (is_decided) continue;
      const winner = beats(cho, han) ? "cho" : "han";
      act({
        report: { at: { division: 0, round: round.number, table, game: 0 }, outcome: { result: "full", winner } },
      });
    }
  }
  const entries = new Map(view.entries.map((one) => [one.id, one]));
  const plan = view.plan.divisions[0] as Shown["plan"];
  return { plan, view: division(), tournament: { entries, name: (id) => entries.get(id)?.entry.name ?? "" } };
}

const groupsDone = ({ next }: DivisionView): boolean => next.step === "pair" && next.stage === "knockout";

test("a tied player learns what was compared, with whom, and what decided", () => {
  const shown = played({ ties: "local" }, 8, groupsDone);
  const rows = shown.view.tables[0]?.rows ?? [];
  const [third] = shown.view.groups[0] ?? [];
  const row = rows[2] as (typeof rows)[number];
  expect(row.id).toBe(third);
  expect(tieSteps(row, rows).map(({ tie, values }) => [tie, ...values.map(({ text }) => text)])).toEqual([
    ["points", "14", "14", "14"],
    ["direct_encounter", "7", "7", "7"],
    ["elder", "1940", "1963", "1969"],
  ]);
  const sentences = tieTexts(row, rows, shown);
  expect(sentences[1]).toContain("1 win and 1 loss");
  expect(sentences[2]).toBe(
    `Decided by date of birth: ${rows
      .slice(0, 3)
      .map(({ id }, at) => `Player ${id} ${BIRTHS[2 - at]}`)
      .join(", ")}. The older player is placed higher.`,
  );
  expect(tieSteps(rows[3] as typeof row, rows)).toEqual([]);
  expect([...advancing(rows, shown)]).toEqual(rows.slice(0, 2).map(({ id }) => id));
});

test("nobody advances while a group plays, and later those in the bracket do", () => {
  const running = played({ ties: "local" }, 8, ({ rounds }) => rounds.length === 2);
  expect(advancing(running.view.tables[0]?.rows ?? [], running).size).toBe(0);
  const over = played({ ties: "local" }, 8, () => false);
  const rows = over.view.tables[0]?.rows ?? [];
  expect([...advancing(rows, over)]).toEqual(rows.slice(0, 2).map(({ id }) => id));
});

test("the standings for newspapers have groups, places in them, and wins and losses", () => {
  const shown = played({ ties: "local" }, 8, () => false);
  const [heading = [], ...rows] = standingsRows(shown);
  expect(heading.slice(0, 10)).toEqual([
    "Place",
    "Name",
    "Club",
    "Grade",
    "Group",
    "Place in group",
    "Decided in",
    "Won",
    "Lost",
    "Group points",
  ]);
  for (const row of rows) expect(row.length).toBe(heading.length);
  const [won, lost] = [7, 8].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0));
  const games = shown.view.rounds.flatMap(({ matches }) => matches).length;
  expect([won, lost]).toEqual([games, games]);
  const winner = shown.view.ranking[0]?.id ?? 0;
  expect(matchesOf(winner, shown).lost).toBeLessThan(2);
  expect(rows[0]?.slice(0, 2)).toEqual(["1", `Player ${winner}`]);
});

test("the results for newspapers have every game, and byes", () => {
  const shown = played({ format: "knockout" }, 6, () => false);
  const [heading = [], ...rows] = gameRows(shown, (id) => shown.tournament.name(id));
  expect(heading[0]).toBe("Round");
  expect(rows.length).toBe(2 + 2 + 2 + 1);
  expect(rows.filter((row) => row[7] === "bye").length).toBe(2);
  expect(rows.at(-1)?.[6]).toBe("Player 1");
});

test("tables have grades as typed, the group of each game, and who came too late", () => {
  const shown = played({ format: "groups", size: 4 }, 8, ({ rounds }) => rounds.length === 1);
  const { view, tournament } = shown;
  const [first] = [...tournament.entries.values()];
  if (first === undefined) throw new Error("nobody entered");
  first.entry = { ...first.entry, grade: 1, grade_text: "초단" };
  expect(standingsRows(shown).find((row) => row[1] === first.entry.name)?.[3]).toBe("초단");
  const [match] = view.rounds[0]?.matches ?? [];
  if (match === undefined) throw new Error("nobody plays");
  match.late = [{ id: match.pairing.han, late_s: 1200, deduction_s: null }];
  match.games = [{ result: "forfeit", winner: "cho" }];
  const [heading = [], ...rows] = gameRows(shown, (id) => tournament.name(id));
  expect([heading[1], heading.at(-1)]).toEqual(["Group", "Reason"]);
  expect(rows.map((row) => row[1])).toEqual(view.rounds[0]?.matches.map(({ group }) => (group ?? 0) + 1));
  expect(rows[0]?.at(-1)).toBe(`late: ${tournament.name(match.pairing.han)}`);
  for (const row of rows) expect(row.length).toBe(heading.length);
});

test("the bracket fills the screen, from both sides where that makes names larger", () => {
  const shown = played({ format: "knockout" }, 32, ({ rounds }) => rounds.length === 1);
  const view = { divisions: [shown.view], plan: { name: "", divisions: [shown.plan] } } as unknown as View;
  const [bracket] = bracketsOf(view);
  if (bracket === undefined) throw new Error("there is no bracket");
  const room = { width: 1300, height: 690, longest: 3, first: 1 };
  const { left, right, size } = drawn(bracket, room);
  expect(size).toBeGreaterThan(20);
  expect([left[0]?.lines, right?.[0]?.lines].flatMap((lines) => lines ?? [])).toEqual(bracket.columns[0]?.lines);
  expect(left.at(-1)).toEqual(right?.at(-1));
  expect((left[0]?.lines.length ?? 0) * 1.45 * size).toBeLessThan(room.height);
  expect(drawn(bracket, { ...room, width: 500, height: 1300 }).right).toBeNull();
});

test("text cannot become a formula, and Dutch spreadsheets get semicolons", () => {
  expect(csvText([["=1+1", -2, 'a "b", c']])).toBe('\u{feff}\'=1+1,-2,"a ""b"", c"\r\n');
  settings.lang = "nl";
  expect(csvText([["a", 1]])).toBe("\u{feff}a;1\r\n");
  const now = new Date(2026, 9, 17, 9, 5);
  expect(fileName("가을/장기대회 ", "순위", "csv", now)).toBe("가을 장기대회 순위 2026-10-17 0905.csv");
  expect(logFileName("가을 장기/대회!", now)).toBe("가을-장기-대회-2026-10-17-0905.jsonl");
  expect(logFileName("?", now)).toBe("tournament-2026-10-17-0905.jsonl");
});

test("the screen shows the bracket with byes, and leaves finished rounds out if they are too small", () => {
  const shown = played({ format: "knockout" }, 20, ({ rounds }) => rounds.length === 2);
  const view = { divisions: [shown.view], plan: { name: "", divisions: [shown.plan] } } as unknown as View;
  const [bracket] = bracketsOf(view);
  if (bracket === undefined) throw new Error("there is no bracket");
  expect([bracket.current, bracket.columns.map(({ lines }) => lines.length)]).toEqual([1, [32, 16, 8, 4, 2, 1]]);
  expect(bracket.columns[0]?.lines.filter((id) => id === null).length).toBe(12);
  expect(fitting(bracket, 40)[0]?.round).toBe(0);
  expect(fitting(bracket, 20)[0]?.round).toBe(1);
  // The current round is shown, however little space there is.
  expect(fitting(bracket, 1)[0]?.round).toBe(1);
});

test("players of the same name are told apart by their clubs, or else by their numbers", () => {
  const entry = (id: number, name: string, club?: string, division = 0) => ({
    id,
    entry: { name, division, ...(club === undefined ? {} : { club }) },
  });
  const entries = [
    entry(1, "김정수", "대전"),
    entry(2, "김정수"),
    entry(3, "이영호", "공주"),
    entry(4, "이영호", "서울", 1),
    entry(5, "박민수", "공주"),
    entry(6, "박민수", "공주"),
  ];
  expect(entries.map(({ id }) => marksOfNamesakes(entries)(id))).toEqual([
    "대전",
    "Entry no. 2",
    "",
    "",
    "Entry no. 5",
    "Entry no. 6",
  ]);
  const names = entries.map(({ id }) => namesApart(entries)(id));
  expect(names.slice(0, 3)).toEqual(["김정수 (대전)", "김정수 (Entry no. 2)", "이영호"]);
  settings.lang = "ko";
  expect(namesApart(entries)(1)).toBe("김정수(대전)");
  // Within a division, no name stands for two entries.
  expect(new Set(names.filter((name) => name.startsWith("박")))).toHaveProperty("size", 2);
});
