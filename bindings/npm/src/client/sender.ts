// Sends requests with `fetch`.
//
// Handles the address, token, timeouts and retries of every request.
// This file must not depend on individual endpoints.
import { ApiError, errorOf, offline } from "./error.js";
import {
  FileReader,
  LineReader,
  TextReader,
  canReopen,
  delays,
  endOf,
  parsed,
  waitBeforeNext,
  waitBeforeReopening,
} from "./lines.js";

/** Options of every request. */
export interface Stopping {
  /** Aborts the request, which then fails, or ends the stream without an error. */
  signal?: AbortSignal | undefined;
}

/** Options of live streams. */
export interface Live extends Stopping {
  /** Whether to reopen the stream if it ends early; true by default. */
  reconnect?: boolean | undefined;
}

export interface SenderOptions {
  /** Maximum time for a response, in milliseconds. */
  timeout: number;
  /** Milliseconds for which a request is retried if it does not reach the server, or if the server asks to wait. */
  patience: number;
  onWait: (error: ApiError, ms: number) => void;
  fetch: typeof fetch;
}

type Values = Record<string, string | number | boolean | null | undefined>;

export interface Parts {
  path?: Values;
  query?: Values;
  fields?: Values;
  text?: string;
  /** Media type of the response. */
  accept?: string;
}

/**
 * Timeout between two chunks of a stream. On live streams, the server sends a line at least every seven seconds, so a
 * longer silence means that the connection is lost.
 */
const SILENCE_MS = 20_000;

const JSON_TYPE = "application/json";
const LINES_TYPE = "application/x-ndjson";

