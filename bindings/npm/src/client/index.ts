// The client of a Janggun server's API, for programs that play or read games. It needs `fetch`: Node 20 or a browser.
//
// Owns: what a caller sees. The methods and the types are in methods.gen.ts and types.gen.ts.
import type { ApiError } from "./error.js";
import { Methods } from "./methods.gen.js";
import { Sender } from "./sender.js";

export { ApiError } from "./error.js";
export type { Live, Stopping } from "./sender.js";
export type * from "./types.gen.js";

export interface ClientOptions {
  /** An access token of an account; some requests need none. */
  token?: string | undefined;
  /** Milliseconds that an answer may take; 20,000 by default. */
  timeout?: number | undefined;
  /**
   * Milliseconds for which a request is repeated that the server has not taken, because it is busy, restarts or has a
   * limit; 0 by default.
   */
  patience?: number | undefined;
  /** Called before each wait until a request is repeated or a stream opened again. */
  onWait?: ((error: ApiError, ms: number) => void) | undefined;
  /** What sends requests; by default the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

/**
 * A client of the server at `address`. Its methods are in groups: `client.bot` for what a bot does, `client.board` for a
 * program that plays for a person, `client.challenges`, `client.games`; accounts and the stream of events are methods of
 * the client itself. Streams are asynchronous iterators, which are opened when their first line is asked for.
 */
export class Client extends Methods {
  constructor(address: string, options: ClientOptions = {}) {
    const {
      token,
      timeout = 20_000,
      patience = 0,
      onWait = () => {},
      fetch: send = (...sent) => fetch(...sent),
    } = options;
    super(new Sender(address, token, { timeout, patience, onWait, fetch: send }));
  }
}
