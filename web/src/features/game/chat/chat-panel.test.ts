// The chat on a game's page: plain text, predefined and typed messages, channels, unread messages, muting and
// blocking.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ChatBox from "./ChatBox.svelte";
import ChatPanel from "./ChatPanel.svelte";
import { en } from "../../../texts/game-chat.gen";
import { ko } from "../../../texts/game-chat.gen";
import { settings } from "../../../platform/settings.svelte";
import type { ChatLine, ChatRoom, ChatWords, GameView } from "../../../wire.gen";
import { connected, game, serve, settle, Socket } from "../../../platform/game-server-double";
import { Session } from "../session.svelte";

const seat = { level: null, kind: "guest" as const };
const named = (id: string, name: string | null) => ({ id, name, account: true, rating: null });
const TWO: Partial<GameView> = {
  seats: {
    cho: { ...seat, you: true, player: named("guest:a", "나") },
    han: { ...seat, you: false, player: named("guest:b", "상대") },
  },
};

let session: Session;
let part: Record<string, unknown> | null = null;
let at = 0;

async function open(change: Partial<GameView> = TWO): Promise<void> {
  serve(() => game(change));
  session = new Session("g");
  await connected();
  await settle();
}

async function hear(says: ChatWords, by = named("guest:b", "상대"), room: ChatRoom = "players"): Promise<void> {
  const line: ChatLine = { at_ms: ++at, by, mine: by.id === "guest:a", says };
  Socket.last.say({ t: "chat", room, lines: [line] });
  await settle();
}

async function panel(): Promise<void> {
  await open();
  Socket.last.say({ t: "chat", room: "players", lines: [] });
  part = mount(ChatPanel, { target: document.body, props: { session } });
  await settle();
}

const log = (): HTMLElement => document.querySelector('[role="log"]') as HTMLElement;
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
const press = async (name: string): Promise<void> => {
  button(name)?.click();
  await settle();
};

beforeEach(() => {
  settings.lang = "en";
  settings.chat = true;
  localStorage.clear();
});
afterEach(async () => {
  session.close();
  if (part !== null) await unmount(part);
  part = null;
  vi.unstubAllGlobals();
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg/onload=alert(1)>',
  "{@html '<b>x</b>'}",
  "&lt;b&gt;",
])("%s is shown as the text that it is", async (text) => {
  await panel();
  await hear({ text }, named("guest:b", "<i>상대</i>"));
  expect(log().textContent).toContain(text);
  expect(log().textContent).toContain("<i>상대</i>");
  expect(log().querySelectorAll("script, img, svg[onload], i").length).toBe(0);
});

test("a preset is sent as its code and read in the reader's language", async () => {
  await panel();
  await press(en.presets.hello);
  expect(Socket.last.sent).toMatchObject([{ t: "chat", room: "players", says: { preset: "hello" } }]);
  await hear({ preset: "good_luck" });
  expect(log().textContent).toContain(en.presets.good_luck);
  settings.lang = "ko";
  await settle();
  expect(log().textContent).toContain(ko.presets.good_luck);
});

test("what is typed while a line is on its way stays", async () => {
  await panel();
  const input = document.querySelector("input") as HTMLInputElement;
  const type = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("first line");
  await press(en.send);
  expect(input.value).toBe("");
  type("second thought");
  Socket.last.say({ t: "ack", id: Socket.last.sent.at(-1)?.["id"], seq: 2 });
  await settle();
  expect(input.value).toBe("second thought");
  await press(en.send);
  type("third");
  Socket.last.say({
    t: "refused",
    id: Socket.last.sent.at(-1)?.["id"],
    error: { code: "said_already", detail: "", facts: {} },
  });
  await settle();
  expect(input.value).toBe("second thought third");
});

test("own words are sent trimmed; the field is emptied at once, and gets back what was refused", async () => {
  await panel();
  const input = document.querySelector("input") as HTMLInputElement;
  const write = async (text: string): Promise<string> => {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await press(en.send);
    return String(Socket.last.sent.at(-1)?.["id"]);
  };
  await write("   ");
  expect(Socket.last.sent).toEqual([]);
  const first = await write(" 잘 부탁드립니다 ");
  expect(Socket.last.sent.at(-1)).toMatchObject({ t: "chat", says: { text: "잘 부탁드립니다" } });
  Socket.last.say({ t: "ack", id: first, seq: 2 });
  await settle();
  expect(input.value).toBe("");
  const second = await write("잘 부탁드립니다!");
  Socket.last.say({ t: "refused", id: second, error: { code: "said_already", detail: "", facts: {} } });
  await settle();
  expect(input.value).toBe("잘 부탁드립니다!");
  expect(document.querySelector('[role="alert"]')?.textContent).toBe("You have just sent that message.");
});

