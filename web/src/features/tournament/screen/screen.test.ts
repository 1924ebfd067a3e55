// The screen for spectators: which boards it shows and how large, what it follows, and its keys.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as fc from "fast-check";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Command, Outcome } from "../../../domain/tournament.gen";
import { expectTexts } from "../../../i18n/text-laws";
import { core } from "../../../platform/core.svelte";
import { RulesModule } from "../../../platform/rules-module";
import { catalog } from "../../../platform/rules/catalog";
import { settings } from "../../../platform/settings.svelte";
import type { TournamentModule } from "../../../platform/tournament-module";
import { zen } from "../../../platform/zen.svelte";
import { SPECTATORS_TEXTS } from "../../../texts/spectators.gen";
import { isSettled, OPEN_GAMES, waitingSeat, type Seat } from "../../board-clock/seats";
import { newSitting, pressed, started, UNLIMITED } from "../../board-clock/sitting";
import { newTable, TABLES, type Table } from "../../board-clock/table";
import { freshGame } from "../../device-game/fresh-game";
import { KEY, played, type DeviceGame } from "../../device-game/game";
import { begin, loadModule, openWindow } from "../module-double";
import { currentRounds } from "../phones/games";
import { handOver, keepOpenGames } from "../seating";
import { MemoryStore } from "../store";
import type { Tournament } from "../tournament.svelte";
import { arrange } from "./arrange";
import { clockShown, onScreen } from "./boards";
import ScreenPage from "./ScreenPage.svelte";

const double = vi.hoisted(() => ({ module: null as unknown, store: null as unknown }));
vi.mock("../../../platform/tournament-module", async (original) => ({
  ...(await original<object>()),
  loadTournaments: () => Promise.resolve(double.module),
}));
vi.mock("../store", async (original) => ({
  ...(await original<object>()),
  openStore: () => Promise.resolve(double.store),
}));

const words = SPECTATORS_TEXTS.en;
const BLITZ = { kind: "byoyomi", main_ms: 300_000, period_ms: 30_000, periods: 3 } as const;
let module: TournamentModule;
let rules: RulesModule;
let store: MemoryStore;
let page: object | null = null;
const windows: Tournament[] = [];

beforeAll(async () => {
  module = await loadModule();
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../../public/rules.wasm")));
});
beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
  store = new MemoryStore();
  Object.assign(double, { module, store });
  core.rules = rules;
  vi.spyOn(core, "load").mockReturnValue(undefined);
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  for (const one of windows.splice(0)) one.close();
  core.rules = null;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Opens a director's window on a round robin whose first round is paired. */
async function paired(people: number): Promise<Tournament> {
  const id = await begin(module, store, { format: "round_robin" });
  const one = await openWindow(module, store, id);
  windows.push(one);
  const list = Array.from({ length: people }, (_, at) => ({ name: `Player ${at + 1}`, division: 0 }));
  const order = list.map((_, at) => at + 1);
  const commands: Command[] = [{ enter_all: list }, { draw: { division: 0, order } }, { pair: { division: 0 } }];
  for (const command of commands) expect(await one.act(command)).toBeNull();
  return one;
}

/** Returns the seat of a board in the last round. */
function seatAt(one: Tournament, table: number): Seat {
  const [current] = currentRounds(one.view, one.lines).slice(-1);
  const game = current?.games.find(({ at }) => at.table === table);
  if (game === undefined) throw new Error("no such board");
  const { at, label, names } = game;
  return { tournament: one.id, at, board: label, event: "Cup", names, rules: null, late: { cho: 0, han: 0 } };
}

const timed = (id: string, seat: Seat | null, began = Date.now()): Table => {
  const names = seat?.names ?? { cho: "", han: "" };
  const table = newTable({ id, time: BLITZ, near: "cho", heard: "silent", names, seat }, began);
  return { ...table, sitting: started(table.sitting, began) };
};

function recorded(seat: Seat | null, moves: readonly string[], names = { player: "Kim", other: "Lee" }): DeviceGame {
  const preset = catalog.presets.find(({ id }) => id === "kja-points");
  if (preset === undefined) throw new Error("no such rule set");
  const wishes = { preset, strength: null, side: "cho", setup: "mssm", time: BLITZ, seat, names } as const;
  const game = freshGame(wishes, () => 0);
  return moves.reduce((before, move) => played(before, move, Date.now()), game);
}

/** Stores a value as another window does. */
function elsewhere(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent("storage", { key }));
  flushSync();
}

async function show(open: number | null): Promise<void> {
  page = mount(ScreenPage, { target: document.body, props: { open } });
  await vi.waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
  flushSync();
}
const titles = (): (string | undefined)[] =>
  [...document.querySelectorAll("h2")].map(({ textContent }) => textContent?.trim());
