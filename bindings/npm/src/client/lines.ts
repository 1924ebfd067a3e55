// Lines of a stream, and how long to wait before it is opened again.
//
// Must not: know where the bytes come from.
import { ApiError } from "./error.js";

/** Splits bytes into lines of JSON. Empty lines, which keep a connection alive, are left out. */
export class LineReader<T> {
  readonly #decoder = new TextDecoder();
  #rest = "";

  read(bytes: Uint8Array): T[] {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split("\n");
    this.#rest = lines.pop() ?? "";
    return lines.filter((line) => line.trim() !== "").map((line) => parsed<T>(line));
  }
}

/** What a text in JSON says. */
export function parsed<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new ApiError("bad_answer", "the answer is not JSON", 0, {}, null, false, { cause });
  }
}

/** Reads lines that have an end: breaking off before is an error. */
export class FileReader<T> extends LineReader<T> {
  override read(bytes: Uint8Array): T[] {
    const lines = super.read(bytes);
    const reason = lines.map(endOf).find((end) => end !== null);
    if (reason !== undefined) throw brokenOff({ reason });
    return lines;
  }
}

const END_IN_PGN = '\n% {"type":"streamEnd"';

/** Decodes bytes that may end within a character. A file in PGN that breaks off says so in a last line. */
export class TextReader {
  readonly #decoder = new TextDecoder();
  #line = "\n";

  read(bytes: Uint8Array): string[] {
    const text = this.#decoder.decode(bytes, { stream: true });
    const seen = this.#line + text;
    if (seen.includes(END_IN_PGN)) throw brokenOff({});
    this.#line = seen.slice(-END_IN_PGN.length);
    return text === "" ? [] : [text];
  }
}

function brokenOff(facts: Record<string, unknown>): ApiError {
  return new ApiError("stream_end", "the server has stopped before the end", 0, facts);
}

/** The reason of a line that ends a stream before its time; null for any other line. */
export function endOf(line: unknown): string | null {
  const { type, reason } = Object(line) as { type?: unknown; reason?: unknown };
  return type === "streamEnd" ? String(reason) : null;
}

/** Whether a stream that has ended for this reason can be opened again. */
export function canReopen(reason: string): boolean {
  return reason !== "tokenEnded";
}

/** Milliseconds between attempts: longer each time, and different in each client. */
export function* delays(): Generator<number, never, undefined> {
  for (let wait = 500; ; wait = Math.min(2 * wait, 15_000)) yield wait * (1 + Math.random() / 2);
}

/** Milliseconds after which a refused request may be repeated; null if it may not be. */
export function waitBeforeNext(error: ApiError, otherwise: Iterator<number, never>): number | null {
  if (error.retryAfter !== null) return error.retryAfter * 1000;
  return error.unsent ? otherwise.next().value : null;
}

/** The same for a stream, whose opening changes nothing. */
export function waitBeforeReopening(error: ApiError, otherwise: Iterator<number, never>): number | null {
  if (error.retryAfter !== null) return error.retryAfter * 1000;
  return error.code === "offline" || error.status >= 500 ? otherwise.next().value : null;
}
