// Tests that an engine's reply is delayed until the previous move has been seen, without losing, repeating or
// reordering messages.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { travelMs } from "../../board";
import { Pacing, replyWait } from "./pacing";
import { acted, connected, game, now, serve, Socket } from "../../platform/game-server-double";
import { Session } from "./session.svelte";

const engine = { kind: "engine" as const, level: 5, you: false };
const against = (change = {}): ReturnType<typeof game> =>
  game({ seats: { cho: { kind: "guest", level: null, you: true }, han: engine }, takeback: "immediate", ...change });
/** A turn with two legal actions, because forced replies are shown sooner. */
const free = { legal: ["a7b7", "e9e9"] };

async function opened(view = against()): Promise<Session> {
  serve(() => view);
  const session = new Session("g");
  await connected();
  return session;
}

/** Plays a4b4. The server accepts it, and the engine replies at once. */
async function exchange(session: Session, change = {}): Promise<void> {
  const done = session.act("a4b4");
  const { id } = Socket.last.sent.at(-1) as { id: string };
  Socket.last.say(acted(3, 0, "a4b4", { ...free, ...change }));
  Socket.last.say({ t: "ack", id, seq: 3 });
  Socket.last.say(acted(4, 1, "a7b7"));
  expect(await done).toBe(true);
}

const paced = (): number => travelMs() + 700;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an engine's reply is shown 700 ms after the own move has landed, and until then it is the engine's turn", async () => {
  const session = await opened();
  await exchange(session);
  vi.advanceTimersByTime(paced() - 1);
  expect(session.tokens).toEqual(["a4b4"]);
  expect(session.pending).toBeNull();
  expect(session.view?.now.turn).toBe("han");
  expect(session.legal).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(session.tokens).toEqual(["a4b4", "a7b7"]);
  expect(session.legal).toEqual(["a4b4", "c4d4", "e2e2"]);
  session.close();
});

test("a forced reply is shown after 400 ms", async () => {
  const session = await opened();
  await exchange(session, { legal: ["a7b7"] });
  vi.advanceTimersByTime(travelMs() + 399);
  expect(session.lastPly).toBe(1);
  vi.advanceTimersByTime(1);
  expect(session.lastPly).toBe(2);
  session.close();
});

test("a reply that took its time is shown at once", async () => {
  const session = await opened();
  void session.act("a4b4");
  Socket.last.say(acted(3, 0, "a4b4", free));
  vi.advanceTimersByTime(paced());
  Socket.last.say(acted(4, 1, "a7b7"));
  expect(session.lastPly).toBe(2);
  session.close();
});

test("a person's reply is shown at once", async () => {
  const session = await opened(game());
  await exchange(session);
  expect(session.lastPly).toBe(2);
  session.close();
});

test("the first move of an engine that plays Cho comes after the start position has been seen", async () => {
  const seats = { cho: engine, han: { kind: "guest" as const, level: null, you: true } };
  const session = await opened(
    against({ seats, start_fen: null, phase: "arranging", now: now(0, { phase: "arranging" }) }),
  );
  const { start_fen: fen } = game();
  const event = { kind: "started", arrangements: { cho: "mssm", han: "mssm" }, fen };
  Socket.last.say({ t: "event", seq: 3, at_ms: 0, event, now: now(0) });
  Socket.last.say(acted(4, 0, "a4b4"));
  expect(session.lastPly).toBe(0);
  vi.advanceTimersByTime(paced());
  expect(session.lastPly).toBe(1);
  session.close();
});

test("what comes after a reply that waits is shown after it", async () => {
  const session = await opened();
  await exchange(session);
  Socket.last.say({ t: "event", seq: 5, at_ms: 0, event: { kind: "took_back", actions_left: 0 }, now: now(0) });
  expect(session.lastPly).toBe(1);
  vi.advanceTimersByTime(paced());
  expect(session.lastPly).toBe(0);
  expect(session.view?.seq).toBe(5);
  session.close();
});

test("a command is about the position that the server has: the reply is shown first", async () => {
  const session = await opened();
  await exchange(session);
  void session.commands.takeback();
  expect(session.lastPly).toBe(2);
  expect(Socket.last.sent.at(-1)).toMatchObject({ t: "takeback", ply: 2 });
  vi.advanceTimersByTime(paced());
  expect(session.lastPly).toBe(2);
  session.close();
});

test("a lost line shows the reply, which the server will not send again", async () => {
  const session = await opened();
  await exchange(session);
  Socket.last.onclose?.();
  expect(session.lastPly).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.last.url).toContain("since=4");
  session.close();
});

test("the whole game is shown as soon as it comes, and the reply in it once", async () => {
  const session = await opened();
  await exchange(session);
  const action = { side: "cho" as const, at_ms: 0, spent_ms: null };
  const actions = [
    { ...action, token: "a4b4", ply: 0 },
    { ...action, token: "a7b7", ply: 1, side: "han" as const },
    { ...action, token: "c4d4", ply: 2 },
  ];
  Socket.last.say({ t: "state", seq: 5, game: against({ seq: 5, actions, now: now(3) }) });
  expect(session.lastPly).toBe(3);
  vi.advanceTimersByTime(paced());
  expect(session.lastPly).toBe(3);
  session.close();
});

test("moves made up for after a lost line do not wait", async () => {
  const session = await opened();
  Socket.last.say({ ...acted(3, 0, "a4b4"), now: null });
  Socket.last.say(acted(4, 1, "a7b7"));
  expect(session.lastPly).toBe(2);
  session.close();
});

test("the clock goes by the server's time of the reply, not of its display", async () => {
  const session = await opened();
  void session.act("a4b4");
  Socket.last.say(acted(3, 0, "a4b4", free));
  Socket.last.say(acted(4, 1, "a7b7", { at_ms: Date.now() + 5_000 }));
  vi.advanceTimersByTime(paced());
  expect(session.lastPly).toBe(2);
  expect(session.serverNow()).toBe(Date.now() + 5_000);
  session.close();
});

test("with little time left on the own clock nothing waits", async () => {
  const session = await opened();
  const clock = { main_ms: 9_000, period_ms: 10_000, periods_left: 1, running: false, runs_from_ms: null };
  void session.act("a4b4");
  Socket.last.say(acted(3, 0, "a4b4", free));
  Socket.last.say(acted(4, 1, "a7b7", { clocks: { cho: clock, han: { ...clock, main_ms: 60_000 } } }));
  expect(session.lastPly).toBe(2);
  session.close();
});

test("a page that is left shows nothing more", async () => {
  const session = await opened();
  await exchange(session);
  session.close();
  vi.advanceTimersByTime(paced());
  expect(session.lastPly).toBe(1);
});

test("without the travel of pieces there is nothing to wait for but the thinking", () => {
  expect(replyWait({ since: 0, travel: 0, choices: 30, left: null })).toBe(700);
  expect(replyWait({ since: 0, travel: 170, choices: 30, left: null })).toBe(870);
  expect(replyWait({ since: 300, travel: 170, choices: 1, left: null })).toBe(270);
  expect(replyWait({ since: 0, travel: 170, choices: 30, left: 20_000 })).toBe(870);
});

test("messages are shown in order and once, whatever each waits", () => {
  const shown: number[] = [];
  const due = new Map([
    [2, 100],
    [4, 150],
  ]);
  const start = performance.now();
  const pacing = new Pacing<number>(
    (message) => start + (due.get(message) ?? 0) - performance.now(),
    (message) => shown.push(message),
  );
  for (const message of [1, 2, 3, 4, 5]) pacing.take(message);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  pacing.flush();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});
