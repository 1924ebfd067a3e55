// Detects Korean text whose bytes were decoded with a Western European encoding, as in mail and on Windows: "초차림"
// becomes "ÃÊÂ÷¸²".
//
// Pure.

/** Bytes of the characters of Windows-1252 that are not in Latin-1. */
const WINDOWS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x20 }, (_, at) => 0x80 + at).map((byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Minimum number of characters outside ASCII. Fewer may be letters of a name, such as Zoë. */
const FEWEST = 8;

/** Returns the original bytes of a wrongly decoded text; null for any other text. */
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
