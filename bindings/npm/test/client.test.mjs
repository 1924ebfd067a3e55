// Tests the client with a fake `fetch` instead of a server: requests, chunks of bytes, errors and retries.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError, Client } from "janggun/client";

const LINES = '{"type":"gameFull","id":"한"}\n\n{"type":"streamEnd","reason":"tokenEnded"}\n';
const PGN = '[Event "장기"]\n\n1. a4b4 *\n\n';

/** Returns a client that receives `answers` in chunks of `size` bytes, and the list of its requests. */
function client(answers, { size = 1000, patience = 0 } = {}) {
  const asked = [];
  const fetch = async (address, { method, headers, body }) => {
    asked.push({ address, method, headers, body });
    const { status = 200, text, headers: given = {} } = answers[Math.min(asked.length, answers.length) - 1];
    const bytes = new TextEncoder().encode(text);
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    return new Response(pieces, { status, headers: given });
  };
  return { asked, client: new Client("http://janggun.test/base/", { token: "janggun_0", patience, fetch }) };
}

async function all(stream) {
  const found = [];
  for await (const part of stream) found.push(part);
  return found;
}

test("lines and texts are the same however the bytes come", async () => {
  for (const size of [1, 2, 7, 1000]) {
    const lines = await all(client([{ text: LINES }], { size }).client.bot.stream("a"));
    assert.deepEqual(
      lines.map(({ type, id }) => [type, id]),
      [
        ["gameFull", "한"],
        ["streamEnd", undefined],
      ],
    );
    assert.equal((await all(client([{ text: PGN }], { size }).client.games.ofUserPgn("a"))).join(""), PGN);
    for (const [text, method] of [
      [LINES, "ofUser"],
      [`${PGN}% {"type":"streamEnd","reason":"restart"}\n`, "ofUserPgn"],
    ]) {
      const broken = all(client([{ text }], { size }).client.games[method]("a"));
      await assert.rejects(broken, (error) => error instanceof ApiError && error.code === "stream_end");
    }
  }
  await assert.rejects(all(client([{ text: "<html>\n" }]).client.events()), { code: "bad_answer" });
});

test("errors of the server, and of what is between", async () => {
  const text = '{"error":{"code":"too_fast","detail":"Slow down.","facts":{"limit":"chat","retry_after_s":3}}}';
  for (const [headers, retryAfter] of [
    [{}, 3],
    [{ "retry-after": "7" }, 7],
    [{ "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }, null],
  ]) {
    const { client: refused } = client([{ status: 429, text, headers }]);
    const expected = {
      code: "too_fast",
      status: 429,
      limit: "chat",
      retryAfter,
      message: "too_fast: Slow down. (limit chat)",
    };
    await assert.rejects(refused.account(), expected);
  }
  for (const text of ["", "<html>Bad Gateway</html>", "[]", "null", '{"error":"busy"}']) {
    await assert.rejects(client([{ status: 502, text }]).client.account(), {
      code: "unknown",
      status: 502,
      limit: null,
    });
  }
});

test("an empty token is refused before any request", () => {
  assert.throws(() => new Client("http://janggun.test", { token: " " }), /empty/);
});

test("with patience, what the server has not taken is sent again", async () => {
  const busy = { status: 503, text: '{"error":{"code":"busy","facts":{"retry_after_s":0.01}}}' };
  const { asked, client: patient } = client([busy, busy, { text: '{"ok":true}' }], { patience: 1000 });
  assert.deepEqual(await patient.bot.move("a", "a4b4", { ply: 0, offeringDraw: true }), { ok: true });
  assert.equal(asked.length, 3);
  assert.equal(asked[2].address, "http://janggun.test/base/api/bot/game/a/move/a4b4?offeringDraw=true&ply=0");
  assert.equal(asked[2].headers.authorization, "Bearer janggun_0");
  await assert.rejects(client([{ status: 503, text: "" }], { patience: 1000 }).client.account(), { status: 503 });
});

test("requests are written as the server reads them", async () => {
  const { asked, client: writer } = client([{ text: "{}" }]);
  await writer.user("한/신?");
  await writer.challenges.ai({ level: 1, clockLimit: 300 });
  await writer.testTokens("janggun_0,janggun_1");
  assert.equal(asked[0].address, "http://janggun.test/base/api/user/%ED%95%9C%2F%EC%8B%A0%3F");
  assert.deepEqual(JSON.parse(asked[1].body), { level: 1, "clock.limit": 300 });
  assert.deepEqual([asked[2].method, asked[2].body], ["POST", "janggun_0,janggun_1"]);
});
