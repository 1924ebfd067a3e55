// Why a player is above another one, the order and search of entries, and which numbers go to which group.
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Command, DivisionView, EntryView, Outcome, Side, View } from "../../domain/tournament.gen";
import { settings } from "../../platform/settings.svelte";
import type { TournamentModule } from "../../platform/tournament-module";
import { groupsHow } from "./draw";
import { listed, ORDERS } from "./listing";
import { loadModule, planFor } from "./module-double";
import type { Choices } from "./plan";
import { decidedBy, gamesTexts, neighbours, neighbourTexts } from "./placing";
import type { Shown } from "./shown";
import StandingsPart from "./StandingsPart.svelte";

let module: TournamentModule;
beforeAll(async () => {
  module = await loadModule();
});
beforeEach(() => (settings.lang = "en"));

/** Plays a tournament to the end, with full wins and wins on points in turn, in no particular order. */
function played(choices: Partial<Choices>, people: number): Shown {
  const { added } = module.ask("tournament", { do: "open", plan: planFor(module, choices), at: 0 });
  let [lines, view] = [added, {} as View];
  const act = (...commands: Command[]): void => {
    const answer = module.ask("tournament", { do: "handle", log: lines.join("\n"), commands, at: 0, by: null });
    [lines, view] = [[...lines, ...answer.added], answer.view];
  };
  act(...Array.from({ length: people }, (_, at): Command => ({ enter: { name: `Player ${at + 1}`, division: 0 } })));
  act({ draw: { division: 0, order: view.entries.map(({ id }) => id) } });
  const division = (): DivisionView => view.divisions[0] as DivisionView;
  while (division().next.step === "pair" && division().rounds.length < 12) {
    act({ pair: { division: 0 } });
    const { number = 0, matches = [] } = division().rounds.at(-1) ?? {};
    for (const { pairing, is_decided } of matches) {
      if (is_decided) continue;
      const mix = (pairing.cho * 7 + pairing.han * 5 + number * 3) % 4;
      const winner: Side = mix % 2 === 0 ? "cho" : "han";
      const outcome: Outcome = mix < 2 ? { result: "full", winner } : { result: "counted", winner };
      act({ report: { at: { division: 0, round: number, table: pairing.table, game: 0 }, outcome } });
    }
  }
  const entries = new Map(view.entries.map((one) => [one.id, one]));
  const plan = view.plan.divisions[0] as Shown["plan"];
  return { plan, view: division(), tournament: { entries, name: (id) => entries.get(id)?.entry.name ?? "" } };
}

const CUPS: readonly [Partial<Choices>, number][] = [
  [{ ties: "kja" }, 13],
  [{ ties: "local" }, 8],
  [{ format: "round_robin", ties: "kja" }, 6],
  [{ format: "swiss", ties: "fide_swiss" }, 9],
  [{ format: "knockout" }, 11],
];

test("whoever is above another player, a sentence names what decided it", () => {
  for (const [choices, people] of CUPS) {
    const shown = played(choices, people);
    const byStage = ["groups", "knockout"].includes(shown.plan.format.format);
    const tables = [
      ...shown.view.tables.map(({ rows }) => ({ rows, byStage: false })),
      { rows: shown.view.ranking, byStage },
    ];
    for (const { rows, byStage } of tables) {
      for (const row of rows) {
        const { above, below } = neighbours(row, rows);
        const texts = neighbourTexts(row, rows, shown, { byStage, unequal: false });
        expect(texts.length).toBe([above, below].filter((one) => one !== null).length);
        for (const text of texts) expect(text).toContain(shown.tournament.name(row.id));
        if (!byStage && above !== null) {
          expect(texts[0]).toContain(`${shown.tournament.name(above.id)} is above`);
          // If the entry above has more points, the points are the deciding criterion.
          if (above.points > row.points) {
            expect(decidedBy(above, row)).toEqual({ tie: "points", at: 0 });
            expect(texts[0]).toContain(`points ${above.points} > ${row.points}`);
          }
        }
      }
    }
  }
});

