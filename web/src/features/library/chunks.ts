// Splits a file of records into games, chunk by chunk. Large files are read in bounded memory, except in UTF-16.
//
// The records module extracts games from bytes in any encoding. If a chunk ends within a game, the rest is read again
// with the next chunk. Must not depend on the contents of games.
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Format, Piece } from "../../platform/records-module";

/** Number of bytes read at a time. */
export const CHUNK = 512 << 10;
/** Number of bytes after which the data is split even without the end of a game. No real game is that long. */
const MOST_WAITING = 2 << 20;
const LINE_FEED = 0x0a;

/** Result of one step of reading. */
export interface Portion {
  format: Format;
  /** Whether some bytes of these games were not valid characters. */
  damaged: boolean;
  /** Games with their numbers and lines in the whole file. */
  games: Piece[];
  /** Number of bytes read so far. */
  done: number;
}

/** Source of bytes: a file, or pasted text. */
export type ByteSource = Pick<Blob, "size" | "slice">;

/** Yields the games of a file, in order. */
export async function* portions(file: ByteSource, codec: RecordCodec, chunk = CHUNK): AsyncGenerator<Portion> {
  let format: Format | undefined;
  let line = 1;
  let number = 1;
  for (let at = 0, size = chunk; at < file.size; ) {
    const bytes = new Uint8Array(await file.slice(at, at + size).arrayBuffer());
    const isAll = at + bytes.length >= file.size;
    const isLong = bytes.length >= MOST_WAITING;
    let ends = isAll;
    let cut = await codec.cut(bytes, ends, format);
    if (cut.used === null) {
      // UTF-16 cannot be read in chunks, so the whole file is read at once.
      size = file.size;
      continue;
    }
    if (cut.used === 0 && !ends) {
      if (!isLong) {
        size += chunk;
        continue;
      }
      ends = true;
      cut = await codec.cut(bytes, ends, format);
    }
    size = chunk;
    at += cut.used ?? bytes.length;
    const games = cut.games.map((game) => ({ ...game, number: number + game.number - 1, line: line + game.line - 1 }));
    number += games.length;
    line += ends ? linesIn(bytes) : cut.line - 1;
    if (cut.format === null || games.length === 0) continue;
    format = cut.format;
    yield { format, damaged: games.some(({ damaged }) => damaged === true), done: at, games };
  }
}

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
