// Tests that a wake lock keeps the screen on while the user's game is in progress, and is released afterwards.
// @isolated
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./beside";
import GamePage from "./GamePage.svelte";
import { isPlayedNow } from "./viewpoint";
import { connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";

const locks: { released: boolean }[] = [];
let page: Record<string, unknown>;

beforeEach(() => {
  locks.length = 0;
  const request = (): Promise<object> => {
    const lock = {
      released: false,
      release(): Promise<void> {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
});
afterEach(async () => {
  await unmount(page);
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.unstubAllGlobals();
});

const held = (): number => locks.filter(({ released }) => !released).length;

async function quiet(): Promise<void> {
  await settle();
  await tick();
  await settle();
}

test("it is held from the first move to the end, also after the page was hidden, and not while the game is adjourned", async () => {
  serve(() => game());
  page = mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } });
  await connected();
  await quiet();
  expect(held()).toBe(1);
  // The browser releases the lock while the page is hidden.
  for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  await quiet();
  expect(held()).toBe(1);
  Socket.last.say({ t: "event", seq: 3, at_ms: 0, event: { kind: "adjourned" }, now: now(0, { adjourned: true }) });
  await quiet();
  expect(held()).toBe(0);
  Socket.last.say({ t: "event", seq: 4, at_ms: 0, event: { kind: "continued" }, now: now(0) });
  await quiet();
  expect(held()).toBe(1);
  Socket.last.say({ t: "event", seq: 5, at_ms: 0, event: { kind: "ended" }, now: { ...now(0), phase: "over" } });
  await quiet();
  expect(held()).toBe(0);
});

test("correspondence games and games of others leave the screen alone", () => {
  expect(isPlayedNow(game(), ["cho"])).toBe(true);
  expect(isPlayedNow(game(), [])).toBe(false);
  expect(isPlayedNow(game({ time: { kind: "correspondence", days: 3 } }), ["cho"])).toBe(false);
});
