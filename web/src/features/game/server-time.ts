// Estimates the server's time, and the time until which the server will charge a move played now, from the times in its
// messages and the answers to pings.
//
// Must not: decide who ran out of time; only the server does.

/** Maximum lag credit that the server gives for one move (`LagRules` in crates/play). */
const MOST_CREDIT_MS = 500;
/** Age after which samples are discarded, since clocks drift and connections change. */
const KEPT_MS = 60_000;
/** Number of round trips in the server's own estimate. */
const KEPT_TRIPS = 5;

/**
 * One sample: the server's time in a message minus this device's time on arrival; too small by the message's travel
 * time.
 */
interface Sample {
  readonly lead: number;
  readonly at: number;
}

/** Times of this device are ms of a monotonic clock with an arbitrary start. */
export class ServerTime {
  private samples: readonly Sample[] = [];
  private trips: readonly number[] = [];

  /** A message that the server wrote at `serverMs` arrived at `at`. */
  heard(serverMs: number, at: number): void {
    const known = this.samples.filter((sample) => at - sample.at < KEPT_MS);
    this.samples = [...known, { lead: serverMs - at, at }];
  }

  /** A new connection: the round trips of the previous one no longer count. */
  reconnected(): void {
    this.trips = [];
  }

  /** A ping was answered after `ms`. */
  answered(ms: number): void {
    this.trips = [ms, ...this.trips].slice(0, KEPT_TRIPS);
  }

  /**
   * The server's time at `at`. The fastest message came closest to the true value, and half the fastest round trip is
   * its travel time.
   */
  now(at: number): number {
    const [first = 0, ...others] = this.samples.map((sample) => sample.lead);
    const [one = 0, ...more] = this.trips;
    return at + Math.max(first, ...others) + Math.min(one, ...more) / 2;
  }

  /**
   * The server's time until which the mover is charged for a move played at `at`: its arrival time minus the lag
   * credit, of which `creditLeft` is left in this game.
   */
  chargedUntil(at: number, creditLeft: number): number {
    const trip = this.middleTrip();
    return this.now(at) + trip / 2 - Math.min(trip, MOST_CREDIT_MS, Math.max(0, creditLeft));
  }

  /** The median of the last round trips, as the server computes it. */
  private middleTrip(): number {
    const sorted = [...this.trips].sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }
}
