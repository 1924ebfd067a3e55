// Client for the API of a Janggun server, for programs that play or read games. Runs in browsers and Node 20 or later.
//
// Defines the public interface; the methods and types are in methods.gen.ts and types.gen.ts.
import type { ApiError } from "./error.js";
import { Methods } from "./methods.gen.js";
import { Sender } from "./sender.js";

export { ApiError } from "./error.js";
export type { Live, Stopping } from "./sender.js";
export type * from "./types.gen.js";

export interface ClientOptions {
  /** Access token of an account. Some requests work without one. */
  token?: string | undefined;
  /** Maximum time for a response in milliseconds; 20,000 by default. */
  timeout?: number | undefined;
  /**
   * Milliseconds for which a request is retried if it does not reach the server, or if the server asks to wait,
   * for example because a limit has been reached. The default is 0.
   */
  patience?: number | undefined;
  /** Called before the client waits to retry a request or stream after an error. */
  onWait?: ((error: ApiError, ms: number) => void) | undefined;
  /** Function that sends requests; by default the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

/**
 * A client for the server at `address`.
 *
 * Its methods are grouped: `client.bot` for bots, `client.board` for programs that play for a person,
 * `client.challenges`, and `client.games`. Methods for accounts and the event stream are on the client itself. Streams
 * are asynchronous iterators, which are opened when the first line is requested.
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