test("in Korean, the names have their particles once", () => {
  const shown = played({ ties: "kja" }, 8);
  settings.lang = "ko";
  const rows = shown.view.tables[0]?.rows ?? [];
  const [first, second] = rows.slice(-2);
  if (first === undefined || second === undefined) throw new Error("the group is too small");
  const named = {
    ...shown,
    tournament: { ...shown.tournament, name: (id: number) => (id === first.id ? "배기태" : "오세훈(종로)") },
  };
  const [text = ""] = neighbourTexts(second, rows, named, { byStage: false, unequal: false });
  expect(text.startsWith("배기태가 오세훈(종로)보다 앞선 이유: ")).toBe(true);
  const [other = ""] = neighbourTexts(
    second,
    rows,
    { ...named, tournament: { ...named.tournament, name: (id) => (id === second.id ? "배기태" : "오세훈(종로)") } },
    { byStage: false, unequal: false },
  );
  expect(other.startsWith("오세훈(종로)이 배기태보다 앞선 이유: ")).toBe(true);
});

test("the games of a player add up to the points", () => {
  for (const [choices, people] of CUPS) {
    const shown = played(choices, people);
    for (const row of shown.view.tables.flatMap(({ rows }) => rows)) {
      const scored = gamesTexts(row.id, shown).map((text) => Number(/points: ([\d½]+)$/.exec(text)?.[1] ?? 0));
      expect(scored.reduce((sum, points) => sum + points, 0)).toBe(row.points);
    }
    for (const { id } of shown.view.ranking) expect(gamesTexts(id, shown).length).toBeGreaterThan(0);
  }
});

test("every name in the standings can be pressed", async () => {
  const shown = played({ ties: "kja" }, 8);
  const part = mount(StandingsPart, { target: document.body, props: { directing: shown } });
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("table.list tbody th button")];
  const rows = [shown.view.ranking, ...shown.view.tables.map(({ rows }) => rows)].flat();
  expect(buttons.length).toBe(rows.length);
  for (const button of buttons) {
    button.click();
    flushSync();
    const dialog = document.querySelector("dialog");
    expect(dialog?.textContent).toContain(button.textContent);
    expect(dialog?.querySelectorAll("p, li").length).toBeGreaterThan(2);
    dialog?.querySelector("button")?.click();
    flushSync();
  }
  await unmount(part);
});

test("the numbers go to the groups that the line about the draw says", () => {
  for (const people of [8, 12, 15, 17]) {
    const { plan, view } = played({}, people);
    const count = view.groups.length;
    expect(groupsHow(plan.format, people)).toContain(`${count} groups`);
    for (const [group, members] of view.groups.entries())
      expect(members.slice(0, 2)).toEqual([group + 1, 2 * count - group]);
  }
  expect(groupsHow({ format: "round_robin", cycles: 1 }, 20)).toBe("");
});

test("the list of entries loses nobody, and shows new entries whatever is searched", () => {
  const entry = (id: number, name: string, drawn: number | null, club?: string): EntryView =>
    ({ id, drawn, entry: { name, division: 0, ...(club === undefined ? {} : { club }) } }) as unknown as EntryView;
  const all = [
    entry(1, "김영호", 3, "종로"),
    entry(2, "이순희", 1),
    entry(3, "박민수", 2, "강남"),
    entry(4, "늦은이", null),
  ];
  const { compare } = new Intl.Collator("ko");
  const ids = (order: (typeof ORDERS)[number], text = "", fresh: number[] = []): number[] =>
    listed(all, { order, text, fresh: new Set(fresh), compare }).map(({ id }) => id);
  for (const order of ORDERS) expect(ids(order).toSorted()).toEqual([1, 2, 3, 4]);
  expect(ORDERS.map((order) => ids(order))).toEqual([
    [4, 3, 2, 1],
    [1, 2, 3, 4],
    [2, 3, 1, 4],
    [1, 4, 3, 2],
    [3, 1, 4, 2],
  ]);
  expect(ids("number", "", [4])).toEqual([4, 1, 2, 3]);
  expect(ids("number", "종 로", [4])).toEqual([4, 1]);
  expect(ids("number", "없는 이름")).toEqual([]);
});
