// What time it is on the server, and until when it will charge a move that is
// played now: estimated from the times in its messages and the answers to pings.
//
// Must not: decide who ran out of time. Only the server does.

/** The most lag credit that the server gives for one move (`LagRules` in crates/play). */
const MOST_CREDIT_MS = 500;
/** Samples older than this say nothing any more: clocks drift, lines change. */
const KEPT_MS = 60_000;
/** As many round trips as the server's own estimate looks back. */
const KEPT_TRIPS = 5;

/** One message: the server's time in it less this device's time when it came; short of the truth by its way here. */
interface Sample {
  readonly lead: number;
  readonly at: number;
}

/** Times of this device are ms of a steady clock that starts anywhere. */
export class ServerTime {
  private samples: readonly Sample[] = [];
  private trips: readonly number[] = [];

  /** A message that the server wrote at `serverMs` came at `at`. */
  heard(serverMs: number, at: number): void {
    const known = this.samples.filter((sample) => at - sample.at < KEPT_MS);
    this.samples = [...known, { lead: serverMs - at, at }];
  }

  /** A new line: the trips of the one before say nothing about it. */
  reconnected(): void {
    this.trips = [];
  }

  /** A ping was answered after `ms`. */
  answered(ms: number): void {
    this.trips = [ms, ...this.trips].slice(0, KEPT_TRIPS);
  }

  /** The server's time at `at`. The fastest message came closest to the truth, and half the fastest round trip is its way. */
  now(at: number): number {
    const [first = 0, ...others] = this.samples.map((sample) => sample.lead);
    const [one = 0, ...more] = this.trips;
    return at + Math.max(first, ...others) + Math.min(one, ...more) / 2;
  }

  /**
   * The server's time up to which the mover is charged for a move that is played at `at`: when it will be there, less
   * what is given back for the line, of which `creditLeft` is left in this game.
   */
  chargedUntil(at: number, creditLeft: number): number {
    const trip = this.middleTrip();
    return this.now(at) + trip / 2 - Math.min(trip, MOST_CREDIT_MS, Math.max(0, creditLeft));
  }

  /** The middle one of the last round trips, as the server reckons. */
  private middleTrip(): number {
    const sorted = [...this.trips].sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  }
}
