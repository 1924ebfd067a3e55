// How long to wait on a connection to the server: for an answer, for the handshake, and before another attempt.
//
// Pure. Must not: know what happens when the time is up.

/** Time to wait for an answer on a connection that has been fast so far. */
export const PATIENCE_MS = 2_400;
/** An answer may take this many times as long as the previous one. */
const JITTER_MS = 1_000;
const PATIENCE_MAX_MS = 20_000;
/** Time for the handshake, which takes several round trips; doubled per failure. */
const CONNECT_MS = 5_000;
const CONNECT_MAX_MS = 20_000;
/** First delay before another attempt, doubled per failure. */
const BACKOFF_MS = 300;
const BACKOFF_MAX_MS = 8_000;
/** A server that closed for a restart is back within about this time. */
const RESTART_MS = 700;

/** Time to wait for an answer, given its usual duration and the number of timeouts so far. */
export function patience({ roundTripMs, silences }: { roundTripMs: number; silences: number }): number {
  return Math.min(PATIENCE_MAX_MS, Math.max(PATIENCE_MS, roundTripMs + JITTER_MS) * 2 ** silences);
}

/** Time to wait for a connection to be established. */
export function handshake(failures: number): number {
  return Math.min(CONNECT_MAX_MS, CONNECT_MS * 2 ** failures);
}

/** Delay before another attempt; `spread` as in `step`. */
export function backoff(failures: number, spread: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** failures) * (0.75 + 0.5 * spread);
}

/** Delay before another attempt at a restarting server. */
export function restartPause(spread: number): number {
  return RESTART_MS * (0.75 + 0.5 * spread);
}
