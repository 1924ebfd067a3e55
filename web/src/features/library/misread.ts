// Detects Korean text that was decoded with a Western European encoding: "초차림" becomes "ÃÊÂ÷¸²". Pure.

/** Bytes 0x80 to 0x9F by their Windows-1252 characters. */
const WINDOWS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x20 }, (_, at) => 0x80 + at).map((byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Minimum number of non-ASCII characters. Fewer may belong to a name, such as Zoë. */
const FEWEST = 8;

/** Returns the original bytes of a text that seems wrongly decoded, or null. It does not check that they are Korean. */
export function misreadBytes(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(text.length);
  let western = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 0x100 ? code : WINDOWS.get(text.charAt(at));
    if (byte === undefined) return null;
    if (byte >= 0x80) western += 1;
    bytes[at] = byte;
  }
  return western < FEWEST ? null : bytes;
}
