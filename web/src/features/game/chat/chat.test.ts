// The chat of a page: messages without duplicates and in order, unread messages, muted players, and requests to the
// server.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Answer } from "../../../platform/link";
import { settings } from "../../../platform/settings.svelte";
import type { ChatLine } from "../../../wire.gen";
import { Chat, mergedLines } from "./chat.svelte";
import { presetsNow } from "./presets";
import { GAME_CHAT_TEXTS } from "../../../texts/game-chat.gen";

function line(at_ms: number, by = "guest:b", mine = false): ChatLine {
  return { at_ms, by: { id: by, name: by, account: false, rating: null }, mine, says: { text: `line ${at_ms}` } };
}

let sent: object[];
let answer: Answer;
let held: boolean;
const chat = (): Chat =>
  new Chat({
    id: "g",
    isHeld: () => held,
    send: (command) => {
      sent.push(command);
      return Promise.resolve(answer);
    },
  });

beforeEach(() => {
  localStorage.clear();
  settings.chat = true;
  [sent, answer, held] = [[], { ok: true, seq: 1 }, true];
});
afterEach(() => {
  settings.chat = true;
});

test("lines that come again are known by their moment, and the oldest go", () => {
  expect(mergedLines([line(1), line(3)], [line(2), line(3)]).map((one) => one.at_ms)).toEqual([1, 2, 3]);
  const many = Array.from({ length: 250 }, (_, at) => line(at));
  expect(mergedLines(many, []).at(0)?.at_ms).toBe(50);
});

test("lines of others count as new while nobody looks, but not those from before the page was opened", () => {
  const one = chat();
  one.hear("players", [line(1), line(2)]);
  expect(one.unread).toBe(0);
  one.hear("players", [line(3), line(4, "guest:a", true)]);
  expect(one.unread).toBe(1);
  // After a reconnect, the last messages are sent again.
  one.hear("players", [line(2), line(3), line(4, "guest:a", true), line(5)]);
  expect(one.unread).toBe(2);
  one.look(true);
  one.hear("players", [line(6)]);
  expect(one.unread).toBe(0);
  one.look(false);
  one.hear("players", [line(7)]);
  expect([one.unread, one.lines.length]).toEqual([1, 7]);
});

test("a muted player is not seen in this game, also after the page was opened again", () => {
  const one = chat();
  one.hear("players", [line(1)]);
  one.mute("guest:b");
  one.hear("players", [line(2), line(3, "guest:c")]);
  expect(one.lines.map((shown) => shown.at_ms)).toEqual([3]);
  expect(one.unread).toBe(1);
  const again = chat();
  again.hear("players", [line(1), line(3, "guest:c")]);
  expect(again.lines.map((shown) => shown.at_ms)).toEqual([3]);
  again.unmute("guest:b");
  expect(again.lines.map((shown) => shown.at_ms)).toEqual([1, 3]);
  expect(chat().muted).toEqual([]);
  localStorage.setItem("janggun.muted.g", "{");
  expect(chat().muted).toEqual([]);
});

test("the server is asked once a connection, when the game has ended, and never where there is no chat", () => {
  const one = chat();
  held = false;
  one.connected();
  expect(sent).toEqual([]);
  held = true;
  one.follow();
  one.follow();
  expect(sent).toEqual([{ t: "read_chat" }]);
  one.connected();
  one.ended();
  expect(sent).toHaveLength(3);
  settings.chat = false;
  one.connected();
  one.hear("players", [line(1)]);
  expect([sent.length, one.open]).toEqual([3, []]);
});

test("whoever was signed out sees nothing of what was said to somebody else", () => {
  const one = chat();
  one.hear("players", [line(1)]);
  one.hear("players", [line(2)]);
  one.forget();
  expect([one.open, one.lines, one.unread]).toEqual([[], [], 0]);
});

test("a line goes to the room that is shown, and what is refused is told", async () => {
  const one = chat();
  expect(await one.say({ preset: "hello" })).toBe(false);
  one.hear("players", []);
  one.hear("spectators", []);
  expect([one.open, one.room]).toEqual([["players", "spectators"], "players"]);
  one.chosen = "spectators";
  expect(await one.say({ preset: "hello" })).toBe(true);
  expect(sent).toEqual([{ t: "chat", room: "spectators", says: { preset: "hello" } }]);
  answer = { ok: false, error: { code: "said_already" } };
  expect(await one.say({ preset: "hello" })).toBe(false);
  expect(one.error).toBe("said_already");
});

test("every preset has a line in every language and is offered at some time", () => {
  const offered = new Set([...presetsNow("arranging", 0), ...presetsNow("playing", 20), ...presetsNow("over", 20)]);
  expect([...offered].sort()).toEqual(Object.keys(GAME_CHAT_TEXTS.en.presets).sort());
  expect(presetsNow("playing", 0)).toContain("good_luck");
  for (const [code, text] of Object.entries(GAME_CHAT_TEXTS.ko.presets)) expect(text, code).toMatch(/[가-힣]/);
});
