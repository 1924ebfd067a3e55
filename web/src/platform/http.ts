// Requests to the server's HTTP API, each with its answer's type.
import { loadErrors } from "../i18n/index.svelte";
import type { ErrorBody, GameList, GameView, LeftOutList, Levels, LiveList, Me, NewGame, Side } from "../wire.gen";
import { inBase, socketAt } from "./base";
import { keepFresh } from "./fresh-game";
import { gamePath, LEVELS, ME } from "./paths";
import { isSite } from "./site";
import { keepRefereeKey } from "./referee-key";
import { ownZone } from "./zone";

/** An error reported by the server or the network. `code` is `offline` if there was no answer. */
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

/** Number of retries if the server is busy. */
const TRIES_AGAIN = 3;
const WAIT_MAX_S = 5;

/**
 * The answer to a request, or an `ApiError`. Requests used on few pages have separate files next to this one. A busy
 * server tells when to retry; it has done nothing until then, and the request is repeated.
 */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask<T>(method, path, body);
    } catch (error) {
      const wait = error instanceof ApiError && error.code === "busy" ? error.facts["retry_after_s"] : undefined;
      if (typeof wait !== "number" || tries === TRIES_AGAIN) throw error;
      // Clients refused at the same time should not return at the same time.
      const seconds = Math.min(wait, WAIT_MAX_S) * (1 + Math.random() / 2);
      await new Promise((done) => setTimeout(done, seconds * 1000));
    }
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function ask<T>(method: Method, path: string, body: unknown): Promise<T> {
  // A site of files has the list of levels, and nothing else of a server.
  if (isSite && path !== LEVELS) throw new ApiError("offline", 0);
  let response: Response;
  try {
    response = await fetch(inBase(path), {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new ApiError("offline", 0);
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  const value = parse(text);
  if (response.ok && value !== undefined) return value as T;
  const error = (value as { error?: ErrorBody } | undefined)?.error;
  if (error === undefined) throw new ApiError(response.ok ? "internal" : "unknown", response.status);
  // The code that catches it finds the message.
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

const GAMES = "/api/games";

export const api = {
  createGame: (game: NewGame) =>
    request<GameView>("POST", GAMES, { ...ownZone(), ...game })
      .then(keepRefereeKey)
      .then(keepFresh),
  game: (id: string) => request<GameView>("GET", gamePath(id)),
  join: (id: string, side?: Side) =>
    request<GameView>("POST", `${gamePath(id)}/join`, side === undefined ? {} : { side }),
  leftOut: (id: string, format: RecordFormat) => request<LeftOutList>("GET", `${recordUrl(id, format)}/left-out`),
  games: (page: number) => request<GameList>("GET", `${GAMES}?page=${page}`),
  live: (page: number) => request<LiveList>("GET", `/api/live?page=${page}`),
  me: () => request<Me>("GET", ME),
  levels: () => request<Levels>("GET", LEVELS),
};

/** Formats in which the server exports a game's record; `gib` supports Janggi only. */
export type RecordFormat = "fen" | "gib" | "json" | "pgn";

/** A game's record as text. */
export async function recordText(id: string, format: RecordFormat): Promise<string> {
  const response = await fetch(inBase(recordUrl(id, format))).catch(() => null);
  if (response === null) throw new ApiError("offline", 0);
  const text = await response.text();
  if (response.ok) return text;
  const error = (parse(text) as { error?: ErrorBody } | undefined)?.error;
  throw new ApiError(error?.code ?? "unknown", response.status);
}

/** Address of a game's record on the server. */
export function recordUrl(id: string, format: RecordFormat): string {
  return `${gamePath(id)}/record/${format}`;
}

/** Address of a game's socket, resuming after event `since`. */
export function socketUrl(id: string, since: number): string {
  return socketAt(`/ws/games/${id}?since=${since}`);
}
