// Parses the bytes of responses, and determines the delays before retries.
//
// This file must not depend on how the bytes are received.
import { ApiError } from "./error.js";

/** Parses bytes as lines of JSON, skipping the empty lines that keep a connection alive. */
export class LineReader<T> {
  readonly #decoder = new TextDecoder();
  #rest = "";

  read(bytes: Uint8Array): T[] {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split("\n");
    this.#rest = lines.pop() ?? "";
    return lines.filter((line) => line.trim() !== "").map((line) => parsed<T>(line));
  }
}

/** Parses a string as JSON. Throws an error with the code `bad_answer` if the string is invalid. */
export function parsed<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new ApiError("bad_answer", "the answer is not JSON", 0, {}, null, false, { cause });
  }
}

/** Reads the lines of a finite response. Throws if a line says that the response is incomplete. */
export class FileReader<T> extends LineReader<T> {
  override read(bytes: Uint8Array): T[] {
    const lines = super.read(bytes);
    const reason = lines.map(endOf).find((end) => end !== null);
    if (reason !== undefined) throw brokenOff({ reason });
    return lines;
  }
}

const END_IN_PGN = '\n% {"type":"streamEnd"';

/** Decodes chunks of UTF-8, which may end within a character. Throws if a line says that a PGN file is incomplete. */
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

/** Returns the reason in a line that ends a stream early; null for any other line. */
export function endOf(line: unknown): string | null {
  const { type, reason } = Object(line) as { type?: unknown; reason?: unknown };
  return type === "streamEnd" ? String(reason) : null;
}

/** Returns whether a stream that ended for this reason can be reopened. */
export function canReopen(reason: string): boolean {
  return reason !== "tokenEnded";
}

/** Yields delays between attempts in milliseconds: doubling up to 15 seconds, plus a random part of up to half. */
export function* delays(): Generator<number, never, undefined> {
  for (let wait = 500; ; wait = Math.min(2 * wait, 15_000)) yield wait * (1 + Math.random() / 2);
}

/** Returns the milliseconds after which a failed request may be retried; null if it may not be retried. */
export function waitBeforeNext(error: ApiError, otherwise: Iterator<number, never>): number | null {
  if (error.retryAfter !== null) return error.retryAfter * 1000;
  return error.unsent ? otherwise.next().value : null;
}

/**
 * Like `waitBeforeNext`, but also permits retries after lost connections and server errors, because reopening a stream
 * is safe.
 */
export function waitBeforeReopening(error: ApiError, otherwise: Iterator<number, never>): number | null {
  if (error.retryAfter !== null) return error.retryAfter * 1000;
  return error.code === "offline" || error.status >= 500 ? otherwise.next().value : null;
}
