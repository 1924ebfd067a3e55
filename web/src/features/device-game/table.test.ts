// Tests that a game on this device has the same messages, sounds, marks and options as a game on the server.
// @isolated
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../texts/core.en.gen";
import { core } from "../../platform/core.svelte";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import { catalog } from "../../platform/rules/catalog";
import DeviceTable from "./DeviceTable.svelte";
import { freshGame } from "./fresh-game";
import type { DeviceGame } from "./game";
import { Playing } from "./playing.svelte";
import { en as words } from "../../texts/device-game.gen";

const heard = vi.hoisted(() => [] as string[]);
vi.mock("../../platform/sound", () => ({ playSound: (sound: string) => heard.push(sound), isSoundOn: () => true }));
vi.mock("../byoyomi/voice", () => ({ speak: (text: string) => heard.push(text) }));

/** The soldiers between the generals move aside, so that the generals face each other on Cho's turn. */
const FACING = ["e4d4", "e7d7"];
/** Moves after which Cho's chariot can capture the soldier in front of Han's general, and give check. */
const RAID = ["a4b4", "i7h7", "a1a7", "h7h6", "a7c7", "h6h5"];

let rules: RulesModule;
let presets: Record<string, Readonly<Record<string, unknown>>>;
let playing: Playing;
let table: Record<string, unknown>;
let replies: string[];

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
  presets = Object.fromEntries(catalog.presets.map(({ id, full }) => [id, full]));
});
beforeEach(async () => {
  localStorage.clear();
  settings.lang = "en";
  core.rules = rules;
  await core.loadSentences();
  heard.length = 0;
  replies = [];
});
afterEach(async () => {
  playing.stop();
  await unmount(table);
  core.rules = null;
  core.sentences = null;
});

/** Opens a game after these actions, against an engine that answers with `replies`. */
async function open(tokens: readonly string[], preset = "casual"): Promise<void> {
  const choose = (): never => {
    const answer = { ok: true, action: replies.shift(), depth: 1, nodes: 1, ms: 0, lines: [] };
    return { answer: Promise.resolve(answer), stop: () => undefined } as never;
  };
  const wishes = {
    preset: { id: preset, revision: 3, full: presets[preset] ?? {} },
    strength: { level: 1, nodes: 1, margin: 0, spread: 1 },
    side: "cho",
    setup: "mssm",
    names: { player: "I", other: "It" },
  } as const;
  const game: DeviceGame = { ...freshGame(wishes, () => 0, 0), tokens };
  playing = new Playing({
    rules,
    engine: () => Promise.resolve({ choose }),
    library: () => Promise.resolve({ addGame: () => Promise.resolve(null) }),
    file: () => "f",
    wait: () => Promise.resolve(),
  });
  await playing.begin(game);
  const { judged } = playing;
  if (judged === null) throw new Error("no such game");
  table = mount(DeviceTable, { target: document.body, props: reactive() });
  flushSync();
  await tick();
}

/** Returns reactive props, as the page passes them. */
function reactive(): { playing: Playing; game: DeviceGame; judged: NonNullable<Playing["judged"]> } {
  return {
    playing,
    get game() {
      return playing.game as DeviceGame;
    },
    get judged() {
      return playing.judged as NonNullable<Playing["judged"]>;
    },
  };
}

const text = (): string => document.querySelector(".status")?.textContent?.trim() ?? "";
const button = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === label);
const board = (): HTMLElement & { warnings: Record<string, string>; marks: unknown[] } =>
  document.querySelector("janggi-board") as never;

test("why a move is not allowed is said, and what stands in its way is marked", async () => {
  await open([]);
  board().dispatchEvent(new CustomEvent("why", { detail: { from: "i1", to: "i5" } }));
  flushSync();
  expect(text()).not.toContain(en.game.refused);
  expect(board().marks).toEqual([{ square: "i4", kind: "block" }]);
});

test("moves sound, check and its answer are called out, as with a server", async () => {
  await open(RAID);
  replies = ["e9d9"];
  await playing.act("c7e7");
  await vi.waitFor(() => expect(heard).toEqual(["장군!", "check", "멍군!", "move"]));
  expect(text()).toContain(en.game.answered);
  await playing.undo();
  await tick();
  expect(heard.at(-1)).toBe("move");
});

