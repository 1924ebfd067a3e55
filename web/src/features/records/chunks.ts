// A file of records as games, a piece of it at a time, so that files of any size are read in bounded memory.
//
// Games are cut by the module of records; of a piece that ends within a game the rest is put before the next piece.
// Must not: know what is in a game.
import { decode, type Encoding } from "janggun";
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Format, Piece } from "../../platform/records-module";

/** Bytes of a file that are read at a time. */
export const CHUNK = 512 << 10;
/** Text without the end of a game in it: longer than any game, and cut as it is. */
const MOST_WAITING = 2 << 20;
const LINE_FEED = 0x0a;

/** What one step of the reading brought. */
export interface Portion {
  format: Format;
  encoding: Encoding;
  /** Some bytes were no characters. */
  damaged: boolean;
  /** Numbered, and with their lines, as in the whole file. */
  games: Piece[];
  /** Bytes of the file read so far. */
  done: number;
}

/** Where bytes come from: a file, or a text that was pasted. */
export type ByteSource = Pick<Blob, "size" | "slice">;

const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/** The file's text, whole lines at a time. UTF-16, which no Korean program writes in bulk, comes as one. */
async function* texts(file: ByteSource, chunk: number): AsyncGenerator<ReturnType<typeof decode> & { done: number }> {
  const bytesOf = async (from: number, to: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await file.slice(from, to).arrayBuffer());
  if (isUtf16(await bytesOf(0, 2))) {
    yield { ...decode(await bytesOf(0, file.size)), done: file.size };
    return;
  }
  for (let at = 0, size = chunk; at < file.size; ) {
    const bytes = await bytesOf(at, at + size);
    const end = at + bytes.length < file.size ? bytes.lastIndexOf(LINE_FEED) + 1 : bytes.length;
    if (end === 0 && size < MOST_WAITING) {
      size += chunk;
      continue;
    }
    size = chunk;
    const taken = end === 0 ? bytes.length : end;
    at += taken;
    yield { ...decode(bytes.subarray(0, taken)), done: at };
  }
}

/** All games of a file, in their order. */
export async function* portions(file: ByteSource, codec: RecordCodec, chunk = CHUNK): AsyncGenerator<Portion> {
  let format: Format | undefined;
  let waiting = "";
  let line = 1;
  let number = 1;
  for await (const { text, encoding, damaged, done } of texts(file, chunk)) {
    const whole = waiting + text;
    const ends = done >= file.size;
    const blank = whole.trim() === "";
    // Blank lines belong to the game behind them.
    if (blank && !ends && whole.length < MOST_WAITING) {
      waiting = whole;
      continue;
    }
    const split = blank ? null : await codec.split(whole, format);
    const all = split?.games ?? [];
    // The last game may go on in the next piece.
    const taken = ends || (all.length < 2 && whole.length >= MOST_WAITING) ? all.length : Math.max(all.length - 1, 0);
    const rest = all[taken];
    waiting = rest === undefined ? "" : whole.slice(lineStart(whole, rest.line));
    const games = all.slice(0, taken).map((game, at) => ({ ...game, number: number + at, line: line + game.line - 1 }));
    number += taken;
    line += rest === undefined ? linesIn(whole) : rest.line - 1;
    if (split === null) continue;
    format = split.format;
    yield { format, encoding, damaged, done, games };
  }
}

/** Where a line of a text begins; lines count from 1. */
function lineStart(text: string, line: number): number {
  let at = 0;
  for (let n = 1; n < line; n += 1) at = text.indexOf("\n", at) + 1;
  return at;
}

function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
