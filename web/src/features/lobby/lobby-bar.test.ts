// Lobby messages on other pages: challenges, their outcomes, and the search for an opponent.
// @isolated
import { textOf } from "../../i18n/codes";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reader } from "../../platform/me.svelte";
import { router } from "../../platform/router.svelte";
import { searching } from "../../platform/searching.svelte";
import { settings } from "../../platform/settings.svelte";
import { settle, Socket } from "../../platform/game-server-double";
import LobbyBar from "./LobbyBar.svelte";
import { lobby } from "./lobby.svelte";
import { answerLast, challenge, enter, ME, OTHER, POOL, serveLobby, YOU } from "./server-double";
import { en as messages } from "../../texts/core.en.gen";
import { en } from "../../texts/lobby.gen";

let bar: Record<string, unknown>;

beforeEach(async () => {
  settings.lang = "en";
  reader.become(ME);
  serveLobby();
  bar = mount(LobbyBar, { target: document.body, props: { page: "elsewhere" } });
  flushSync();
  await enter();
});
afterEach(async () => {
  await unmount(bar);
  lobby.close();
  lobby.outcomes.clear();
  vi.unstubAllGlobals();
});

const shown = (): string => document.querySelector('[role="status"]')?.textContent?.replace(/\s+/g, " ").trim() ?? "";

test("the bar is empty until a challenge arrives, and does not show the reader's own challenges", () => {
  expect(shown()).toBe("");
  Socket.last.say({ t: "challenged", challenge: challenge("own", { from: YOU, to: OTHER }) });
  flushSync();
  expect(shown()).toBe("");
  Socket.last.say({ t: "challenged", challenge: challenge("g1") });
  flushSync();
  expect(shown()).toMatch(/장기왕 challenges you.*Accept Decline/);
  Socket.last.say({ t: "challenge_gone", game: "g1", outcome: "withdrawn" });
  flushSync();
  expect(shown()).toContain(en.outcomes.withdrawn({ name: "장기왕" }));
  expect(shown()).not.toContain("challenges you");
});

test("a challenge that was accepted leads to its game", () => {
  Socket.last.say({ t: "challenged", challenge: challenge("g7", { from: YOU, to: OTHER }) });
  Socket.last.say({ t: "challenge_gone", game: "g7", outcome: "accepted" });
  flushSync();
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/game/g7");
});

test.each([
  ["accepted", true, false],
  ["declined", true, false],
  ["withdrawn", false, true],
  ["expired", true, true],
] as const)("that a challenge was %s is told to the other player, with the name", (outcome, challenger, challenged) => {
  for (const [own, told] of [
    [true, challenger],
    [false, challenged],
  ] as const) {
    Socket.last.say({ t: "challenged", challenge: challenge("g", own ? { from: YOU, to: OTHER } : {}) });
    Socket.last.say({ t: "challenge_gone", game: "g", outcome });
    flushSync();
    expect(shown().includes(textOf(en.outcomes, outcome, { name: "장기왕" }) ?? "?")).toBe(told);
    lobby.outcomes.clear();
    flushSync();
  }
});

test("the outcome of a challenge is not shown again after the page of its game", async () => {
  Socket.last.say({ t: "challenged", challenge: challenge("g7", { from: YOU, to: OTHER }) });
  Socket.last.say({ t: "challenge_gone", game: "g7", outcome: "accepted" });
  router.go("/game/g7");
  flushSync();
  expect(lobby.outcomes.size).toBe(1);
  router.go("/learn");
  flushSync();
  expect(lobby.outcomes.size).toBe(0);
  await settle();
});

test("a pool chosen on another page keeps searching until the reader leaves it", async () => {
  void lobby.wait(POOL.id);
  await settle();
  await answerLast();
  flushSync();
  expect(shown()).toContain("Looking for an opponent: 5 min + 3 × 10 s byoyomi");
  [...document.querySelectorAll("button")].find((one) => one.textContent === messages.pairing.stop)?.click();
  await settle();
  flushSync();
  expect(Socket.last.sent.at(-1)).toMatchObject({ t: "leave" });
  expect(shown()).toBe("");
});

test("a place in a pool is kept, and shown, during a game against the computer", async () => {
  void lobby.wait(POOL.id);
  await settle();
  await answerLast();
  expect(searching.on).toBe(true);
  await unmount(bar);
  bar = mount(LobbyBar, { target: document.body, props: { page: "game" } });
  Socket.last.say({ t: "challenged", challenge: challenge("g1") });
  flushSync();
  expect(shown()).toContain("Looking for an opponent: 5 min + 3 × 10 s byoyomi");
  expect(shown()).not.toContain("challenges you");
  await lobbyLeft();
  expect(searching.on).toBe(false);
});

async function lobbyLeft(): Promise<void> {
  void lobby.leave();
  await settle();
}
