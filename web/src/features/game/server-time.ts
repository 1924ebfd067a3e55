// Estimates the server's time from the times in its messages and the round trips of pings. Also estimates the server
// time until which a move played now would be charged.
//
// Must not decide whether a player has run out of time; the server does.

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

/** Estimates the server's time. `at` is a device time in ms, on a monotonic clock with an arbitrary start. */
export class ServerTime {
  private samples: readonly Sample[] = [];
  private trips: readonly number[] = [];

  /** Adds a message that the server wrote at `serverMs` and that arrived at `at`. */
  heard(serverMs: number, at: number): void {
    const known = this.samples.filter((sample) => at - sample.at < KEPT_MS);
    this.samples = [...known, { lead: serverMs - at, at }];
  }

  /** Discards the round trips of the previous connection. */
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
    return at + Math.max(first, ...others) + this.fastestTrip() / 2;
  }

  /**
   * Returns the server's time until which a move played at `at` is charged: its arrival time minus the lag credit.
   * `creditLeft` is the credit left in this game.
   */
  chargedUntil(at: number, creditLeft: number): number {
    const trip = this.fastestTrip();
    return this.now(at) + trip / 2 - Math.min(trip, MOST_CREDIT_MS, Math.max(0, creditLeft));
  }

  /** Returns the shortest of the last round trips, as the server estimates it; 0 before the first. */
  private fastestTrip(): number {
    return this.trips.length === 0 ? 0 : Math.min(...this.trips);
  }
}
