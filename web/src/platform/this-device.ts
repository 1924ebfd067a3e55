// Where this page came from.

/** Whether an address is good on this device only, so that a link with it helps nobody else. */
export function isThisDevice(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
