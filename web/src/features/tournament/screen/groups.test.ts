// Standings of groups on the screen for spectators: from the first round until the knock-out begins.
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Command } from "../../../domain/tournament.gen";
import { settings } from "../../../platform/settings.svelte";
import type { TournamentModule } from "../../../platform/tournament-module";
import { begin, loadModule, openWindow } from "../module-double";
import { MemoryStore } from "../store";
import type { Tournament } from "../tournament.svelte";
import { groupsOf } from "./groups";

let module: TournamentModule;
let one: Tournament;

beforeAll(async () => {
  module = await loadModule();
});
beforeEach(async () => {
  settings.lang = "en";
  const store = new MemoryStore();
  one = await openWindow(module, store, await begin(module, store, { format: "groups", size: 4 }));
  const list = Array.from({ length: 8 }, (_, at) => ({ name: `Player ${at + 1}`, division: 0 }));
  expect(await one.act({ enter_all: list }, { draw: { division: 0, order: list.map((_, at) => at + 1) } })).toBeNull();
});
afterEach(() => one.close());

test("every player stands in one group, by points, until the knock-out begins", async () => {
  expect(groupsOf(one.view)).toEqual([]);
  const pair = (): Promise<unknown> => one.act({ pair: { division: 0 } });
  expect(await pair()).toBeNull();
  const groups = groupsOf(one.view);
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ["Group 1", 4],
    ["Group 2", 4],
  ]);
  const names = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `Player ${at + 1}`));
  while (one.view.divisions[0]?.bracket.length === 0) {
    const results = one.view.divisions[0].pending.map(([round, table]): Command => {
      const { cho, han } = one.view.divisions[0]?.rounds
        .find(({ number }) => number === round)
        ?.matches.find(({ pairing }) => pairing.table === table)?.pairing ?? { cho: 0, han: 0 };
      const at = { division: 0, round, table, game: 0 };
      return { report: { at, outcome: { result: "full", winner: cho < han ? "cho" : "han" } } };
    });
    expect(await one.act(...results)).toBeNull();
    for (const { rows } of groupsOf(one.view)) {
      const points = rows.map((row) => Number(row.points));
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
    expect(await pair()).toBeNull();
  }
  expect(groupsOf(one.view)).toEqual([]);
});
