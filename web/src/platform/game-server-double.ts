// Test double of the server for one game. It answers requests for the game, and tests control its sockets.
import { vi } from "vitest";
import type { GameView, Now } from "../wire.gen";

export const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

/** Returns the state after `ply` board actions, as sent to Cho's player. */
export function now(ply: number, change: Partial<Now> = {}): Now {
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
      pick_hand: false,
      resign: true,
      abort: false,
      takeback: true,
      answer_takeback: false,
      rematch: false,
    },
    placing: null,
    touched: null,
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

/** Returns a game between two guests that has just started. The user plays Cho. */
export function game(change: Partial<GameView> = {}): GameView {
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
    rated: false,
    start_fen: START,
    handicap: [],
    give: "",
    hands: null,
    seniority: null,
    actions: [],
    now: now(0),
    rematch: null,
    ...change,
  };
}

/** Stub of `WebSocket`, with which tests act as the server. */
export class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    const socket = Socket.all.at(-1);
    if (socket === undefined) throw new Error("no socket");
    return socket;
  }
  /** Messages sent by the page, except pings and requests for the chat. */
  sent: Record<string, unknown>[] = [];
  /** Number of times the page has requested the chat on this socket. */
  reads = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message["t"] === "read_chat") this.reads++;
    else if (message["t"] === "ping") queueMicrotask(() => this.say({ t: "pong" }));
    else this.sent.push(message);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Returns the event for a board action, with the state after it. */
export function acted(seq: number, ply: number, token: string, change: Partial<Now> = {}): object {
  const side = ply % 2 === 0 ? "cho" : "han";
  const action = { token, side, ply, at_ms: 0, spent_ms: null };
  return { t: "event", seq, at_ms: 0, event: { kind: "acted", action }, now: now(ply + 1, change) };
}

/** Stubs `fetch` to answer requests for games with `view`, and stubs `WebSocket`. `vi.unstubAllGlobals` undoes both. */
export function serve(view: () => GameView): void {
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", (url: string) =>
    url.startsWith("/api/games/")
      ? Promise.resolve(new Response(JSON.stringify(view()), { status: 200 }))
      : Promise.reject(new TypeError("nothing there")),
  );
}

/** Waits for the page's socket and opens it. */
export async function connected(): Promise<void> {
  await vi.waitFor(() => {
    if (Socket.all.length === 0) throw new Error("not yet");
  });
  Socket.last.onopen?.();
}

/** Runs pending promise callbacks. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
