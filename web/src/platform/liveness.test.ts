// @vitest-environment node
// Invariants of the liveness check, with a simulated clock and network. Answers and handshakes may be late or never
// arrive.
import { describe, expect, test } from "vitest";
import { dueMs, HIDDEN_CONNECT_MS, NO_LINE, PING_INTERVAL_MS, step, type Line, type LineEvent } from "./liveness";

/** A simulated network. Both functions return the delay of the answer in ms; null if there is none. */
interface Network {
  handshakeMs(nowMs: number): number | null;
  answerMs(nowMs: number, connection: number): number | null;
}

class Simulation {
  nowMs = 1_000_000;
  line: Line = NO_LINE;
  /** Times of the connection attempts. */
  readonly tried: number[] = [];
  private connection = 0;
  private queue: { atMs: number; event: LineEvent; connection: number }[] = [];

  constructor(readonly network: Network) {
    this.happen("connect");
  }

  happen(event: LineEvent): void {
    const { line, actions } = step(this.line, event, this.nowMs);
    this.line = line;
    for (const action of actions) {
      if (action === "open") {
        this.connection += 1;
        this.tried.push(this.nowMs);
        this.expectEvent(this.network.handshakeMs(this.nowMs), "opened");
      } else if (action === "ping") this.expectEvent(this.network.answerMs(this.nowMs, this.connection), "answered");
      else this.connection += 1;
    }
  }

  /** Runs the clock for `ms`. Timers run no earlier than the next multiple of `tickMs`, as in a throttled page. */
  run(ms: number, tickMs = 0): void {
    const end = this.nowMs + ms;
    while (true) {
      const event = this.queue.sort((a, b) => a.atMs - b.atMs)[0];
      const due = Math.max(dueMs(this.line), tickMs === 0 ? 0 : Math.ceil((this.nowMs + 1) / tickMs) * tickMs);
      const atMs = Math.min(event?.atMs ?? Number.POSITIVE_INFINITY, Math.max(due, this.nowMs));
      if (atMs > end) break;
      this.nowMs = atMs;
      if (event !== undefined && event.atMs === atMs) {
        this.queue.shift();
        if (event.connection === this.connection) this.happen(event.event);
      } else this.happen("time");
    }
    this.nowMs = end;
  }

  /** Closes the connection, as the server or the network does. */
  close(): void {
    this.connection += 1;
    this.happen("closed");
  }

  /** Advances the clock without running anything. Messages received meanwhile are read afterwards. */
  sleep(ms: number): void {
    this.nowMs += ms;
    for (const event of this.queue) event.atMs = Math.max(event.atMs, this.nowMs + 5);
  }

  get isOnline(): boolean {
    return this.line.phase.at === "online";
  }

  private expectEvent(afterMs: number | null, event: LineEvent): void {
    if (afterMs !== null) this.queue.push({ atMs: this.nowMs + afterMs, event, connection: this.connection });
  }
}

const quick = { handshakeMs: () => 60, answerMs: () => 30 } as const;

/** Returns a network on which the current connection dies at `atMs`, and later ones work. */
function deadFrom(atMs: () => number): Network {
  let firstAfter = Number.POSITIVE_INFINITY;
  return {
    handshakeMs: () => 60,
    answerMs: (nowMs, connection) => {
      if (nowMs < atMs()) return 30;
      firstAfter = Math.min(firstAfter, connection);
      return connection > firstAfter ? 30 : null;
    },
  };
}

describe("a dead line", () => {
  test.each(["check", "visible", "sent"] as const)("is found within 3 s of %j, whenever it died", (sign) => {
    for (let died = 0; died <= 12_000; died += 170) {
      let dies = Number.POSITIVE_INFINITY;
      const simulation = new Simulation(deadFrom(() => dies));
      simulation.run(20_000 + died);
      dies = simulation.nowMs;
      simulation.happen(sign);
      simulation.run(3_000);
      expect(simulation.tried.length).toBe(2);
      expect(simulation.isOnline).toBe(true);
    }
  });

  test("is found within a ping interval of its death otherwise", () => {
    for (let died = 0; died <= 12_000; died += 170) {
      let dies = Number.POSITIVE_INFINITY;
      const simulation = new Simulation(deadFrom(() => dies));
      simulation.run(20_000 + died);
      dies = simulation.nowMs;
      simulation.run(PING_INTERVAL_MS);
      expect(simulation.tried.length).toBe(2);
    }
  });

  test("is found within 3 s of waking from sleep, without any other sign", () => {
    let dies = Number.POSITIVE_INFINITY;
    const simulation = new Simulation(deadFrom(() => dies));
    simulation.run(20_000);
    dies = simulation.nowMs;
    simulation.sleep(3_600_000);
    simulation.run(3_000);
    expect(simulation.tried.length).toBe(2);
  });
});

