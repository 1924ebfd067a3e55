// Korean text whose bytes were read as Western European ones, as in mail and on Windows: "초차림" becomes "ÃÊÂ÷¸²".
//
// Pure.

/** The byte of each character of Windows-1252 that is not one of Latin-1. */
const WINDOWS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x20 }, (_, at) => 0x80 + at).map((byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Fewer of them are letters of a name, such as Zoë. */
const FEWEST = 8;

/** The bytes that such a text was read from; null if it is none. */
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
