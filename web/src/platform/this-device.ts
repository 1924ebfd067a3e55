// The origin of this page.

/** Whether an address works on this device only, so that a link with it is of no use to others. */
export function isThisDevice(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
