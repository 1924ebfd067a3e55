// Timeouts and retry delays of a connection to the server.
//
// All functions are pure and must not depend on the action that follows a timeout.

/** Minimum time in ms to wait for an answer. */
export const PATIENCE_MS = 2_400;
/** Time in ms by which an answer may be slower than usual. */
const JITTER_MS = 1_000;
const PATIENCE_MAX_MS = 20_000;
/** Time in ms for the handshake, which takes several round trips; doubled after each failure. */
const CONNECT_MS = 5_000;
const CONNECT_MAX_MS = 20_000;
/** First retry delay in ms; doubled after each failure. */
const BACKOFF_MS = 300;
const BACKOFF_MAX_MS = 8_000;
/** Typical time in ms until a restarting server is available again. */
const RESTART_MS = 700;

/** Returns the time to wait for an answer, given the usual round-trip time and the number of successive timeouts. */
export function patience({ roundTripMs, silences }: { roundTripMs: number; silences: number }): number {
  return Math.min(PATIENCE_MAX_MS, Math.max(PATIENCE_MS, roundTripMs + JITTER_MS) * 2 ** silences);
}

/** Returns the time to wait for the handshake. */
export function handshake(failures: number): number {
  return Math.min(CONNECT_MAX_MS, CONNECT_MS * 2 ** failures);
}

/** Returns the delay before a retry; for `spread`, see `step` in liveness.ts. */
export function backoff(failures: number, spread: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** failures) * (0.75 + 0.5 * spread);
}

/** Returns the delay before reconnecting to a restarting server. */
export function restartPause(spread: number): number {
  return RESTART_MS * (0.75 + 0.5 * spread);
}
