// Detects addresses that only work on this device.

/** Returns whether an address only works on this device, so that a link with it cannot be shared. */
export function isThisDevice(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
