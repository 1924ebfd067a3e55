// Premoves on the game page: made by keyboard and by clicks, sent on the player's turn, and cancelled.
// @isolated
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import "../beside";
import GamePage from "../GamePage.svelte";
import { en } from "../../../texts/core.en.gen";
import { core } from "../../../platform/core.svelte";
import { RulesModule } from "../../../platform/rules-module";
import { settings } from "../../../platform/settings.svelte";
import { acted, connected, game, now, serve, settle, Socket } from "../../../platform/game-server-double";

let rules: RulesModule;
let page: Record<string, unknown>;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../../public/rules.wasm")));
});

/** Returns a game in which Han is to move. The user plays Cho and has played a4b4. */
const waiting = () =>
  game({
    seq: 3,
    actions: [{ token: "a4b4", side: "cho", ply: 0, at_ms: 0, spent_ms: null }],
    now: now(1),
  });

beforeEach(async () => {
  settings.lang = "en";
  document.documentElement.lang = "en";
  serve(waiting);
  page = mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } });
  await connected();
  core.rules = rules;
  await quiet();
});
afterEach(async () => {
  await unmount(page);
  core.rules = null;
  vi.unstubAllGlobals();
});

async function quiet(): Promise<void> {
  await settle();
  await tick();
  await settle();
}

function point(square: string): HTMLElement {
  const board = document.querySelector("janggi-board:not([mini])");
  const found = board?.shadowRoot?.querySelector<HTMLElement>(`[data-square="${square}"]`);
  if (found == null) throw new Error(`no ${square}`);
  return found;
}

/** Picks up and drops a piece with clicks like those of a screen reader. */
async function choose(from: string, to: string): Promise<void> {
  point(from).click();
  point(to).click();
  await quiet();
}

async function key(name: string): Promise<void> {
  point("e2").dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true }),
  );
  await quiet();
}

const played = (): unknown[] => Socket.last.sent.map(({ action }) => action);
const words = (): string => document.querySelector(".status")?.textContent ?? "";

test("moves chosen in advance wait in their order, and the first is sent when the turn comes", async () => {
  await choose("b4", "b5");
  await choose("b5", "b6");
  expect(words()).toContain(en.premove.waiting({ n: 2 }));
  expect(point("b6").getAttribute("aria-label")).toContain("premove 2");
  expect(played()).toEqual([]);
  Socket.last.say(acted(4, 1, "a7b7", { legal: ["b4b5", "c4d4"] }));
  await quiet();
  expect(played()).toEqual(["b4b5"]);
  expect(words()).not.toContain(en.premove.waiting({ n: 2 }));
  expect(words()).toContain(en.premove.waiting({ n: 1 }));
});

test("a recapture is chosen on the own piece that may be taken", async () => {
  await choose("a1", "b1");
  expect(words()).toContain(en.premove.waiting({ n: 1 }));
  Socket.last.say(acted(4, 1, "a7b7", { legal: ["a1b1"] }));
  await quiet();
  expect(played()).toEqual(["a1b1"]);
});

test("all are dropped with a word when the first is not legal", async () => {
  await choose("b4", "b5");
  await choose("b5", "b6");
  Socket.last.say(acted(4, 1, "a7b7", { legal: ["c4d4"] }));
  await quiet();
  expect(played()).toEqual([]);
  expect(words()).toContain(en.premove.illegal);
  expect(point("b5").getAttribute("aria-label")).toBe("62, empty");
});

test("Escape takes back the last, a button all of them", async () => {
  for (const [from, to] of [
    ["b4", "b5"],
    ["b5", "b6"],
    ["b6", "b7"],
  ] as const)
    await choose(from, to);
  await key("Escape");
  expect(words()).toContain(en.premove.waiting({ n: 2 }));
  const all = [...document.querySelectorAll<HTMLElement>(".status button")].at(-1);
  all?.click();
  await quiet();
  expect(document.querySelector(".premoves")).toBeNull();
});

test("they go with the position they were chosen in, and do not come back with it", async () => {
  const gone = [{ kind: "took_back", actions_left: 0 }, { kind: "adjourned" }, { kind: "ended" }].entries();
  for (const [n, event] of gone) {
    await choose("b4", "b5");
    expect(words(), event.kind).toContain(en.premove.waiting({ n: 1 }));
    const phase = event.kind === "ended" ? "over" : "playing";
    const before = { ...now(event.kind === "took_back" ? 0 : 1), phase, adjourned: event.kind === "adjourned" };
    Socket.last.say({ t: "event", seq: 4 + 3 * n, at_ms: 0, event, now: before });
    await quiet();
    expect(document.querySelector(".premoves"), event.kind).toBeNull();
    if (event.kind === "ended") break;
    // The same position occurs again.
    if (event.kind === "took_back") Socket.last.say(acted(5 + 3 * n, 0, "a4b4"));
    else Socket.last.say({ t: "event", seq: 5 + 3 * n, at_ms: 0, event: { kind: "continued" }, now: now(1) });
    await quiet();
    expect(document.querySelector(".premoves"), event.kind).toBeNull();
    Socket.last.say({ t: "event", seq: 6 + 3 * n, at_ms: 0, event: { kind: "time_given", side: "cho" }, now: now(1) });
    await quiet();
  }
  expect(played()).toEqual([]);
});

test("a premove is not played in the game that goes on after a takeback", async () => {
  await choose("b4", "b5");
  Socket.last.say({
    t: "event",
    seq: 4,
    at_ms: 0,
    event: { kind: "took_back", actions_left: 0 },
    now: now(0, { turn: "han" }),
  });
  await quiet();
  Socket.last.say(acted(5, 1, "c7d7", { legal: ["b4b5", "c4d4"] }));
  await quiet();
  expect(played()).toEqual([]);
});

test("where the piece can never go, nothing is chosen", async () => {
  await choose("b4", "d6");
  expect(words()).toContain(en.premove.unreachable);
  expect(document.querySelector(".premoves")).toBeNull();
});

test("a pass may be chosen too", async () => {
  await key("p");
  await key("Enter");
  expect(words()).toContain(en.premove.waiting({ n: 1 }));
  Socket.last.say(acted(4, 1, "a7b7", { legal: ["c4d4", "e2e2"] }));
  await quiet();
  expect(played()).toEqual(["e2e2"]);
});

test("a pass that would let the other side win on points is not sent", async () => {
  await key("p");
  await key("Enter");
  Socket.last.say(acted(4, 1, "a7b7", { legal: ["c4d4", "e2e2"], if_both_pass: "han" }));
  await quiet();
  expect(played()).toEqual([]);
  expect(words()).toContain(en.premove.warned);
});
