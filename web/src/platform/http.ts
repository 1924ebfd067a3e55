// Requests to the server's HTTP API, with types derived from its endpoints.
import { loadErrors } from "../i18n/index.svelte";
import type { ErrorBody, NewGame, Side } from "../wire.gen";
import { inBase, socketAt } from "./base";
import type { Endpoint, Endpoints } from "./endpoints.gen";
import { keepFresh } from "./fresh-game";
import { type Given, addressOf } from "./paths";
import { isSite } from "./site";
import { keepRefereeKey } from "./referee-key";
import { hearDate } from "./server-clock";
import { ownZone } from "./zone";

/** An error reported by the server or the network. `code` is `offline` if there was no response. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly facts: Record<string, unknown> = {},
    detail = "",
  ) {
    super(detail === "" ? code : `${code}: ${detail}`);
  }
}

const PATIENCE_MS = 15_000;

/** Maximum number of retries if the server is busy. */
const TRIES_AGAIN = 3;
const WAIT_MAX_S = 5;

/** Arguments of `request` after the endpoint: the values for its address and, if it has one, the body. */
type Sent<E extends Endpoint> = Endpoints[E]["body"] extends undefined
  ? Given<E>
  : [values: Endpoints[E]["values"], body: Endpoints[E]["body"]];

/**
 * Sends a request and returns the response, or throws an `ApiError`.
 *
 * A busy server rejects a request before it has any effect and includes a delay; the request is then retried.
 */
export async function request<E extends Endpoint>(endpoint: E, ...sent: Sent<E>): Promise<Endpoints[E]["answer"]> {
  const [values, body] = sent as unknown[];
  const path = addressOf(endpoint, ...([values] as unknown as Given<E>));
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(endpoint, path, body);
    } catch (error) {
      const wait = error instanceof ApiError && error.code === "busy" ? error.facts["retry_after_s"] : undefined;
      if (typeof wait !== "number" || tries === TRIES_AGAIN) throw error;
      // Randomised, so that clients rejected at the same time do not all retry at the same time.
      const seconds = Math.min(wait, WAIT_MAX_S) * (1 + Math.random() / 2);
      await new Promise((done) => setTimeout(done, seconds * 1000));
    }
  }
}

async function ask<E extends Endpoint>(endpoint: E, path: string, body: unknown): Promise<Endpoints[E]["answer"]> {
  // A static site serves the list of levels, but no other endpoint.
  if (isSite && endpoint !== "GET /api/levels") throw new ApiError("offline", 0);
  let response: Response;
  try {
    response = await fetch(inBase(path), {
      method: endpoint.slice(0, endpoint.indexOf(" ")),
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new ApiError("offline", 0);
  }
  hearDate(response.headers.get("date"));
  if (response.status === 204) return undefined as Endpoints[E]["answer"];
  const text = await response.text();
  const value = parse(text);
  if (response.ok && value !== undefined) return value as Endpoints[E]["answer"];
  const error = (value as { error?: ErrorBody } | undefined)?.error;
  if (error === undefined) throw new ApiError(response.ok ? "internal" : "unknown", response.status);
  // Loaded before throwing, so that the code that catches the error can show its message.
  await loadErrors();
  throw new ApiError(error.code, response.status, error.facts, error.detail);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const api = {
  createGame: (game: NewGame) =>
    request("POST /api/games", {}, { ...ownZone(), ...game })
      .then(keepRefereeKey)
      .then(keepFresh),
  game: (id: string) => request("GET /api/games/{id}", { id }),
  join: (id: string, side?: Side) => request("POST /api/games/{id}/join", { id }, side === undefined ? {} : { side }),
  leftOut: (id: string, format: RecordFormat) =>
    request("GET /api/games/{id}/record/{format}/left-out", { id, format }),
  games: (page: number) => request("GET /api/games", { page }),
  live: (page: number) => request("GET /api/live", { page }),
  me: () => request("GET /api/me"),
  news: () => request("GET /api/news"),
  levels: () => request("GET /api/levels"),
};

/** Formats in which the server exports a game's record; `gib` supports Janggi only. */
export type RecordFormat = "fen" | "gib" | "json" | "pgn";

/** Returns a game's record as text. */
export async function recordText(id: string, format: RecordFormat): Promise<string> {
  const response = await fetch(inBase(recordUrl(id, format))).catch(() => null);
  if (response === null) throw new ApiError("offline", 0);
  const text = await response.text();
  if (response.ok) return text;
  const error = (parse(text) as { error?: ErrorBody } | undefined)?.error;
  throw new ApiError(error?.code ?? "unknown", response.status);
}

export function recordUrl(id: string, format: RecordFormat): string {
  return addressOf("GET /api/games/{id}/record/{format}", { id, format });
}

/** Returns the address of a game's WebSocket that resumes after event `since`. */
export function socketUrl(id: string, since: number): string {
  return socketAt(addressOf("GET /ws/games/{id}", { id, since }));
}
