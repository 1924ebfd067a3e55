// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, request } from "./http";
import { serverNow } from "./server-clock";

const answer = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }));
const busy = answer(503, { error: { code: "busy", facts: { retry_after_s: 1 }, detail: "" } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs `fetch` to return these responses in order, and then to repeat the last one. */
function serve(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a server that has too much to do is asked again when it says", async () => {
  const fetch = serve(busy, busy, answer(200, { id: "g" }));
  const game = request("POST /api/games/{id}/join", { id: "g" }, {});
  await vi.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  await expect(game).resolves.toEqual({ id: "g" });
});

test("not for ever", async () => {
  const fetch = serve(busy);
  const game = request("GET /api/games").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await game).toMatchObject({ code: "busy", status: 503 });
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("any other refusal is final", async () => {
  const fetch = serve(answer(409, { error: { code: "game_full", facts: {}, detail: "" } }));
  await expect(request("POST /api/games/{id}/join", { id: "g" }, {})).rejects.toThrow(ApiError);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("each response tells the server's time", async () => {
  const date = new Date(Date.now() + 7_200_000);
  serve(() => Promise.resolve(new Response("{}", { headers: { date: date.toUTCString() } })));
  await request("GET /api/games");
  expect(Math.abs(serverNow() - date.getTime())).toBeLessThanOrEqual(1_000);
});
