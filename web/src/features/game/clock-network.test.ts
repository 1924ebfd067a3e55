// @vitest-environment node
// Compares the clocks shown to a player with the server's decisions, over simulated connections with jitter and stalls.
// The simulated server counts time like `Clock` in crates/play/src/clock.rs.
import { expect, test } from "vitest";
import type { ClockView, TimeControl } from "../../wire.gen";
import { type ClockFace, clockFace, creditLeft } from "../../domain/clock";
import { ServerTime } from "./server-time";

interface Line {
  /** One-way delays to and from the server, in ms. */
  up: number;
  down: number;
  /** Maximum additional delay each way, in ms. */
  jitter: number;
  /** Percentage of packets that are delayed by another second. */
  stuck: number;
}

type Timed = Extract<TimeControl, { kind: "byoyomi" | "fischer" }>;

const BYOYOMI: Timed = { kind: "byoyomi", main_ms: 20_000, period_ms: 15_000, periods: 3 };
const FISCHER: Timed = { kind: "fischer", main_ms: 180_000, increment_ms: 2_000 };
const BULLET: Timed = { kind: "fischer", main_ms: 60_000, increment_ms: 1_000 };
const PING_MS = 10_000;
/** Server time in ms at which this device's clock reads 0. */
const BOOT = 5_000_000;

const LINES: readonly [string, Line][] = [
  ["a wire", { up: 8, down: 8, jitter: 3, stuck: 0 }],
  ["a mobile line", { up: 60, down: 50, jitter: 50, stuck: 3 }],
  ["another continent", { up: 140, down: 160, jitter: 40, stuck: 1 }],
  ["an uneven line", { up: 190, down: 40, jitter: 30, stuck: 0 }],
  ["a satellite, slower than any credit", { up: 330, down: 330, jitter: 40, stuck: 1 }],
];

/** Returns a generator of reproducible random numbers between 0 and 1. */
function chance(seed: number): () => number {
  let x = seed;
  return () => {
    x = (x * 48_271) % 2_147_483_647;
    return x / 2_147_483_647;
  };
}

/** The player's clock as kept by the server. */
class Server {
  main: number;
  periods: number;
  credited = 0;
  from = 0;
  constructor(readonly time: Timed) {
    this.main = time.main_ms;
    this.periods = time.kind === "byoyomi" ? time.periods : 0;
  }

  private get period(): number {
    return this.time.kind === "byoyomi" ? this.time.period_ms : 0;
  }

  view(at: number): ClockView {
    const passed = Math.max(0, at - this.from);
    const over = Math.max(0, passed - this.main);
    const used = this.period === 0 ? 0 : Math.floor(over / this.period);
    const periods = Math.max(0, this.periods - used);
    return {
      main_ms: Math.max(0, this.main - passed),
      period_ms: periods === 0 ? 0 : this.period - (over % this.period),
      periods_left: periods,
      running: true,
      runs_from_ms: this.from,
    };
  }

  /**
   * Returns the time left, the lag credit and the time spent, in ms, if a move arrived at `at`. `trip` is the
   * round-trip time in ms.
   */
  decided(at: number, trip: number): { left: number; credit: number; spent: number } {
    const passed = Math.max(0, at - this.from);
    const { time } = this;
    const base = time.main_ms + (time.kind === "byoyomi" ? time.period_ms * time.periods : 0);
    const credit = Math.min(trip, 500, passed, Math.max(0, base / 20 - this.credited));
    const spent = passed - credit;
    return { left: Math.max(0, this.main + this.period * this.periods - spent), credit, spent };
  }

  charge(at: number, trip: number): number {
    const { credit, spent } = this.decided(at, trip);
    const over = Math.max(0, spent - this.main);
    if (this.period > 0) this.periods -= Math.floor(over / this.period);
    this.main = Math.max(0, this.main - spent) + (this.time.kind === "fischer" ? this.time.increment_ms : 0);
    this.credited += credit;
    return credit;
  }
}

function total(face: ClockFace, time: Timed): number {
  if (time.kind !== "byoyomi") return face.leftMs;
  return face.byoyomi
    ? face.leftMs + time.period_ms * (face.periodsLeft - 1)
    : face.leftMs + time.period_ms * face.periodsLeft;
}