describe("a living line is kept", () => {
  test.each([0, 30, 300, 1_000, 2_300])("with answers after %d ms, whatever the signs", (delayMs) => {
    const simulation = new Simulation({ handshakeMs: () => 2 * delayMs, answerMs: () => delayMs });
    for (const sign of ["check", "sent", "hidden", "visible", "check", "check"] as const) {
      simulation.run(7_300);
      simulation.happen(sign);
      simulation.run(1_100);
    }
    simulation.run(60_000);
    expect(simulation.tried.length).toBe(1);
  });

  test("over sleep with an answer on its way, and over a clock that is set", () => {
    const simulation = new Simulation(quick);
    simulation.run(PING_INTERVAL_MS * 3);
    simulation.happen("check");
    simulation.sleep(30_000);
    simulation.run(30_000);
    simulation.nowMs -= 7_200_000;
    simulation.run(30_000);
    expect(simulation.tried.length).toBe(1);
  });

  test("on a network that becomes slow, after few other tries", () => {
    let delayMs = 30;
    const simulation = new Simulation({ handshakeMs: () => 2 * delayMs, answerMs: () => delayMs });
    simulation.run(30_000);
    delayMs = 4_000;
    simulation.run(60_000);
    const tries = simulation.tried.length;
    expect(tries).toBeLessThan(5);
    simulation.run(600_000);
    expect(simulation.tried.length).toBe(tries);
    expect(simulation.isOnline).toBe(true);
  });
});

describe("tries", () => {
  test("over a network that swallows everything come less and less often", () => {
    const simulation = new Simulation({ handshakeMs: () => 60, answerMs: () => null });
    simulation.run(600_000);
    expect(simulation.tried.length).toBeLessThan(40);
    const none = new Simulation({ handshakeMs: () => null, answerMs: () => null });
    none.run(600_000);
    expect(none.tried.length).toBeLessThan(40);
    expect(none.tried.length).toBeGreaterThan(15);
  });

  test.each([0, 1_000, 60_000])("of a hidden page come at most once a minute, with timers every %d ms", (tickMs) => {
    const simulation = new Simulation({ handshakeMs: () => null, answerMs: () => null });
    simulation.happen("hidden");
    simulation.run(1_200_000, tickMs);
    const pauses = simulation.tried.slice(1).map((at, n) => at - (simulation.tried[n] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(HIDDEN_CONNECT_MS);
    expect(pauses.length).toBeGreaterThan(5);
    for (let n = 0; n < 20; n++) simulation.happen("check");
    expect(simulation.tried.length).toBe(pauses.length + 1);
    simulation.happen("visible");
    simulation.run(3_000);
    expect(simulation.tried.length).toBe(pauses.length + 2);
  });

  test("a dead line of a hidden page is replaced before the server misses it", () => {
    let dies = Number.POSITIVE_INFINITY;
    const simulation = new Simulation(deadFrom(() => dies));
    simulation.happen("hidden");
    simulation.run(100_000);
    dies = simulation.nowMs;
    simulation.run(35_000);
    expect(simulation.tried.length).toBe(2);
    expect(simulation.isOnline).toBe(true);
  });

  test.each([0, 1_000, 60_000])("of a hidden page come before others are told, with timers every %d ms", (tickMs) => {
    for (let apartMs = 500; apartMs < 120_000; apartMs *= 1.7) {
      const simulation = new Simulation(quick);
      simulation.run(5_000);
      simulation.happen("hidden");
      simulation.run(70_000, tickMs);
      for (let closes = 0; closes < 3; closes++) {
        simulation.close();
        const closedMs = simulation.nowMs;
        while (!simulation.isOnline) simulation.run(1_000, tickMs);
        expect(simulation.nowMs - closedMs).toBeLessThan(150_000);
        simulation.run(apartMs, tickMs);
      }
    }
  });

  test("end with the line", () => {
    const simulation = new Simulation(quick);
    simulation.happen("end");
    simulation.run(100_000);
    for (const event of ["check", "visible", "connect", "time"] as const) simulation.happen(event);
    expect(simulation.tried.length).toBe(1);
  });
});
