// Random ids, without `crypto.randomUUID`, which is not available on pages without HTTPS.

/** Returns an id of 32 hexadecimal digits. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