/** Returns the server's estimate of a round trip (`RoundTrip` in crates/play). */
function fastest(trips: readonly number[]): number {
  return trips.length === 0 ? 0 : Math.min(...trips);
}

/**
 * Simulates 60 turns over a network connection. Returns the largest error in ms of the player's own clock (`own`) and
 * of the same clock as others see it (`other`), and the number of times they were read.
 */
function worst(time: Timed, line: Line, seed: number): { own: number; other: number; looks: number } {
  const random = chance(seed);
  const delay = (base: number): number => base + random() * line.jitter + (random() * 100 < line.stuck ? 1_000 : 0);
  const client = new ServerTime();
  const local = (serverTime: number): number => serverTime - BOOT;
  const server = new Server(time);
  const actions: { token: string; side: "cho"; ply: number; at_ms: number; spent_ms: number; credit_ms: number }[] = [];
  let trips: number[] = [];
  let now = BOOT + 1_000;
  let pinged = now - PING_MS;
  const found = { own: 0, other: 0, looks: 0 };
  const pings = (): void => {
    for (; pinged + PING_MS <= now; pinged += PING_MS) {
      client.answered(delay(line.up) + delay(line.down));
      trips = [delay(line.up) + delay(line.down), ...trips].slice(0, 5);
    }
  };
  for (let turn = 0; turn < 60; turn += 1) {
    pings();
    // The opponent's move has reached the server, which sends its event now.
    server.from = now;
    const atMs = now;
    const shown = server.view(atMs);
    const heardAt = now + delay(line.down);
    client.heard(atMs, local(heardAt));
    const budget = server.main + (time.kind === "byoyomi" ? time.period_ms * 0.9 : 0);
    const thinks = Math.min(500 + random() * 12_000, budget * 0.3);
    for (let at = heardAt + 20; at < heardAt + thinks; at += 217) {
      const read = clockFace(shown, time, atMs, client.chargedUntil(local(at), creditLeft(time, actions, "cho")));
      const decided = server.decided(at + line.up + random() * line.jitter, fastest(trips)).left;
      if (trips.length > 2) found.own = Math.max(found.own, Math.abs(total(read, time) - decided));
      const seen = total(clockFace(shown, time, atMs, client.now(local(at))), time);
      if (trips.length > 2)
        found.other = Math.max(found.other, Math.abs(seen - total(clockFace(server.view(at), time, at, at), time)));
      found.looks += 1;
    }
    const arrives = heardAt + thinks + line.up + random() * line.jitter;
    const { spent } = server.decided(arrives, fastest(trips));
    const credit = server.charge(arrives, fastest(trips));
    actions.push({ token: "a4a5", side: "cho", ply: turn, at_ms: arrives, spent_ms: spent, credit_ms: credit });
    now = arrives + 1_000 + random() * 3_000;
  }
  return found;
}

test.each(LINES)("over %s both clocks show what the server will decide, within 100 ms", (_name, line) => {
  for (const time of [BYOYOMI, FISCHER, BULLET]) {
    for (const seed of [11, 222, 3_333, 44_444]) {
      const found = worst(time, line, seed);
      expect(found.looks).toBeGreaterThan(100);
      expect(found.own).toBeLessThan(100);
      expect(found.other).toBeLessThan(100);
    }
  }
});

test("without the answers to pings a slow line shows more than the server leaves", () => {
  const heardOnly = new ServerTime();
  heardOnly.heard(10_000, 330);
  // The message was written at 10 s and took 330 ms, so the estimate is too low by that much.
  expect(heardOnly.now(330)).toBe(10_000);
  heardOnly.answered(660);
  expect(heardOnly.now(330)).toBe(10_330);
});

test("one message that was stuck, or a stale one, does not move the estimate", () => {
  const time = new ServerTime();
  time.heard(10_000, 20);
  time.heard(11_000, 2_020);
  expect(time.now(2_020)).toBe(12_000);
  // A minute later, the old samples have expired.
  time.heard(200_000, 63_000);
  expect(time.now(63_000)).toBe(200_000);
});