const lines = (): (string | undefined)[] =>
  [...document.querySelectorAll("li")].map(({ textContent }) => textContent?.replaceAll(/\s+/g, " ").trim());
const press = async (key: string): Promise<void> => {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
  await tick();
};
const focused = (): string | undefined => document.activeElement?.textContent?.trim();

test("every language has every text", () => {
  expectTexts(SPECTATORS_TEXTS, { least: 5, argument: () => "X", sameInDutch: [".points"] });
});

test("tiles fit into the area, and no other number of columns makes them larger", () => {
  const length = fc.integer({ min: 100, max: 4000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), length, length, (count, width, height) => {
      const shape = { name: "one", width: 3, height: 2 } as const;
      const unitOf = (columns: number): number =>
        Math.min(width / columns / 3, height / Math.ceil(count / columns) / 2);
      const { columns, unit } = arrange(count, { width, height }, [shape]);
      expect(columns * Math.ceil(count / columns)).toBeGreaterThanOrEqual(count);
      expect(unit).toBe(Math.max(...Array.from({ length: count }, (_, at) => unitOf(at + 1))));
      expect(unitOf(columns)).toBe(unit);
      const both = arrange(count, { width, height }, [shape, { name: "other", width: 2, height: 3 }]);
      expect(both.unit).toBeGreaterThanOrEqual(unit);
    }),
  );
});

test("every game of the current rounds is shown once, and nothing else while a tournament is open", async () => {
  const one = await paired(12);
  const current = currentRounds(one.view, one.lines);
  const seats = [1, 2, 3, 4, 5, 6].map((table) => seatAt(one, table));
  fc.assert(
    fc.property(fc.subarray(seats), fc.boolean(), (chosen, hasOther) => {
      const tables = chosen.map((seat, at) => timed(`t${at}`, seat));
      const strange = { ...timed("strange", seats[0] ?? null), seat: { ...seatAt(one, 1), tournament: one.id + 1 } };
      const all = hasOther ? [timed("no seat", null), strange, ...tables] : tables;
      const { live, others } = onScreen({ tables: all, game: null, tournament: { id: one.id, current } });
      expect(live.map(({ board }) => board)).toEqual(chosen.map(({ board }) => board));
      expect([...live.map(({ board }) => board), ...others.map(({ label }) => label)].sort()).toEqual(
        seats.map(({ board }) => board),
      );
    }),
  );
  expect(onScreen({ tables: [timed("a", null), timed("b", null)], game: null, tournament: null }).live).toMatchObject([
    { board: "1" },
    { board: "2" },
  ]);
});

test("a clock whose page was closed stands still, and one whose page is only slow goes on", () => {
  const sitting = started(newSitting(BLITZ), 1_000);
  expect(clockShown(sitting, 500_000, 560_000)).toBe(sitting);
  expect(clockShown(sitting, 0, 61_000)).toBe(sitting);
  expect(clockShown(sitting, 31_000, 900_000)).toMatchObject({ since: null, turnMs: 30_000 });
  const paused = newSitting(UNLIMITED);
  expect(clockShown(paused, 0, 900_000)).toBe(paused);
});

test("a board whose clock goes on is shown again instead of being set up a second time", async () => {
  const one = await paired(4);
  const [first, second] = [seatAt(one, 1), seatAt(one, 2)];
  handOver(first);
  expect(waitingSeat()).toEqual(first);
  const table = { ...timed("clock", first), result: null };
  localStorage.setItem(TABLES.key, JSON.stringify([table]));
  handOver(first);
  expect(waitingSeat()).toBeNull();
  handOver(second);
  expect(waitingSeat()).toEqual(second);
  localStorage.setItem(TABLES.key, JSON.stringify([{ ...table, result: { winner: "cho", by: "time" } }]));
  handOver(first);
  expect(waitingSeat()).toEqual(first);
});

test("the clock of a game whose result was entered is known to be over", async () => {
  const one = await paired(4);
  const [first, second] = [seatAt(one, 1), seatAt(one, 2)];
  const settled = (): boolean[] =>
    [first, second].map((seat) => isSettled(seat, OPEN_GAMES.read(localStorage.getItem(OPEN_GAMES.key))));
  expect(settled()).toEqual([false, false]);
  keepOpenGames(one.id, one.view);
  expect(settled()).toEqual([false, false]);
  expect(await one.act({ report: { at: first.at, outcome: { result: "full", winner: "cho" } } })).toBeNull();
  keepOpenGames(one.id, one.view);
  expect(settled()).toEqual([true, false]);
});

