// A game's session with a simulated server: moves before their acknowledgement, refused moves, lost connections, and
// looking back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acted, connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";
import { Session } from "./session.svelte";

async function opened(): Promise<Session> {
  const session = new Session("g");
  await connected();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  serve(() => game());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a step is on the board before the server answers, once, and stays", async () => {
  const session = await opened();
  expect(session.legal).toEqual(["a4b4", "c4d4", "e2e2"]);
  const done = session.act("a4b4");
  expect(session.frame?.pieces["b4"]?.role).toBe("p");
  expect(session.legal).toEqual([]);
  const { id } = Socket.last.sent[0] as { id: string };
  Socket.last.say({ t: "ack", id, seq: 3 });
  expect(await done).toBe(true);
  // The event arrives after the acknowledgement, and the display must not flicker in between.
  expect(session.frame?.pieces["b4"]?.role).toBe("p");
  Socket.last.say(acted(3, 0, "a4b4"));
  expect(session.lastPly).toBe(1);
  expect(session.pending).toBeNull();
  session.close();
});

test("a refused step goes back and says why", async () => {
  const session = await opened();
  const done = session.act("c4d4");
  const { id } = Socket.last.sent[0] as { id: string };
  Socket.last.say({ t: "refused", id, error: { code: "not_your_turn", detail: "", facts: {} } });
  expect(await done).toBe(false);
  expect(session.frame?.pieces["c4"]?.role).toBe("p");
  expect(session.word?.kind).toBe("refused");
  session.close();
});

test("a step lost with the line is sent again, and shown once when the server had it already", async () => {
  const session = await opened();
  void session.act("a4b4");
  const first = Socket.last;
  first.onclose?.();
  expect(session.status).toBe("lost");
  expect(session.lastPly).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Socket.last).not.toBe(first);
  Socket.last.onopen?.();
  expect(Socket.last.sent).toEqual(first.sent);
  Socket.last.say(acted(3, 0, "a4b4"));
  const { id } = first.sent[0] as { id: string };
  Socket.last.say({ t: "ack", id, seq: 3 });
  await settle();
  expect(session.lastPly).toBe(1);
  expect(session.status).toBe("online");
  session.close();
});

test("looking back keeps its place while the game goes on, and nothing can be played there", async () => {
  const session = await opened();
  Socket.last.say(acted(3, 0, "a4b4"));
  Socket.last.say(acted(4, 1, "a7b7"));
  session.lookAt(0);
  expect(session.live).toBe(false);
  expect(session.legal).toEqual([]);
  Socket.last.say(acted(5, 2, "c4d4"));
  expect(session.ply).toBe(0);
  session.lookAt(99);
  expect(session.live).toBe(true);
  expect(session.ply).toBe(3);
  session.close();
});

test("a takeback cuts the game and leads back to it", async () => {
  const session = await opened();
  Socket.last.say(acted(3, 0, "a4b4"));
  Socket.last.say(acted(4, 1, "a7b7"));
  session.lookAt(1);
  Socket.last.say({ t: "event", seq: 5, at_ms: 0, event: { kind: "took_back", actions_left: 0 }, now: now(0) });
  expect(session.lastPly).toBe(0);
  expect(session.live).toBe(true);
  session.close();
});

test("a ply that was taken back while away does not hold the board when the game comes there again", async () => {
  const session = await opened();
  for (const [ply, token] of ["a4b4", "a7b7", "c4d4"].entries()) Socket.last.say(acted(3 + ply, ply, token));
  session.lookAt(2);
  Socket.last.say({ t: "thinking", side: "han", state: "worker_lost" });
  Socket.last.say({ t: "state", seq: 7, game: game({ seq: 7 }) });
  expect([session.lastPly, session.live, session.thinking]).toEqual([0, true, null]);
  for (const [ply, token] of ["a4b4", "a7b7", "c4d4"].entries()) Socket.last.say(acted(8 + ply, ply, token));
  expect([session.ply, session.live]).toEqual([3, true]);
  session.close();
});

test("onlookers are counted as the server says", async () => {
  const session = await opened();
  expect(session.watching).toBe(0);
  Socket.last.say({ t: "watching", count: 3 });
  expect(session.watching).toBe(3);
  session.close();
});

test("a reader who was signed out elsewhere keeps no seat on the page", async () => {
  let seated = true;
  serve(() => {
    const { cho, han } = game().seats;
    return game({ seats: { cho: { ...cho, you: seated }, han } });
  });
  const session = await opened();
  expect(session.mine).toEqual(["cho"]);
  seated = false;
  Socket.last.say({ t: "bye", reason: "signed_out" });
  await vi.waitFor(() => expect(session.mine).toEqual([]));
  session.close();
});

test("a look at the game from before one took a seat does not take the seat away", async () => {
  const seats = (you: boolean) => ({ cho: { ...game().seats.cho, you: false }, han: { ...game().seats.han, you } });
  serve(() => game({ seats: seats(false) }));
  const session = await opened();
  // The event about the seat arrives before the response to `join`. It triggers a request that lacks the response's
  // cookie.
  const answers: ((view: unknown) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push((view) => resolve(Response.json(view)))));
  const joined = session.join("han");
  Socket.last.say({ t: "event", seq: 3, at_ms: Date.now(), event: { kind: "joined", side: "han" }, now: now(0) });
  expect(answers).toHaveLength(2);
  answers[0]?.(game({ seq: 3, seats: seats(true) }));
  await joined;
  answers[1]?.(game({ seq: 3, seats: seats(false) }));
  await settle();
  expect(session.mine).toEqual(["han"]);
  session.close();
});

test("what the board shows already is sent at once, and the page follows when that is painted", async () => {
  const session = await opened();
  const done = session.act("a4b4", { isOnBoard: true });
  const { id } = Socket.last.sent[0] as { id: string };
  expect(session.pending).toBeNull();
  // Only one action is sent at a time, even before it is shown as pending.
  expect(await session.act("c4d4")).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(session.pending).toEqual({ token: "a4b4", ply: 0 });
  Socket.last.say({ t: "ack", id, seq: 3 });
  expect(await done).toBe(true);
  session.close();
});

test("what is answered before it was painted is not shown as on its way", async () => {
  const session = await opened();
  const done = session.act("a4b4", { isOnBoard: true });
  const { id } = Socket.last.sent[0] as { id: string };
  Socket.last.say({ t: "ack", id, seq: 3 });
  Socket.last.say(acted(3, 0, "a4b4"));
  expect(await done).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(session.pending).toBeNull();
  expect(session.lastPly).toBe(1);
  session.close();
});