/** Aborts a request when its timeout expires or the caller aborts it. */
class Stop {
  readonly #controller = new AbortController();
  readonly #wanted: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(wanted: AbortSignal | undefined) {
    this.#wanted = wanted;
    wanted?.addEventListener("abort", this.#stop);
    if (wanted?.aborted === true) this.#stop();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  readonly #stop = () => this.#controller.abort(this.#wanted?.reason);

  /** Restarts the timeout: the request is aborted after `ms` milliseconds. */
  within(ms: number): void {
    clearTimeout(this.#timer);
    const late = new Error(`no answer within ${ms / 1000} seconds`);
    this.#timer = setTimeout(() => this.#controller.abort(late), ms);
  }

  /** Ends the request and closes its response. */
  end(): void {
    clearTimeout(this.#timer);
    this.#wanted?.removeEventListener("abort", this.#stop);
    this.#controller.abort();
  }
}

/** Sends requests to one server. */
export class Sender {
  readonly #address: string;
  readonly #headers: Record<string, string>;
  readonly #options: SenderOptions;

  constructor(address: string, token: string | undefined, options: SenderOptions) {
    this.#address = new URL(address).href.replace(/\/+$/, "");
    if (token?.trim() === "") throw new TypeError("the access token is empty");
    this.#headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    this.#options = options;
  }

  /** Sends a request and returns the parsed JSON of the response. */
  async json<T>(endpoint: string, parts: Parts, options: Stopping): Promise<T> {
    return parsed<T>(await this.#answer(endpoint, parts, options));
  }

  /** Sends a request and returns the text of the response. */
  file(endpoint: string, parts: Parts, options: Stopping): Promise<string> {
    return this.#answer(endpoint, parts, options);
  }

  /** Yields the parsed lines of a finite response. */
  lines<T>(endpoint: string, parts: Parts, options: Stopping): AsyncGenerator<T, void, undefined> {
    return this.#stream(endpoint, { accept: LINES_TYPE, ...parts }, () => new FileReader<T>(), {
      ...options,
      reconnect: false,
    });
  }

  /** Yields the chunks of a text response. */
  parts(endpoint: string, parts: Parts, options: Stopping): AsyncGenerator<string, void, undefined> {
    return this.#stream(endpoint, parts, () => new TextReader(), { ...options, reconnect: false });
  }

  /** Yields the parsed lines of a live stream. */
  live<T>(endpoint: string, parts: Parts, options: Live): AsyncGenerator<T, void, undefined> {
    return this.#stream(endpoint, { accept: LINES_TYPE, ...parts }, () => new LineReader<T>(), options);
  }

  async #answer(endpoint: string, parts: Parts, { signal }: Stopping): Promise<string> {
    const until = Date.now() + this.#options.patience;
    const otherwise = delays();
    for (;;) {
      const stop = new Stop(signal);
      try {
        stop.within(this.#options.timeout);
        const response = await this.#open(endpoint, parts, stop);
        return await response.text();
      } catch (failed) {
        signal?.throwIfAborted();
        const error = failed instanceof ApiError ? failed : offline(failed);
        const wait = waitBeforeNext(error, otherwise);
        if (wait === null || Date.now() + wait > until) throw error;
        this.#options.onWait(error, wait);
        await sleep(wait, signal);
        signal?.throwIfAborted();
      } finally {
        stop.end();
      }
    }
  }

  /**
   * Yields the output of a reader for a response. With `reconnect`, sends the request again if the response ends early,
   * unless the token has ended or the server refuses the repeated request.
   */
  async *#stream<T>(
    endpoint: string,
    parts: Parts,
    reader: () => { read(bytes: Uint8Array): T[] },
    { signal, reconnect = true }: Live,
  ): AsyncGenerator<T, void, undefined> {
    const until = Date.now() + this.#options.patience;
    let otherwise = delays();
    let hasBegun = false;
    const isStopped = () => signal?.aborted === true;
    while (!isStopped()) {
      const stop = new Stop(signal);
      let end: string | null = null;
      let wait: number | null;
      try {
        stop.within(Math.max(this.#options.timeout, SILENCE_MS));
        const response = await this.#open(endpoint, parts, stop);
        hasBegun = true;
        otherwise = delays();
        const lines = reader();
        for await (const bytes of chunks(response)) {
          // The timeout does not apply while the caller processes a line.
          stop.within(2 ** 31 - 1);
          for (const line of lines.read(bytes)) {
            end = endOf(line) ?? end;
            yield line;
          }
          stop.within(SILENCE_MS);
        }
        if (end === null || !canReopen(end) || !reconnect) return;
        wait = otherwise.next().value;
      } catch (failed) {
        if (isStopped()) return;
        const error = failed instanceof ApiError ? failed : offline(failed);
        if (hasBegun) wait = reconnect ? waitBeforeReopening(error, otherwise) : null;
        else wait = waitBeforeNext(error, otherwise);
        if (wait === null || (!hasBegun && Date.now() + wait > until)) throw error;
        this.#options.onWait(error, wait);
      } finally {
        stop.end();
      }
      await sleep(wait, signal);
    }
  }

  /** Sends a request and returns its response. Throws if the status is not 2xx. */
  async #open(endpoint: string, { path, query, fields, text, accept }: Parts, stop: Stop): Promise<Response> {
    const [method = "", template = ""] = endpoint.split(" ");
    const target = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path?.[name])));
    const headers: Record<string, string> = { ...this.#headers, accept: accept ?? JSON_TYPE };
    if (text !== undefined) headers["content-type"] = "text/plain; charset=utf-8";
    else if (fields !== undefined) headers["content-type"] = JSON_TYPE;
    const response = await this.#options.fetch(this.#address + target + written(query), {
      method,
      headers,
      // Requests are authenticated with the token, never with cookies.
      credentials: "omit",
      signal: stop.signal,
      ...(text === undefined && fields === undefined ? {} : { body: text ?? JSON.stringify(fields) }),
    });
    if (!response.ok) throw errorOf(response.status, response.headers.get("retry-after"), await response.text());
    return response;
  }
}

/** Encodes values as a query string, leaving out null and undefined. */
function written(query: Values | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Yields the chunks of a body. Some browsers cannot iterate over `response.body` directly. */
async function* chunks(response: Response): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = response.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Waits for `ms` milliseconds, or until the signal is aborted. */
function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
  });
}
