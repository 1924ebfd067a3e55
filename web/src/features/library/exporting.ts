// Exports games of the library to a file.
import { encodeCp949 } from "janggun";
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Format, PgnMoves, Without } from "../../platform/records-module";
import { pieceOf, type Head, type KeptText } from "./heads";
import type { RecordStore } from "./store";

/** Format of an export. `koopkorea` is PGN with moves such as `P71-72`. */
export type Written = Format | "gib-cp949" | "koopkorea";

/** Returns the format of a file, and the notation of its moves. */
export function formatOf(to: Written): { format: Format; moves?: PgnMoves } {
  if (to === "koopkorea") return { format: "pgn", moves: "koopkorea" };
  return { format: to === "gib-cp949" ? "gib" : to };
}

export interface Exported {
  /** Consecutive parts of the file. */
  parts: Uint8Array<ArrayBuffer>[];
  name: string;
  /** Number of chosen games that are not in the file. */
  leftOut: number;
  /** Contents of the games that the format cannot represent. */
  without: readonly Without[];
}

/** Number of games written at a time. */
const BATCH = 200;

/** Exports games as a file. Of several games, those with faults are left out. Null if CP949 lacks a character. */
export async function exportGames(
  chosen: readonly Head[],
  to: Written,
  { codec, store }: { codec: RecordCodec; store: RecordStore },
): Promise<Exported | null> {
  const { format, moves } = formatOf(to);
  const whole = chosen.length === 1 ? chosen : chosen.filter(({ fault }) => fault === null);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let without: readonly Without[] = [];
  let leftOut = chosen.length - whole.length;
  for (let at = 0; at < whole.length; at += BATCH) {
    const ids = whole.slice(at, at + BATCH).map(({ id }) => id);
    const kept = await store.texts(ids);
    leftOut += ids.length - kept.length;
    for (const texts of byFormat(kept)) {
      const [first] = texts;
      if (first === undefined) continue;
      const written = await codec.write(first.format, format, texts.map(pieceOf), moves, without);
      const { text, left_out } = written;
      without = written.without;
      // The last game of a file may lack a line ending.
      const ended = text === "" || text.endsWith("\n") ? text : `${text}\n`;
      const bytes = to === "gib-cp949" ? encodeCp949(ended) : new TextEncoder().encode(ended);
      if (bytes === null) return null;
      if (bytes.length > 0) parts.push(bytes);
      leftOut += left_out.length;
    }
  }
  const number = chosen.length === 1 ? ((await store.texts([chosen[0]?.id ?? 0]))[0]?.number ?? null) : null;
  return { parts, name: `${stem(chosen, number)}.${format}`, leftOut, without };
}

/** Groups neighbouring games of the same format. */
function byFormat(texts: readonly KeptText[]): KeptText[][] {
  const groups: KeptText[][] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (last?.[0]?.format === text.format) last.push(text);
    else groups.push([text]);
  }
  return groups;
}

/**
 * Returns the file name without its extension: the name of the file from which all games come, or `janggi`. After a
 * source file's name, a single game adds its number in that file.
 */
function stem(chosen: readonly Head[], number: number | null): string {
  const [first] = chosen;
  const file = first !== undefined && chosen.every((head) => head.file === first.file) ? first.file : "";
  const name = file.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} ._-]+/gu, "_");
  return `${name || "janggi"}${number === null || name === "" ? "" : `-${number}`}`;
}