test("without boards it says what appears here; a game that begins in another window appears by itself", async () => {
  await show(null);
  expect(document.body.textContent).toContain(words.none);
  elsewhere(KEY, { ...recorded(null, []), strength: { level: 1, nodes: 1, margin: 0, spread: 1 }, version: 1 });
  expect([document.querySelector("section"), zen.on], "a game against the engine").toEqual([null, false]);
  const game = recorded(null, ["a4b4"]);
  elsewhere(KEY, game);
  expect(zen.on).toBe(true);
  expect(document.querySelector("section")?.textContent).toMatch(/Kim.*Last move: 1\. .*Cho 72 : 73.5 Han/s);
  const pieces = (): Record<string, unknown> =>
    (document.querySelector("janggi-board") as unknown as { pieces: Record<string, unknown> }).pieces;
  expect([pieces()["a4"], pieces()["b4"]]).toMatchObject([undefined, { side: "cho" }]);
  expect(document.querySelector(".on")?.textContent).toContain("Lee");
  elsewhere(KEY, played(game, "resign", Date.now()));
  expect(document.querySelector("[role=status]")?.textContent).toContain("Kim wins");
  expect(document.querySelector(".on")).toBeNull();
  elsewhere(KEY, null);
  expect([document.querySelector("section"), zen.on]).toEqual([null, false]);
});

test("a board is enlarged by its button or its number, and Escape returns to the button", async () => {
  const one = await paired(6);
  localStorage.setItem(KEY, JSON.stringify(recorded(seatAt(one, 2), ["a4b4"])));
  const table = timed("clock", seatAt(one, 1));
  localStorage.setItem(TABLES.key, JSON.stringify([table]));
  await show(one.id);
  await vi.waitFor(() => expect(titles()).toEqual(["Board 1", "Board 2"]));
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatch(/^3 .*playing$/);
  const button = document.querySelectorAll<HTMLButtonElement>("h2 button")[1];
  expect(button?.getAttribute("aria-label")).toBe(words.enlarge({ board: "Board 2" }));
  button?.click();
  flushSync();
  await vi.waitFor(() => expect(focused()).toContain(words.all));
  expect([titles(), lines()]).toEqual([["Board 2"], []]);
  await press("Escape");
  await vi.waitFor(() => expect(focused()).toBe("Board 2"));
  await press("1");
  expect(titles()).toEqual(["Board 1"]);
  // The clock keeps running in its own window.
  const later = pressed(table.sitting, "cho", Date.now() + 1);
  elsewhere(TABLES.key, [{ ...table, sitting: later }]);
  expect(document.querySelector(".on")?.getAttribute("data-side")).toBe("han");
  elsewhere(TABLES.key, [{ ...table, sitting: later, result: { winner: "han", by: "time" } }]);
  expect(document.querySelector("[role=status]")?.textContent).toContain(`${table.names.han} won`);
  // The game is removed from the clock, so all other boards are shown again.
  elsewhere(TABLES.key, []);
  expect([titles(), lines().length]).toEqual([["Board 2"], 2]);
});

test("results and new rounds of the director appear by themselves", async () => {
  const one = await paired(4);
  localStorage.setItem(KEY, JSON.stringify(recorded(seatAt(one, 1), [])));
  await show(one.id);
  await vi.waitFor(() => expect(titles()).toEqual(["Board 1"]));
  expect(document.querySelector("h1")?.textContent).toBe("Spring cup · Round 1");
  const outcome: Outcome = { result: "counted", winner: "han" };
  const at = (table: number): Command => ({ report: { at: { division: 0, round: 1, table, game: 0 }, outcome } });
  await one.act(at(1));
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain("won on points"));
  await one.act(at(2));
  await vi.waitFor(() => expect(lines()[0]).toMatch(new RegExp(`${seatAt(one, 2).names.han} won on points$`)));
  expect(document.querySelector(".won")?.textContent).toContain(seatAt(one, 2).names.han);
  await one.act({ pair: { division: 0 } });
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("Spring cup · Round 2"));
  expect([titles(), lines().length]).toEqual([[], 2]);
});

test("after the last result, before the tournament is closed, the winner and the first places are shown", async () => {
  const one = await paired(2);
  await show(one.id);
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  const at = { division: 0, round: 1, table: 1, game: 0 };
  await one.act({ report: { at, outcome: { result: "full", winner: "han" } } });
  await vi.waitFor(() => expect(lines()).toHaveLength(0));
  const [first, second] = one.view.divisions[0]?.ranking.map(({ id }) => one.name(id)) ?? [];
  expect(document.querySelector(".winner")?.textContent).toBe(`Winner: ${first}`);
  expect([...document.querySelectorAll("tr")].map((row) => row.textContent)).toEqual([`1${first}`, `2${second}`]);
  expect([document.querySelector("h1")?.textContent, zen.on]).toEqual(["Spring cup", true]);
  await one.act({ close: { division: 0 } });
  expect(lines()).toHaveLength(0);
  await one.act("undo", "undo");
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
});
