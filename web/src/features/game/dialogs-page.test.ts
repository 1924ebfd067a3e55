// Tests that the confirmation of a pass closes when the situation it refers to has passed.
import { mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import "./beside";
import GamePage from "./GamePage.svelte";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import { acted, connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";

let page: Record<string, unknown>;

async function quiet(): Promise<void> {
  await settle();
  await tick();
  await settle();
}

async function open(): Promise<void> {
  settings.lang = "en";
  document.documentElement.lang = "en";
  settings.confirmPass = true;
  serve(() => game());
  page = mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } });
  await connected();
  await quiet();
}

const asked = (): boolean => document.querySelector("dialog")?.textContent?.includes(en.game.passConfirm) === true;

async function askToPass(): Promise<void> {
  const point = document.querySelector("janggi-board:not([mini])")?.shadowRoot?.querySelector('[data-square="e2"]');
  for (const [key, code] of [
    ["p", "KeyP"],
    ["Enter", "Enter"],
  ] as const) {
    point?.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, composed: true, cancelable: true }));
  }
  await quiet();
}

afterEach(async () => {
  await unmount(page);
  settings.confirmPass = false;
  vi.unstubAllGlobals();
});

test.each([
  ["a move", acted(3, 0, "a4b4")],
  ["an adjournment", { t: "event", seq: 3, at_ms: 0, event: { kind: "adjourned" }, now: now(0, { adjourned: true }) }],
  ["the end", { t: "event", seq: 3, at_ms: 0, event: { kind: "ended" }, now: { ...now(0), phase: "over" } }],
])("the question before a pass goes with %s", async (_, event) => {
  await open();
  await askToPass();
  expect(asked()).toBe(true);
  Socket.last.say(event);
  await quiet();
  expect(asked()).toBe(false);
  expect(Socket.last.sent).toEqual([]);
});

test("time that is given leaves it open", async () => {
  await open();
  await askToPass();
  Socket.last.say({ t: "event", seq: 3, at_ms: 0, event: { kind: "time_given", side: "cho" }, now: now(0) });
  await quiet();
  expect(asked()).toBe(true);
});