test("the log is announced politely, and the opponent can be muted and heard again", async () => {
  await panel();
  expect(log().getAttribute("aria-live")).toBe("polite");
  await hear({ text: "빨리 두세요" });
  await press(en.muteOpponent);
  expect(log().textContent).not.toContain("빨리 두세요");
  expect(log().textContent).toContain(en.muted);
  await press(en.unmuteOpponent);
  expect(log().textContent).toContain("빨리 두세요");
});

test("once the spectators' room is open there are two rooms to choose from", async () => {
  await panel();
  expect(button(en.rooms.spectators)).toBeUndefined();
  await hear({ text: "좋은 판이었어요" }, named("guest:c", null), "spectators");
  await press(en.rooms.spectators);
  expect(log().textContent).toContain("좋은 판이었어요");
  await press(en.presets.hello);
  expect(Socket.last.sent.at(-1)).toMatchObject({ room: "spectators" });
});

test("the page asks for the chat on every connection, and when the game is over", async () => {
  await open();
  expect(Socket.last.reads).toBe(1);
  const verdict = { outcome: "han", code: "resigned", rule: null, facts: {}, ko: "", en: "" };
  Socket.last.say({ t: "event", seq: 3, at_ms: 0, event: { kind: "ended", verdict }, now: null });
  await settle();
  expect(Socket.last.reads).toBe(2);
});

test("nothing is asked against the engine, against oneself, or where chat is turned off", async () => {
  const you = { ...seat, you: true };
  await open({ seats: { cho: you, han: { level: 3, kind: "engine", you: false } } });
  expect(Socket.last.reads).toBe(0);
  session.close();
  await open({ seats: { cho: you, han: you } });
  expect(Socket.last.reads).toBe(0);
  session.close();
  settings.chat = false;
  await open();
  expect(Socket.last.reads).toBe(0);
});

test("beside the board the number of new lines is told, and gone once they are looked at", async () => {
  await open();
  Socket.last.say({ t: "chat", room: "players", lines: [] });
  part = mount(ChatBox, { target: document.body, props: { session } });
  await hear({ text: "안녕하세요" });
  await hear({ preset: "good_luck" });
  const head = document.querySelector("button[aria-expanded]") as HTMLButtonElement;
  expect(head.textContent).toContain("2 new");
  head.click();
  await vi.waitFor(() => expect(log()?.textContent).toContain("안녕하세요"));
  expect(head.getAttribute("aria-expanded")).toBe("true");
  expect(head.textContent).not.toContain("new");
  head.click();
  await settle();
  await hear({ text: "계신가요?" });
  expect(head.textContent).toContain("1 new");
});

const labelled = (label: string): HTMLButtonElement | null => document.querySelector(`button[aria-label="${label}"]`);

test("an author is blocked beside the line, which goes, and the block can be taken back", async () => {
  await panel();
  await hear({ text: "빨리 두세요" });
  await hear({ text: "나예요" }, named("guest:a", "나"));
  expect(labelled(en.block({ name: "나" }))).toBeNull();
  const asked: string[] = [];
  let refused = true;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    const [status, body] = refused
      ? [429, { error: { code: "too_many_blocks", detail: "", facts: {} } }]
      : [200, { blocked: [] }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  labelled(en.block({ name: "상대" }))?.click();
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
  expect(log().textContent).toContain("빨리 두세요");
  refused = false;
  labelled(en.block({ name: "상대" }))?.click();
  await vi.waitFor(() => expect(log().textContent).not.toContain("빨리 두세요"));
  expect(document.querySelector('[role="status"]')?.textContent).toContain(en.blocked({ name: "상대" }));
  await press(en.undoBlock);
  await vi.waitFor(() => expect(log().textContent).toContain("빨리 두세요"));
  const block = "/api/account/blocks/guest:b";
  expect(asked).toEqual([`PUT ${block}`, `PUT ${block}`, `DELETE ${block}`]);
  expect(document.querySelector('[role="status"]')?.textContent?.trim()).toBe("");
});
