import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./beside";
import GamePage from "./GamePage.svelte";
import { optionsByRole } from "./placing";
import { en } from "../../texts/core.en.gen";
import type { JanggiBoard } from "../../board";
import { settings } from "../../platform/settings.svelte";
import type { GameView } from "../../wire.gen";
import { Socket, connected, game, now, serve, settle } from "../../platform/game-server-double";

const OPTIONS = ["a4p", "c4p", "a1R", "i1R", "e2K"].map((text) => ({ square: text.slice(0, 2), piece: text.slice(2) }));

let page: Record<string, unknown>;

/** Returns a game in which the pieces are placed one by one, as seen by Cho's player. */
function placing(change: Partial<GameView> = {}): GameView {
  const view = { turn: "cho" as const, placed: [{ square: "e9", piece: "k" }], options: OPTIONS };
  const rights = { ...now(0).rights, arrange: ["cho" as const] };
  return game({
    phase: "arranging",
    start_fen: null,
    arrangements: { cho: null, han: null },
    setup: { order: "piece_by_piece", first: "han", allowed: ["mssm"] },
    now: now(0, { phase: "arranging", turn: null, fen: null, placing: view, rights }),
    ...change,
  });
}

async function open(view: GameView): Promise<JanggiBoard> {
  serve(() => view);
  page = mount(GamePage, { target: document.body, props: { id: "g", onsettings: () => undefined } });
  await connected();
  await settle();
  const board = document.querySelector<JanggiBoard>("janggi-board:not([mini])");
  if (board === null) throw new Error("no board");
  return board;
}

function button(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.placing button[aria-label="${name}"]`);
  if (found === null) throw new Error(`no button ${name}`);
  return found;
}

beforeEach(() => {
  settings.lang = "en";
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

test("a piece of the hand goes to the point that is chosen on the board", async () => {
  const board = await open(placing());
  expect(document.querySelector(".setup"), "nothing lies over the board").toBeNull();
  expect(board.points).toEqual(["e2"]);
  button(en.piece.r).click();
  await settle();
  expect(board.points).toEqual(["a1", "i1"]);
  board.dispatch({ type: "activate", square: "i1" });
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "place", side: "cho", piece: "R", square: "i1" }]);
  expect(board.points, "one at a time").toEqual([]);
});

test("the points are a list of buttons, too", async () => {
  await open(placing());
  button(en.piece.p).click();
  await settle();
  button(en.setup.placeAt({ piece: en.piece.p, square: "73" })).click();
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "place", piece: "p", square: "c4" }]);
});

test("nothing is offered while the other side places, or a seat is open", async () => {
  const view = placing();
  const theirs = { ...view.now, rights: now(0).rights };
  expect((await open({ ...view, now: theirs })).points).toEqual([]);
  expect(document.querySelector(".headline")?.textContent).toContain(en.setup.placeTheirs({ side: "Cho" }));
  await unmount(page);
  const open_ = { kind: "open" as const, level: null, you: false };
  expect((await open({ ...view, seats: { ...view.seats, han: open_ } })).points).toEqual([]);
  expect(document.querySelector(".setup")).not.toBeNull();
});

test("the pieces lie in the order of their worth", () => {
  expect(optionsByRole(OPTIONS).map(({ role }) => role)).toEqual(["k", "r", "p"]);
});
