// A game as the page holds it, against a server played by this test: what is
// shown before the ack, after a refusal, over a lost line and while looking back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameView, Now } from "../../wire.gen";
import { Session } from "./session.svelte";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

function now(ply: number, change: Partial<Now> = {}): Now {
  return {
    at_ms: Date.now(),
    phase: "playing",
    fen: START,
    turn: ply % 2 === 0 ? "cho" : "han",
    ply,
    legal: ply % 2 === 0 ? ["a4b4", "c4d4", "e2e2"] : ["a7b7"],
    refused: [],
    rights: {
      join: [],
      arrange: [],
      play: ply % 2 === 0,
      call: false,
      offer_draw: false,
      answer_draw: false,
      resign: true,
      abort: false,
      takeback: true,
      answer_takeback: false,
      rematch: false,
    },
    check: false,
    checkers: [],
    bikjang: null,
    points: { cho: 72, han: 73.5 },
    if_both_pass: null,
    clocks: null,
    offers: { draw: null, takeback: null, rematch: null },
    verdict: null,
    ...change,
  };
}

function game(): GameView {
  const seat = { level: null, kind: "guest" as const };
  return {
    id: "g",
    seq: 2,
    created_ms: 0,
    rules: { id: "kakao@1", full: {} },
    phase: "playing",
    seats: { cho: { ...seat, you: true }, han: { ...seat, you: false } },
    setup: { order: "first_visible", first: "han", allowed: ["mssm"] },
    arrangements: { cho: "mssm", han: "mssm" },
    time: { kind: "none" },
    takeback: "asked",
    start_fen: START,
    handicap: [],
    actions: [],
    now: now(0),
    rematch: null,
  };
}

/** The server's side of the sockets that the session opens. */
class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    const socket = Socket.all.at(-1);
    if (socket === undefined) throw new Error("no socket");
    return socket;
  }
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message["t"] !== "ping") this.sent.push(message);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function acted(seq: number, ply: number, token: string): object {
  const side = ply % 2 === 0 ? "cho" : "han";
  const action = { token, side, ply, at_ms: 0, spent_ms: null };
  return { t: "event", seq, at_ms: 0, event: { kind: "acted", action }, now: now(ply + 1) };
}

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

async function opened(): Promise<Session> {
  const session = new Session("g");
  await vi.waitFor(() => {
    if (Socket.all.length === 0) throw new Error("not yet");
  });
  Socket.last.onopen?.();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", (url: string) =>
    url.startsWith("/api/games/")
      ? Promise.resolve(new Response(JSON.stringify(game()), { status: 200 }))
      : Promise.reject(new TypeError("nothing there")),
  );
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
  // The event comes after its ack: nothing flickers back in between.
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
