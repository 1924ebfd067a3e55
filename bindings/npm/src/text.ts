// Decodes files as text, and encodes text for older Korean programs.
//
// The CP949 table (EUC-KR on the web) comes from the platform's `TextDecoder` instead of this file.

export type Encoding = "utf8" | "cp949" | "utf16";

export interface Decoded {
  text: string;
  encoding: Encoding;
  /** Whether some bytes were not valid text; they appear as U+FFFD. */
  damaged: boolean;
}

/** End-of-file markers, which can occur anywhere in old records and are ignored. */
const FILLER = [0x1a, 0xff];

export function decode(bytes: Uint8Array<ArrayBuffer>): Decoded {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) {
    const text = new TextDecoder(mark === 0xfffe ? "utf-16le" : "utf-16be").decode(bytes);
    return { text, encoding: "utf16", damaged: text.includes("\uFFFD") };
  }
  const clean = FILLER.some((byte) => bytes.includes(byte)) ? bytes.filter((byte) => !FILLER.includes(byte)) : bytes;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(clean), encoding: "utf8", damaged: false };
  } catch {
    const text = new TextDecoder("euc-kr").decode(clean);
    return { text, encoding: "cp949", damaged: text.includes("\uFFFD") };
  }
}

let list: string | null = null;

/**
 * Returns the symbols and hanja of CP949 (rows A1 to AC and CA to FD), with U+0000 for gaps. They are passed to the
 * records module, which does not contain them.
 */
export function symbolsAndHanja(): string {
  const rows = [...Array.from({ length: 12 }, (_, n) => 0xa1 + n), ...Array.from({ length: 52 }, (_, n) => 0xca + n)];
  const decoder = new TextDecoder("euc-kr");
  // Two symbols that were added later and are missing from Node's decoder.
  const later = new Map([
    [0xa2e6, "€"],
    [0xa2e7, "®"],
  ]);
  list ??= rows
    .flatMap((lead) =>
      Array.from({ length: 94 }, (_, column) => {
        const trail = 0xa1 + column;
        const char = decoder.decode(new Uint8Array([lead, trail]));
        return later.get((lead << 8) | trail) ?? (char.length === 1 && char !== "\uFFFD" ? char : "\0");
      }),
    )
    .join("");
  return list;
}

let table: Map<string, number> | null = null;

/** Returns the byte pairs of the characters that the platform can decode from CP949. */
function codes(): Map<string, number> {
  if (table !== null) return table;
  const pairs: number[] = [];
  const bytes: number[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x41; trail <= 0xfe; trail++) {
      pairs.push((lead << 8) | trail);
      bytes.push(lead, trail, 0x0a);
    }
  }
  table = new Map();
  const chars = new TextDecoder("euc-kr").decode(new Uint8Array(bytes)).split("\n");
  for (const [at, pair] of pairs.entries()) {
    const char = chars[at];
    // Invalid bytes become U+FFFD, with or without the second byte.
    if (char !== undefined && [...char].length === 1 && char !== "\uFFFD") table.set(char, pair);
  }
  return table;
}

/** Encodes a string as CP949; null if it has a character that cannot be encoded. */
export function encodeCp949(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) {
      bytes.push(code);
      continue;
    }
    const pair = codes().get(char);
    if (pair === undefined) return null;
    bytes.push(pair >> 8, pair & 0xff);
  }
  return new Uint8Array(bytes);
}
