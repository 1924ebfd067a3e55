// Keyboard use of the game page, with a simulated server.
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./beside";
import GamePage from "./GamePage.svelte";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import { connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";

let page: Record<string, unknown>;

async function open(view = game()): Promise<void> {
  serve(() => view);
  page = mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } });
  await connected();
  await settle();
  await tick();
}

function board(): HTMLElement {
  const found = document.querySelector<HTMLElement>("janggi-board:not([mini])");
  if (found === null) throw new Error("no board");
  return found;
}

/** Presses a key while a point of the board is focused. */
async function pressOnBoard(key: string, repeat = false): Promise<void> {
  const cell = board().shadowRoot?.querySelector('[data-square="e2"]');
  cell?.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, composed: true, cancelable: true }));
  await settle();
  await tick();
}

const dialog = (): string | null => document.querySelector("dialog h2")?.textContent ?? null;

beforeEach(() => {
  settings.lang = "en";
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

test("P on the board asks before a pass that the other side may answer with a win on points", async () => {
  await open(game({ now: now(0, { if_both_pass: "han" }) }));
  await pressOnBoard("p");
  await pressOnBoard("Enter");
  expect(Socket.last.sent).toEqual([]);
  expect(dialog()).toBe(en.game.passConfirm);
  const [, sure] = document.querySelectorAll<HTMLElement>("dialog button");
  sure?.click();
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "act", action: "e2e2" }]);
});

test("P passes at once where a pass loses nothing", async () => {
  await open(game({ now: now(0, { if_both_pass: "cho" }) }));
  await pressOnBoard("p");
  await pressOnBoard("Enter");
  expect(Socket.last.sent).toMatchObject([{ t: "act", action: "e2e2" }]);
});

test("P means nothing while the board does not have the focus, and a held P no second pass", async () => {
  await open(game({ now: now(0, { if_both_pass: "cho" }) }));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true, cancelable: true }));
  await pressOnBoard("p", true);
  await pressOnBoard("Enter");
  expect(Socket.last.sent).toEqual([]);
  expect(dialog()).toBeNull();
});
