// Test double of the server's HTTP API, with users for tests: answers requests by method and path, and records them.
import { vi } from "vitest";
import type { AccountView, Me } from "../wire.gen";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Response to a request: a body, or an error code with its HTTP status. */
export type Answer = object | { readonly refused: string; readonly status: number };

/**
 * Stubs `fetch` to answer `METHOD /path` from `answers`, and returns the list of recorded requests. Tests may change
 * `answers` later. All other requests fail as if offline.
 */
export function serveAccounts(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, init: { method: string; body?: string } = { method: "GET" }) => {
    asked.push({ method: init.method, path, body: init.body === undefined ? null : JSON.parse(init.body) });
    const answer = answers[`${init.method} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError("no network"));
    if ("refused" in answer) {
      const error = { code: answer.refused, detail: "", facts: {} };
      return Promise.resolve(new Response(JSON.stringify({ error }), { status: answer.status }));
    }
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

export const GUEST: Me = {
  player: { id: "guest:6NvQ54YFe0P", name: null, account: false, rating: null },
  account: null,
};

export function owner(change: Partial<AccountView> = {}): Me {
  const account = { name: "한신대장", created_ms: 0, second_factor: false, recovery_codes: 0, ...change };
  return { player: { id: "guest:6NvQ54YFe0P", name: account.name, account: true, rating: null }, account };
}
