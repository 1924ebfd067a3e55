// Absent opponents: the messages, the time at which claims are offered, and the commands that they send.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import StatusBox from "./StatusBox.svelte";
import { waitParts } from "../../domain/clock";
import { en } from "../../texts/core.en.gen";
import { ko } from "../../texts/core.ko.gen";
import { settings } from "../../platform/settings.svelte";
import { acted, connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";
import { Session } from "./session.svelte";

let session: Session;
let box: Record<string, unknown>;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  settings.lang = "en";
  serve(() => game({ now: now(1, { at_ms: 5_000_000 }) }));
  session = new Session("g");
  box = mount(StatusBox, { target: document.body, props: { session, premoving: null, confirming: null, hint: null } });
  await connected();
  await settle();
});
afterEach(async () => {
  session.close();
  await unmount(box);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = (): string => document.querySelector(".away")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".away button")];
const told = (): string[] =>
  [...document.querySelectorAll("[role=status]")].map((region) => region.textContent?.trim() ?? "").filter(Boolean);

function absent(since: number | null, claimable: number | null): object {
  return { t: "absent", side: "han", since_ms: since, claimable_ms: claimable };
}

/** Advances time on a live connection. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5_000) {
    await vi.advanceTimersByTimeAsync(5_000);
    Socket.last.say({ t: "pong" });
  }
  await settle();
}

test("a countdown by the server's clock, then two claims; both are told once", async () => {
  Socket.last.say(absent(5_000_000, 5_045_000));
  await settle();
  expect(text()).toBe(en.game.claimIn({ time: "0:45" }));
  expect(told()).toEqual([en.game.away]);
  await pass(30_000);
  expect(text()).toContain("0:15");
  expect(told()).toEqual([en.game.away]);
  expect(buttons()).toEqual([]);
  await pass(15_000);
  expect(buttons().map((button) => button.textContent)).toEqual([en.game.claimWin, en.game.claimDraw]);
  expect(told()).toEqual([en.game.away, en.game.claimable]);
  settings.lang = "ko";
  await settle();
  expect(buttons().map((button) => button.textContent)).toEqual([ko.game.claimWin, ko.game.claimDraw]);
});

test("each claim is sent once", async () => {
  for (const [index, claim] of ["win", "draw"].entries()) {
    Socket.last.say(absent(4_900_000, 4_990_000));
    await settle();
    buttons()[index]?.click();
    await settle();
    buttons()[index]?.click();
    await settle();
    expect(Socket.last.sent.at(-1)).toMatchObject({ t: "claim", claim });
    expect(Socket.last.sent).toHaveLength(index + 1);
    const { id } = Socket.last.sent.at(-1) as { id: string };
    Socket.last.say({ t: "refused", id, error: { code: "not_claimable", detail: "", facts: {} } });
    await settle();
  }
});

test("nothing is offered once the opponent is back, when the line is lost, or while nobody is waited for", async () => {
  Socket.last.say(absent(4_900_000, 4_990_000));
  await settle();
  expect(buttons()).toHaveLength(2);
  Socket.last.say(absent(null, null));
  await settle();
  expect(text()).toBe("");
  Socket.last.say(absent(4_900_000, 4_990_000));
  Socket.last.say(acted(3, 1, "a7b7"));
  Socket.last.say(absent(4_900_000, null));
  await settle();
  expect(text()).toBe("");
  Socket.last.say(absent(4_900_000, 4_990_000));
  Socket.last.onclose?.();
  await settle();
  expect(text()).toBe("");
});

test("long waits are told in hours and days", () => {
  expect(waitParts(7 * 86_400_000)).toEqual({ unit: "days", n: 7 });
  expect(waitParts(86_399_999)).toEqual({ unit: "hours", n: 24 });
  expect(waitParts(3_599_000)).toEqual({ unit: "clock", text: "59:59" });
  expect(waitParts(-5)).toEqual({ unit: "clock", text: "0:00" });
});
