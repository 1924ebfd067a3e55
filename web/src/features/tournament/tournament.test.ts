// @vitest-environment node
// Stored tournaments, with the real core and both kinds of storage.
import "fake-indexeddb/auto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Command, Entry } from "../../domain/tournament.gen";
import { settings } from "../../platform/settings.svelte";
import type { TournamentModule } from "../../platform/tournament-module";
import { DIRECTOR_TEXTS } from "../../texts/director.gen";
import { Directing } from "./directing.svelte";
import { begin, loadModule, openWindow } from "./module-double";
import { openText } from "./opening";
import { MemoryStore, openStore, type TournamentStore } from "./store";
import type { Tournament } from "./tournament.svelte";

let module: TournamentModule;
beforeAll(async () => {
  module = await loadModule();
});

let databases = 0;
function freshDatabase(): Promise<TournamentStore> {
  databases += 1;
  return openStore(`tournaments ${databases}`);
}
const stores: [string, () => Promise<TournamentStore>][] = [
  ["the browser's database", freshDatabase],
  ["memory", () => Promise.resolve(new MemoryStore())],
];
const player = (name: string): Entry => ({ name, division: 0 });
const enter = (...names: string[]): Command[] => names.map((name) => ({ enter: player(name) }));
const report = (table: number, winner: "cho" | "han"): Command => ({
  report: { at: { division: 0, round: 1, table, game: 0 }, outcome: { result: "full", winner } },
});
const names = (of: Tournament): string[] => of.view.entries.map(({ entry }) => entry.name);

