// Tests that moves on the game page are confirmed before they are sent, if the user wants it.
import { mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { isConfirmed } from "./confirming.svelte";
import "./beside";
import GamePage from "./GamePage.svelte";
import { en } from "../../texts/core.en.gen";
import { settings, type Settings } from "../../platform/settings.svelte";
import type { TimeControl } from "../../wire.gen";
import { acted, connected, game, serve, settle, Socket } from "../../platform/game-server-double";

let page: Record<string, unknown>;

async function open(confirmMove: Settings["confirmMove"]): Promise<void> {
  settings.lang = "en";
  document.documentElement.lang = "en";
  settings.confirmMove = confirmMove;
  serve(() => game());
  page = mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } });
  await connected();
  await quiet();
}

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

async function play(from: string, to: string): Promise<void> {
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
const asked = (): boolean => document.querySelector(".status")?.textContent?.includes(en.confirmMove.ask) === true;

afterEach(async () => {
  await unmount(page);
  settings.confirmMove = "correspondence";
  vi.unstubAllGlobals();
});

test("a move waits on the board until it is confirmed", async () => {
  await open("always");
  await play("a4", "b4");
  expect([asked(), played()]).toEqual([true, []]);
  expect(point("b4").getAttribute("aria-label")).toContain("Cho soldier");
  await key("Enter");
  expect([asked(), played()]).toEqual([false, ["a4b4"]]);
});

test("Escape puts the piece back, and a button sends the move", async () => {
  await open("always");
  await play("a4", "b4");
  await key("Escape");
  expect([asked(), played()]).toEqual([false, []]);
  expect(point("a4").getAttribute("aria-label")).toContain("Cho soldier");
  await play("a4", "b4");
  document.querySelector<HTMLElement>(".status button.main")?.click();
  await quiet();
  expect(played()).toEqual(["a4b4"]);
});

test("the question goes when the game has moved on", async () => {
  await open("always");
  await play("a4", "b4");
  Socket.last.say(acted(3, 0, "c4d4"));
  await quiet();
  expect([asked(), played()]).toEqual([false, []]);
});

test("nobody is asked in a game that is played at once, unless they want it", async () => {
  await open("correspondence");
  await play("a4", "b4");
  expect(played()).toEqual(["a4b4"]);
  const slow: TimeControl = { kind: "correspondence", days: 3 };
  const fast: TimeControl = { kind: "none" };
  const asks = (["never", "correspondence", "always"] as const).map((one) => [
    isConfirmed(one, fast),
    isConfirmed(one, slow),
  ]);
  expect(asks).toEqual([
    [false, false],
    [false, true],
    [true, true],
  ]);
});
