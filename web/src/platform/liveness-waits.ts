// How long a line to the server is waited for: an answer, the handshake, and the pause before another try.
//
// Pure. Must not: know what is done when the time is up.

/** How long an answer is waited for on a line that was quick so far. */
export const PATIENCE_MS = 2_400;
/** An answer may take this much longer than the one before. */
const JITTER_MS = 1_000;
const PATIENCE_MAX_MS = 20_000;
/** For the handshake, which takes several round trips; doubled per failure. */
const CONNECT_MS = 5_000;
const CONNECT_MAX_MS = 20_000;
/** First wait before another try, doubled per failure. */
const BACKOFF_MS = 300;
const BACKOFF_MAX_MS = 8_000;
/** A server that closed for a restart is back within about this time. */
const RESTART_MS = 700;

/** For an answer, on a line that takes so long for one and was given up so often. */
export function patience({ roundTripMs, silences }: { roundTripMs: number; silences: number }): number {
  return Math.min(PATIENCE_MAX_MS, Math.max(PATIENCE_MS, roundTripMs + JITTER_MS) * 2 ** silences);
}

/** For a connection that is being made. */
export function handshake(failures: number): number {
  return Math.min(CONNECT_MAX_MS, CONNECT_MS * 2 ** failures);
}

/** Before another try; `spread` as in `step`. */
export function backoff(failures: number, spread: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** failures) * (0.75 + 0.5 * spread);
}

/** Before another try at a server that restarts. */
export function restartPause(spread: number): number {
  return RESTART_MS * (0.75 + 0.5 * spread);
}