describe.each(stores)("%s", (_, open) => {
  test("a reload and a file have the same tournament", async () => {
    const store = await open();
    const id = await begin(module, store);
    const first = await openWindow(module, store, id, "Lee");
    expect(await first.act(...enter("Kim", "Park", "Choi"))).toBeNull();
    expect(await first.act({ pay: { id: 1, amount: 10_000 } })).toBeNull();
    const again = await openWindow(module, store, id);
    expect(again.lines).toEqual(first.lines);
    expect(again.view).toEqual(first.view);
    expect([again.view.fees_paid, again.view.fees_due]).toEqual([10_000, 30_000]);
    const other = await open();
    const opened = await openText(module, other, `\u{feff}${first.file.replaceAll("\n", "\r\n")}`, 5);
    expect(opened.what).toBe("new");
    expect((await openWindow(module, other, opened.id)).file).toBe(first.file);
    expect((await other.list()).map(({ name, people, closed }) => [name, people, closed])).toEqual([
      ["Spring cup", 3, undefined],
    ]);
    expect(await again.act({ close: { division: 0 } })).toBeNull();
    expect((await store.list()).map(({ closed }) => closed)).toEqual([true]);
  });

  test("commands are carried out all or none, with the reason", async () => {
    const store = await open();
    const one = await openWindow(module, store, await begin(module, store));
    const problem = await one.act(...enter("Kim", "Lee", "Kim"));
    expect(problem).toMatchObject({ code: "same_entry", command: 2, ids: [1] });
    expect(names(one)).toEqual([]);
    expect((await store.lines(one.id))?.length).toBe(1);
  });

  test("two windows at once lose nothing: what fits is merged, the rest is refused", async () => {
    const store = await open();
    const id = await begin(module, store, { format: "round_robin" });
    const [one, two] = [await openWindow(module, store, id), await openWindow(module, store, id)];
    const done = await Promise.all([one.act(...enter("Kim", "Lee")), two.act(...enter("Park", "Choi"))]);
    expect(done).toEqual([null, null]);
    // The entries of both windows are stored, although neither window had seen the other's.
    const all = await openWindow(module, store, id);
    expect(names(all).sort()).toEqual(["Choi", "Kim", "Lee", "Park"]);
    expect(await two.act({ pair: { division: 0 } })).toSatisfy(
      (problem: unknown) => problem === null || (problem as { code: string }).code === "changed_meanwhile",
    );
    const fresh = await openWindow(module, store, id);
    if (fresh.view.divisions[0]?.rounds.length === 0) await fresh.act({ pair: { division: 0 } });
    const [left, right] = [await openWindow(module, store, id), await openWindow(module, store, id)];
    const results = await Promise.all([left.act(report(1, "cho")), right.act(report(1, "han"))]);
    expect(results.map((problem) => problem?.code ?? null).sort()).toEqual(["already_reported", null]);
    // The undo is refused, because its window still shows an earlier command as the last one.
    expect(await left.act(report(2, "cho"))).toBeNull();
    expect(await right.act("undo")).toEqual({ code: "changed_meanwhile" });
    expect(await right.act("undo")).toBeNull();
    const kept = (await store.lines(id)) ?? [];
    expect(kept.map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual(kept.map((_line, at) => at + 1));
  });

  test("a copy that went on elsewhere is taken in, or refused with its line", async () => {
    const store = await open();
    const id = await begin(module, store, { format: "round_robin" });
    const here = await openWindow(module, store, id);
    await here.act(...enter("Kim", "Lee", "Park", "Choi"));
    await here.act({ pair: { division: 0 } });
    const copy = new MemoryStore();
    const there = await openWindow(module, copy, (await openText(module, copy, here.file, 0)).id);
    const older = here.file;
    await here.act(report(1, "cho"));
    await there.act(report(2, "han"));
    await there.act({ penalise: { id: 1, points: 1, reason: "late" } });
    expect(await openText(module, store, older, 0)).toEqual({ id, what: "older" });
    expect(await openText(module, store, here.file, 0)).toEqual({ id, what: "same" });
    expect(await openText(module, store, there.file, 0)).toEqual({ id, what: "added" });
    const merged = await openWindow(module, store, id);
    expect(merged.view.divisions[0]?.pending).toEqual([]);
    expect(merged.view.entries[0]?.penalty).toBe(1);
    // A copy with a contradicting result is refused, and nothing is added.
    await there.act({ correct: { at: { division: 0, round: 1, table: 2, game: 0 }, outcome: null, reason: "x" } });
    await there.act(report(1, "han"));
    const lines = there.lines.length;
    await expect(openText(module, store, there.file, 0)).rejects.toMatchObject({
      problem: { code: "merge_conflict", line: expect.toSatisfy((line: number) => line <= lines) },
    });
    expect(await store.lines(id)).toEqual(merged.lines);
    const stranger = await openWindow(module, copy, await begin(module, copy, { format: "swiss" }));
    expect(await here.merge(stranger.file)).toEqual({ code: "other_tournament" });
  });
});

test("two laptops exchange files all day, and a conflict is named until one of them undoes its result", async () => {
  settings.lang = "en";
  const [store, copy] = [new MemoryStore(), new MemoryStore()];
  const here = await openWindow(module, store, await begin(module, store, { format: "round_robin" }), "Ahn");
  await here.act(...enter("Kim", "Lee", "Park", "Choi"));
  await here.act({ pair: { division: 0 } });
  const there = await openWindow(module, copy, (await openText(module, copy, here.file, 0)).id, "Bae");
  const [mine, yours] = [new Directing(here), new Directing(there)];
  const open = async (directing: Directing, from: Tournament): Promise<string | undefined> => {
    await directing.merge([new File([`\u{feff}${from.file}`], "cup.jsonl")]);
    return directing.said?.text;
  };
  const { merged } = DIRECTOR_TEXTS.en.more;
  await here.act(report(1, "cho"));
  await there.act(report(2, "cho"));
  expect(await open(mine, there)).toBe(merged({ n: 1 }));
  expect(await open(mine, there)).toBe(merged({ n: 0 }));
  expect(await open(yours, here)).toBe(merged({ n: 1 }));
  expect(await open(yours, here)).toBe(merged({ n: 0 }));
  expect(there.view).toMatchObject({ divisions: here.view.divisions, entries: here.view.entries });
  await here.act({ pair: { division: 0 } });
  await open(yours, here);
  const second = (winner: "cho" | "han"): Command => {
    const at = { division: 0, round: 2, table: 1, game: 0 };
    return { report: { at, outcome: { result: "full", winner } } };
  };
  await here.act(second("cho"));
  await there.act(second("han"));
  const before = here.lines;
  expect(await open(mine, there)).toMatch(/contradicts.*Round 2, board 1/);
  expect(here.lines).toEqual(before);
  await there.act("undo");
  expect(await open(mine, there)).toBe(merged({ n: 0 }));
  expect(await open(yours, here)).toBe(merged({ n: 1 }));
});

test.each([
  ["", "event_unreadable", undefined],
  ["{}\n", "event_unreadable", 1],
  ['{"seq":1,"command":1,"at":0,"event":{"kind":"exploded"}}\n', "event_kind_unknown", 1],
])("a file that is none is refused with a code and a line: %s", async (text, code, line) => {
  const opened = openText(module, new MemoryStore(), text, 0);
  if (text === "") await expect(opened).rejects.toHaveProperty("problem.code");
  else await expect(opened).rejects.toMatchObject({ problem: { code, line } });
});
