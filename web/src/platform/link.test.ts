// @vitest-environment node
// The connection on unreliable networks: every event arrives once and in order, and commands are sent until they are
// answered.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PING_INTERVAL_MS } from "./liveness";
import { Link, randomId, type Incoming, type LinkStatus, type SocketLike } from "./link";

class FakeSocket implements SocketLike {
  sent: string[] = [];
  open = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly since: number) {}
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    const was = this.onclose;
    this.onclose = null;
    was?.();
  }
  private answered = 0;
  answerPings(): void {
    const pings = this.sent.filter((frame) => frame.includes('"ping"')).length;
    for (; this.answered < pings; this.answered++) this.say({ t: "pong" });
  }
  /** Returns the ids of the commands sent. Pings have none. */
  ids(): string[] {
    return this.sent.map((s) => JSON.parse(s) as Incoming).flatMap((m) => (m.id ? [m.id] : []));
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function harness(options: { saysHidden?: boolean } = {}) {
  const sockets: FakeSocket[] = [];
  const got: Incoming[] = [];
  const status: LinkStatus[] = [];
  let n = 0;
  let sign: (sign: "check" | "hidden" | "visible" | "left") => void = () => undefined;
  const link = new Link({
    ...options,
    signs: (on) => {
      sign = on;
      return () => (sign = () => undefined);
    },
    open: (since) => {
      const socket = new FakeSocket(since);
      sockets.push(socket);
      return socket;
    },
    onMessage: (m) => got.push(m),
    onStatus: (s) => status.push(s),
    newId: () => `c${++n}`,
    random: () => 0.5,
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { link, sockets, got, status, last, sign: (one: Parameters<typeof sign>[0]) => sign(one) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a lost line resumes after the last sequence number, without a second copy of anything", () => {
  const h = harness();
  h.last().onopen?.();
  h.last().say({ t: "state", seq: 4 });
  h.last().say({ t: "event", seq: 5 });
  h.last().close();
  expect(h.status.at(-1)).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(h.last().since).toBe(5);
  h.last().onopen?.();
  h.last().say({ t: "event", seq: 5 });
  h.last().say({ t: "event", seq: 6 });
  expect(h.got.map((m) => m.seq)).toEqual([4, 5, 6]);
});

test("a gap is never shown: the link asks again from before it", () => {
  const h = harness();
  h.last().onopen?.();
  h.last().say({ t: "state", seq: 1 });
  h.last().say({ t: "event", seq: 3 });
  vi.advanceTimersByTime(400);
  expect(h.sockets.length).toBe(2);
  expect(h.last().since).toBe(1);
  expect(h.got.length).toBe(1);
});

test("an unanswered command is sent again with its id, an answered one is not", async () => {
  const h = harness();
  h.last().onopen?.();
  const first = h.link.command({ t: "act", ply: 0, action: "a4a5" });
  const second = h.link.command({ t: "act", ply: 1, action: "a7a6" });
  h.last().say({ t: "ack", id: "c1", seq: 1 });
  expect(await first).toEqual({ ok: true, seq: 1 });
  h.last().close();
  vi.advanceTimersByTime(400);
  h.last().onopen?.();
  expect(h.last().ids()).toEqual(["c2"]);
  h.last().say({ t: "refused", id: "c2", error: { code: "not_your_turn" } });
  expect(await second).toEqual({ ok: false, error: { code: "not_your_turn" } });
  expect(h.link.waiting).toBe(0);
});

test("a command given while the line is down goes out when it is back, in order", () => {
  const h = harness();
  void h.link.command({ t: "act", ply: 0, action: "a4a5" });
  void h.link.command({ t: "act", ply: 1, action: "pass" });
  expect(h.last().sent).toEqual([]);
  h.last().onopen?.();
  expect(h.last().ids()).toEqual(["c1", "c2"]);
});

test("waits grow to a bound, and a good connection resets them", () => {
  const h = harness();
  for (let i = 0; i < 12; i++) {
    h.last().close();
    vi.advanceTimersByTime(8_000);
  }
  expect(h.sockets.length).toBe(13);
  h.last().onopen?.();
  h.last().close();
  vi.advanceTimersByTime(301);
  expect(h.sockets.length).toBe(14);
});

test("a silent line is given up, a talking one is kept", () => {
  const h = harness();
  h.last().onopen?.();
  h.last().answerPings();
  for (let i = 0; i < 50; i++) {
    vi.advanceTimersByTime(1_000);
    h.last().answerPings();
  }
  expect(h.sockets.length).toBe(1);
  vi.advanceTimersByTime(PING_INTERVAL_MS);
  expect(h.sockets.length).toBe(2);
});

test("what is said without being asked for is no answer: a line that is cut in one direction is given up", () => {
  const h = harness();
  h.last().onopen?.();
  h.last().answerPings();
  h.last().say({ t: "state", seq: 0 });
  for (let seq = 1; seq <= 10; seq++) {
    vi.advanceTimersByTime(1_000);
    h.sockets[0]?.say({ t: "event", seq });
  }
  expect(h.sockets.length).toBe(2);
});

test.each(["check", "visible"] as const)(
  "a dead line is found within 3 s of the sign %j, a living one is kept",
  (sign) => {
    for (const lives of [true, false]) {
      const h = harness();
      h.last().onopen?.();
      h.last().answerPings();
      vi.advanceTimersByTime(500);
      h.sign(sign);
      if (lives) h.last().answerPings();
      vi.advanceTimersByTime(3_000);
      expect(h.sockets.length).toBe(lives ? 1 : 2);
      h.link.close();
    }
  },
);

test("a command that is not acknowledged finds the dead line within 3 s, and goes out again on the next", () => {
  const h = harness();
  h.last().onopen?.();
  h.last().answerPings();
  vi.advanceTimersByTime(500);
  void h.link.command({ t: "act", ply: 0, action: "a4a5" });
  vi.advanceTimersByTime(3_000);
  expect(h.sockets.length).toBe(2);
  h.last().onopen?.();
  expect(h.last().ids()).toEqual(["c1"]);
});

test("a server that takes its time over a command and answers pings keeps its line", () => {
  const h = harness();
  h.last().onopen?.();
  void h.link.command({ t: "act", ply: 0, action: "a4a5" });
  for (let i = 0; i < 20; i++) {
    h.last().answerPings();
    vi.advanceTimersByTime(500);
  }
  expect(h.sockets.length).toBe(1);
});

test("a handshake that is swallowed is tried again", () => {
  const h = harness();
  vi.advanceTimersByTime(7_000);
  expect(h.sockets.length).toBeGreaterThan(1);
});

test("after close nothing is opened again", () => {
  const h = harness();
  h.last().onopen?.();
  h.link.close();
  vi.advanceTimersByTime(60_000);
  h.sign("check");
  expect(h.sockets.length).toBe(1);
  expect(h.status.at(-1)).toBe("closed");
});

test("any pattern of broken lines gives the same story", () => {
  // The server has ten events and closes the connection after every k events.
  for (let k = 1; k <= 10; k++) {
    const h = harness();
    for (let round = 0; h.link.lastSeq < 10; round++) {
      if (round > 20) throw new Error("no progress");
      const socket = h.last();
      socket.onopen?.();
      if (socket.since === 0) socket.say({ t: "state", seq: 0 });
      for (let s = socket.since + 1; s <= Math.min(10, socket.since + k); s++) {
        socket.say({ t: "event", seq: s });
      }
      socket.close();
      vi.advanceTimersByTime(500);
    }
    const seqs = h.got.filter((m) => m.t === "event").map((m) => m.seq);
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    h.link.close();
  }
});

test("client ids are long and distinct", () => {
  const ids = new Set(Array.from({ length: 1000 }, randomId));
  expect(ids.size).toBe(1000);
  expect([...ids].every((id) => /^[\w-]{12}$/.test(id))).toBe(true);
});

test("pings tell a server that wants to know whether the page can be seen, a moment after it is hidden", () => {
  for (const saysHidden of [true, false]) {
    const { last, sign } = harness({ saysHidden });
    last().onopen?.();
    last().answerPings();
    sign("hidden");
    const said = () => last().sent.some((frame) => frame === '{"t":"ping","hidden":true}');
    expect(said()).toBe(false);
    vi.advanceTimersByTime(1_500);
    expect(said()).toBe(saysHidden);
    last().answerPings();
    sign("visible");
    expect(last().sent.at(-1)).toBe('{"t":"ping"}');
  }
});

test("a page that is left closes its line at once, and connects anew if it comes back", () => {
  const { sockets, last, sign } = harness();
  last().onopen?.();
  let closed = 0;
  last().close = () => {
    closed += 1;
  };
  sign("left");
  sign("left");
  expect([closed, sockets.length]).toEqual([1, 1]);
  sign("visible");
  expect(sockets.length).toBe(2);
});
