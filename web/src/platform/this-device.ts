// Detects addresses that only work on this device.

/** Returns whether a host name only works on this device. Links with it cannot be shared. */
export function isThisDevice(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
