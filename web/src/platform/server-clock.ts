// The server's time, from the `Date` headers of its responses, for countdowns to the second. The device's clock may be
// wrong by hours.

/**
 * The server's time minus this page's monotonic clock, in ms. Headers are truncated to the second and arrive late, so
 * the largest difference is closest to the true one, and never above it.
 */
let lead = -Infinity;

/** Adjusts the clock to the `Date` header of a response that has just arrived. */
export function hearDate(date: string | null): void {
  const heard = Date.parse(date ?? "") - performance.now();
  if (heard > lead) lead = heard;
}

/** Returns the server's time in ms since 1970, or the device's time before the first response. */
export const serverNow = (): number => (lead === -Infinity ? Date.now() : lead + performance.now());
