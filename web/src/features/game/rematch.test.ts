import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Rematch from "./Rematch.svelte";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import { connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";
import { Session } from "./session.svelte";

let session: Session;
let part: Record<string, unknown>;

const over = (rematch: "cho" | "han" | null) => {
  const before = now(9);
  return {
    ...before,
    phase: "over" as const,
    offers: { ...before.offers, rematch },
    rights: { ...before.rights, rematch: rematch !== "cho" },
  };
};

beforeEach(async () => {
  settings.lang = "en";
  serve(() => game({ phase: "over", now: over(null) }));
  session = new Session("g");
  part = mount(Rematch, { target: document.body, props: { session } });
  await connected();
  await settle();
});
afterEach(async () => {
  session.close();
  await unmount(part);
  vi.unstubAllGlobals();
});

const buttons = (): string[] => [...document.querySelectorAll("button")].map((button) => button.textContent ?? "");
const press = (name: string): void =>
  [...document.querySelectorAll("button")].find((one) => one.textContent === name)?.click();

async function offered(by: "cho" | "han"): Promise<void> {
  Socket.last.say({ t: "event", seq: 3, at_ms: 0, event: { kind: "rematch_offered", side: by }, now: over(by) });
  await settle();
}

async function declined(by: "cho" | "han"): Promise<void> {
  Socket.last.say({ t: "event", seq: 4, at_ms: 0, event: { kind: "rematch_declined", side: by }, now: over(null) });
  await settle();
}

test("the other side's wish for a rematch is told, and accepted with one press", async () => {
  expect(buttons()).toEqual([en.end.rematch]);
  await offered("han");
  expect(document.body.textContent).toContain(en.end.rematchOffered);
  expect(buttons()).toEqual([en.game.accept, en.game.decline]);
  press(en.game.accept);
  expect(Socket.last.sent).toMatchObject([{ t: "rematch" }]);
});

test("whoever asked waits, and can begin another game", async () => {
  await offered("cho");
  expect(document.body.textContent).toContain(en.end.rematchAsked);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/");
  expect(document.querySelector("a")?.textContent).toBe(en.end.newGame);
});

test("a wish turned down is told no more, and a rematch stays possible", async () => {
  await offered("han");
  press(en.game.decline);
  expect(Socket.last.sent).toMatchObject([{ t: "decline_rematch" }]);
  await declined("cho");
  expect(document.body.textContent).not.toContain(en.end.rematchOffered);
  expect(buttons()).toEqual([en.end.rematch]);
  expect(session.word).toBeNull();
});

test("whoever asked is told that the other declined, and may ask again", async () => {
  await offered("cho");
  await declined("han");
  expect(document.body.textContent).toContain(en.end.rematchDeclined);
  expect(buttons()).toEqual([en.end.rematch]);
});

test("the own wish is told as asked, without a button", async () => {
  await offered("cho");
  expect(document.body.textContent).toContain(en.end.rematchAsked);
  expect(buttons()).toEqual([]);
});