test("bikjang is accepted in a row that says how, or avoided", async () => {
  await open(FACING);
  const accept = en.bikjang.accept({ how: en.game.bothPassDraw });
  await vi.waitFor(() => expect(button(accept)).toBeDefined());
  button(en.bikjang.avoid)?.click();
  flushSync();
  expect([button(accept), text().includes(en.bikjang.resolve)]).toEqual([undefined, true]);
  button(en.bikjang.title)?.click();
  flushSync();
  button(accept)?.click();
  await vi.waitFor(() => expect(playing.judged?.verdict?.outcome).toBe("draw"));
  expect(playing.game?.tokens.at(-1)).toBe("call");
});

test("a move that brings bikjang about is marked, and told when its piece is picked up", async () => {
  await open(["a4b4", "e7d7"]);
  await vi.waitFor(() => expect(board().warnings).toMatchObject({ e4d4: "bikjang", e4f4: "bikjang" }));
  board().dispatchEvent(new CustomEvent("select", { detail: { square: "e4" } }));
  flushSync();
  expect(text()).toBe(en.bikjang.warning);
});

test("the pass key passes", async () => {
  await open([]);
  replies = ["a7b7"];
  board().dispatchEvent(new CustomEvent("pass", { detail: { by: "key" } }));
  await vi.waitFor(() => expect(heard).toEqual(["pass", "move"]));
  expect(playing.game?.tokens).toEqual(["e2e2", "a7b7"]);
});

const RESULT = `${en.end.draw} · `;

test("a pass that ends the game does so at one press, and is taken back at one", async () => {
  await open(FACING);
  const pass = button(words.pass);
  expect(pass?.getAttribute("aria-label")).toBe("Pass: draw");
  pass?.focus();
  pass?.click();
  await vi.waitFor(() => expect(playing.judged?.verdict?.outcome).toBe("draw"));
  await vi.waitFor(() => expect(text()).toContain(RESULT));
  await vi.waitFor(() => expect(document.activeElement?.textContent, "the keys go on here").toBe(en.end.draw));
  button(words.undo)?.focus();
  button(words.undo)?.click();
  await vi.waitFor(() => expect(button(words.pass)).toBeDefined());
  await vi.waitFor(() => expect(document.activeElement).toBe(button(words.pass)));
  expect([playing.over, playing.game?.tokens, text().includes(RESULT)]).toEqual([false, FACING, false]);
});

test("a resignation too; and when it stands, the keys that were on its undo go to the result", async () => {
  await open([]);
  button(words.resign)?.focus();
  button(words.resign)?.click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("device-end"));
  button(words.undo)?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(button(words.resign)));
  button(words.resign)?.click();
  await vi.waitFor(() => expect(button(words.undo)).toBeDefined());
  button(words.undo)?.focus();
  await playing.settle();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("device-end"));
  expect([button(words.undo), playing.over]).toEqual([undefined, true]);
});

test("a pass that the engine may answer with a win on points is asked about, with the points", async () => {
  await open([], "kakao");
  button(words.pass)?.click();
  flushSync();
  const question = "If your opponent passes too, the game ends on points: Han wins 73.5 : 72.";
  expect(document.querySelector("dialog")?.textContent).toContain(question);
  button(en.common.cancel)?.click();
  flushSync();
  expect([document.querySelector("dialog"), playing.game?.tokens]).toEqual([null, []]);
  button(words.pass)?.click();
  flushSync();
  replies = ["e9e9"];
  document.querySelector<HTMLButtonElement>("dialog .button.main")?.click();
  await vi.waitFor(() => expect(playing.judged?.verdict?.outcome).toBe("han"));
});

test.each([
  ["a move", () => playing.act("b4b5")],
  ["a move taken back", () => playing.undo()],
  ["a resignation", () => playing.act("resign")],
])("%s takes away what waited for the position before", async (_, happen) => {
  await open(["a4b4", "i7h7"], "kakao");
  button(words.pass)?.click();
  flushSync();
  expect(document.querySelector("dialog")).not.toBeNull();
  await happen();
  flushSync();
  expect(document.querySelector("dialog")).toBeNull();
  // The dialog does not reappear after an undo.
  await playing.undo();
  flushSync();
  expect(document.querySelector("dialog")).toBeNull();
});
