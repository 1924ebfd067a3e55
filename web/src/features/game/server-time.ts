// Estimates the server's time, and the time until which the server will charge a move played now, from the times in its
// messages and the answers to pings.
//
// Must not decide whether a player has run out of time, which is up to the server.

/** Maximum lag credit in ms that the server grants for one move (`LagRules` in crates/play). */
const MOST_CREDIT_MS = 500;
/** Age in ms after which samples are discarded, because clocks drift and connections change. */
const KEPT_MS = 60_000;
/** Number of round trips in the server's own estimate. */
const KEPT_TRIPS = 5;

/**
 * A sample: the server's time in a message minus this device's time on arrival. The difference is too small by the
 * message's travel time.
 */
interface Sample {
  readonly lead: number;
  readonly at: number;
}

/** Estimates the server's time. Times of this device are in ms on a monotonic clock with an arbitrary start. */
export class ServerTime {
  private samples: readonly Sample[] = [];
  private trips: readonly number[] = [];

  /** Adds a message that the server wrote at `serverMs` and that arrived at `at`. */
  heard(serverMs: number, at: number): void {
    const known = this.samples.filter((sample) => at - sample.at < KEPT_MS);
    this.samples = [...known, { lead: serverMs - at, at }];
  }

  /** Handles a new connection, to which earlier round trips do not apply. */
  reconnected(): void {
    this.trips = [];
  }

  /** Adds a ping that was answered after `ms`. */
  answered(ms: number): void {
    this.trips = [ms, ...this.trips].slice(0, KEPT_TRIPS);
  }

  /**
   * Returns the server's time at `at`. The message with the shortest delay is closest to the true value; its travel
   * time is taken as half of the fastest round trip.
   */
  now(at: number): number {
    const [first = 0, ...others] = this.samples.map((sample) => sample.lead);
    const [one = 0, ...more] = this.trips;
    return at + Math.max(first, ...others) + Math.min(one, ...more) / 2;
  }

  /**
   * Returns the server's time until which a move played at `at` is charged: its arrival time minus the lag credit.
   * `creditLeft` is the credit left in this game.
   */
  chargedUntil(at: number, creditLeft: number): number {
    const trip = this.middleTrip();
    return this.now(at) + trip / 2 - Math.min(trip, MOST_CREDIT_MS, Math.max(0, creditLeft));
  }

  /** Returns the median of the last round trips, computed like on the server. */
  private middleTrip(): number {
    const sorted = [...this.trips].sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }
}
