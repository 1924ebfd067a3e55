// Priority of the messages in the status box of a game.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import StatusBox from "./StatusBox.svelte";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import type { ActionView, GameView, Now } from "../../wire.gen";
import { acted, connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";
import type { Premoving } from "./premove/premoving.svelte";
import { Session } from "./session.svelte";

let session: Session;
let box: Record<string, unknown>;

async function open(view: GameView): Promise<void> {
  serve(() => view);
  session = new Session("g");
  box = mount(StatusBox, { target: document.body, props: { session, premoving: null, confirming: null, hint: null } });
  await connected();
  await settle();
}

const headline = (): string => document.querySelector(".headline")?.textContent?.trim() ?? "";
const second = (): string => document.querySelector(".second")?.textContent?.trim() ?? "";

beforeEach(() => {
  vi.useFakeTimers();
  settings.lang = "en";
});
afterEach(async () => {
  session.close();
  await unmount(box);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answered check is told, and a new check at once takes its place", async () => {
  await open(game({ now: now(0, { check: true }) }));
  expect(headline()).toBe(en.game.check);
  Socket.last.say(acted(3, 0, "a4b4"));
  await settle();
  expect(headline()).toBe(en.game.answered);
  Socket.last.say(acted(4, 1, "a7b7", { check: true }));
  await settle();
  expect(headline()).toBe(en.game.check);
});

/** A game in which Cho has passed. */
function passed(change: Partial<Now> = {}): GameView {
  const action = (token: string, ply: number): ActionView => ({
    token,
    side: ply === 0 ? "cho" : "han",
    ply,
    at_ms: 0,
    spent_ms: null,
  });
  return game({ actions: [action("e2e2", 0), action("a7b7", 1)], now: now(2, { if_both_pass: "han", ...change }) });
}

test("in check the count of two passes is not shown, as nobody may pass", async () => {
  await open(passed());
  expect(second()).toContain(en.game.bothPass);
  Socket.last.say(acted(3, 2, "a4b4"));
  Socket.last.say(acted(4, 3, "b7b6", { check: true, if_both_pass: "han" }));
  await settle();
  expect(second()).toBe("");
});

test("the count of two passes is not shown before anybody has passed", async () => {
  await open(game({ now: now(0, { if_both_pass: "han" }) }));
  expect(second()).toBe("");
  Socket.last.say(acted(3, 0, "e2e2", { if_both_pass: "han" }));
  await settle();
  expect(second()).toContain(en.game.bothPass);
});

test("an offer hides neither what a pass would do nor the premoves that wait", async () => {
  const asked = { draw: null, takeback: "cho", rematch: null } as const;
  await open(passed({ offers: asked }));
  const seen = (): string => document.querySelector(".status")?.textContent ?? "";
  expect(seen()).toContain(en.game.undoWaiting);
  expect(seen()).toContain(en.game.bothPass);
  await unmount(box);
  const premoving = { queue: [{ from: "a4", to: "b4" }] } as unknown as Premoving;
  box = mount(StatusBox, { target: document.body, props: { session, premoving, confirming: null, hint: null } });
  await settle();
  expect(seen()).toContain(en.game.undoWaiting);
  expect(seen()).toContain(en.premove.waiting({ n: 1 }));
});

test("what a player asks while in check is answered beside the check", async () => {
  await open(game({ now: now(0, { check: true }) }));
  session.say({ kind: "why", text: "The horse is pinned." });
  await settle();
  expect(headline()).toBe(`${en.game.check} The horse is pinned.`);
});

test("after a step back the check of the present is not told of the past", async () => {
  await open(game());
  Socket.last.say(acted(3, 0, "a4b4"));
  Socket.last.say(acted(4, 1, "a7b7", { check: true }));
  session.lookAt(0);
  await settle();
  expect(headline()).not.toContain(en.game.check);
});

test("a repetition that is the referee's is said to be", async () => {
  await open(game({ now: now(0, { repetition_for_referee: 3 }) }));
  expect(headline()).toBe(en.referee.asked({ n: 3 }));
});

test("a ruling is said once, with the referee's words as long as it stands", async () => {
  const ruling = { kind: "must_deviate", side: "han" } as const;
  await open(game({ now: now(1), rulings: [{ ruling, words: "Again", ply: 1, at_ms: 99 }] }));
  const said = en.referee.ruled({ ruling: en.referee.rulings.mustDeviate({ side: en.side.han }) });
  expect(second()).toBe(`${said} “Again”`);
  session.say({ kind: "info", text: said });
  await settle();
  expect(headline()).toBe(said);
  expect(second()).toBe("“Again”");
});

test("while a move is on its way, that is set off from what else is said", async () => {
  await open(game());
  const before = headline();
  void session.act("a4b4");
  await settle();
  expect(headline()).toMatch(new RegExp(`^\\S.* · ${en.game.sending}$`, "s"));
  expect(before).not.toBe("");
});
