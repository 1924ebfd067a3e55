// A tournament board that is handed over while another game is unfinished on this device.
// @isolated
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RULE_SETS } from "janggun";
import { core } from "../../platform/core.svelte";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import { en as words } from "../../texts/at-board.gen";
import { giveSeat, OPEN_GAMES, waitingSeat, type Seat } from "../board-clock/seats";
import { started } from "../board-clock/sitting";
import DevicePage from "./DevicePage.svelte";
import { freshGame } from "./fresh-game";
import { KEY, readGame, withSitting, type DeviceGame } from "./game";

const loaded = vi.hoisted(() => ({ rules: null as unknown }));
vi.mock("../../platform/rules-module", async (original) => ({
  ...(await original<object>()),
  loadRules: () => Promise.resolve(loaded.rules),
}));

const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
loaded.rules = rules;
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
const full = RULE_SETS.find(({ id }) => id === "kja-points")?.rules ?? {};

const seatAt = (table: number): Seat => ({
  tournament: 7,
  at: { division: 0, round: 1, table, game: 0 },
  board: String(table),
  event: "Cup",
  round: "Round 1",
  names: { cho: `Kim ${table}`, han: `Lee ${table}` },
  rules: null,
  late: { cho: 0, han: 0 },
});

/** Stores an unfinished game of board 3, whose clock is running. */
function store(): DeviceGame {
  const names = { player: "Kim 3", other: "Lee 3" };
  const time = { kind: "fischer", main_ms: 600_000, increment_ms: 0 } as const;
  const preset = { id: "kja-points", revision: 2, full };
  const game = freshGame({
    preset,
    strength: null,
    side: "cho",
    setup: "mssm",
    other: "mssm",
    time,
    seat: seatAt(3),
    names,
  });
  const running = withSitting(game, (sitting) => started(sitting, Date.now()));
  localStorage.setItem(KEY, JSON.stringify(running));
  localStorage.setItem(`${KEY}.seen`, String(Date.now()));
  return running;
}

let page: Record<string, unknown>;
async function open(): Promise<void> {
  page = mount(DevicePage, { target: document.body, props: { level: null } });
  await vi.waitFor(() => expect(document.querySelector(".notice, form, .player")).not.toBeNull());
  await tick();
}
const text = (): string => document.body.textContent ?? "";
async function press(label: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === label);
  expect(button, label).toBeDefined();
  button?.click();
  await tick();
  await tick();
  flushSync();
}
const isStored = (): boolean => readGame(localStorage.getItem(KEY)) !== null;

beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
  core.rules = rules;
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
});

test("the visitor is asked which of the two games goes on", async () => {
  store();
  giveSeat(seatAt(4));
  await open();
  expect(text()).toContain(words.unfinished({ game: "Board 3, Kim 3 – Lee 3 (Round 1)" }));
  expect(document.querySelector(".player")).toBeNull();
  await press(words.resume);
  expect([document.querySelectorAll(".player").length, isStored(), waitingSeat()?.board]).toEqual([2, true, "4"]);
  await unmount(page);
  await open();
  await press(words.drop);
  await vi.waitFor(() => expect(document.querySelector("form")?.textContent).toContain("Board 4"));
  expect(isStored()).toBe(false);
});

test("nothing is asked if the board is the same, or the result of the other has been entered", async () => {
  store();
  giveSeat(seatAt(3));
  await open();
  expect(document.querySelectorAll(".player")).toHaveLength(2);
  await unmount(page);
  giveSeat(seatAt(4));
  localStorage.setItem(OPEN_GAMES.key, JSON.stringify({ 7: [seatAt(4).at] }));
  await open();
  expect(document.querySelector("form")?.textContent).toContain("Board 4");
  expect(isStored()).toBe(false);
});

test("the clock of a recorded board stops once the director has entered its result", async () => {
  store();
  await open();
  expect(text()).not.toContain(words.settled);
  const value = JSON.stringify({ 7: [] });
  localStorage.setItem(OPEN_GAMES.key, value);
  dispatchEvent(new StorageEvent("storage", { key: OPEN_GAMES.key, newValue: value }));
  await vi.waitFor(() => expect(readGame(localStorage.getItem(KEY))?.sitting?.since).toBeNull());
  expect(text()).toContain(words.settled);
});
