// Tests the client against a server: errors, limits, streams, restarts, and a complete game between two example bots.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { ApiError, Client } from "janggun/client";
import { TestServer } from "./server.mjs";

const here = import.meta.dirname;
const EXAMPLE = join(here, "../examples/bot.mjs");

let server;
let bots;
const client = (token) => new Client(server.address, { token, patience: 30_000 });

before(async () => {
  server = await TestServer.start();
  bots = [await server.token("firstbot"), await server.token("secondbot")];
  for (const token of bots) await client(token).bot.upgrade();
});
after(() => server.end());

async function all(lines) {
  const found = [];
  for await (const line of lines) found.push(line);
  return found;
}

async function until(condition) {
  const ends = Date.now() + 60_000;
  while (!(await condition())) {
    assert.ok(Date.now() < ends);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function next(lines) {
  const { value, done } = await lines.next();
  assert.ok(!done, "the stream goes on");
  return value;
}

const failsWith =
  (code, more = {}) =>
  (error) => {
    assert.ok(error instanceof ApiError, String(error));
    assert.equal(error.code, code);
    for (const [name, value] of Object.entries(more)) assert.deepEqual(error[name], value, name);
    return true;
  };

test("two bots of the example play a game to its end", async () => {
  assert.ok(readFileSync(EXAMPLE, "utf8").split("\n").length <= 60);
  const programs = bots.map((token) => spawn(process.execPath, [EXAMPLE, server.address, token], { stdio: "pipe" }));
  try {
    const results = programs.map((program) => once(createInterface(program.stdout), "line"));
    const first = client(bots[0]);
    await until(async () => (await all(first.bot.online())).length === 2);
    const { id } = await first.challenges.create("secondbot", { clockLimit: 60, color: "white", variant: "kakao" });
    const [one, two] = await Promise.all(results);
    assert.deepEqual(one, two);
    const record = await first.games.export(id);
    assert.equal(one[0], `${id} ${record.status} ${record.winner}`);
    assert.match(record.end.code, /low_points|mate|double_pass|ply_limit/);
    assert.match(await first.games.exportPgn(id), /\[Result /);
    assert.deepEqual(await all(first.games.ofUser("firstbot", { max: 1 })), [record]);
  } finally {
    for (const program of programs) program.kill();
  }
});

test("a game ends by points when both sides pass", async () => {
  const [cho, han] = bots.map(client);
  const { id } = await cho.challenges.create("secondbot", { clockLimit: 60, color: "white", variant: "kakao" });
  await han.challenges.accept(id);
  await han.bot.setup(id, "msms");
  await cho.bot.setup(id, "mssm");
  const game = han.bot.stream(id);
  assert.equal((await next(game)).type, "gameFull");
  await cho.bot.move(id, "pass");
  await han.bot.move(id, "pass");
  const last = (await all(game)).at(-1);
  assert.deepEqual([last.status, last.winner, last.end.rule], ["variantEnd", "black", "pass.double"]);
  assert.deepEqual(last.points, { white: 72, black: 73.5 });
});

test("errors have the code of the server", async () => {
  await assert.rejects(client().account(), failsWith("token_needed", { status: 401, retryAfter: null }));
  await assert.rejects(client().user("nobody-at-all"), failsWith("unknown_player", { status: 404 }));
  await assert.rejects(
    new Client("http://127.0.0.1:65431").account(),
    failsWith("offline", { status: 0, unsent: true }),
  );
  const stopped = client().account({ signal: AbortSignal.abort(new Error("stopped")) });
  await assert.rejects(stopped, /stopped/);
});

test("a limit is named and says when to come back", async () => {
  const token = await server.token("limited");
  const { id } = await client(token).challenges.open({ clockLimit: 300 });
  await client(token).challenges.accept(id);
  const hasty = new Client(server.address, { token });
  const chats = async () => {
    for (let times = 0; times < 9; times += 1) await hasty.board.chat(id);
  };
  await assert.rejects(chats(), (error) => {
    assert.ok(error.retryAfter >= 1);
    return failsWith("too_fast", { status: 429, limit: "chat" })(error);
  });
});

test("streams go on after a restart", async () => {
  const waits = [];
  const onWait = (error) => waits.push(error.code);
  const bot = new Client(server.address, { token: bots[0], patience: 30_000, onWait });
  const { id } = await bot.challenges.ai({ level: 1, color: "white", variant: "kakao" });
  await bot.bot.setup(id, "mssm");
  const game = bot.bot.stream(id);
  const once = bot.events({ reconnect: false });
  assert.equal((await next(game)).type, "gameFull");
  assert.equal((await next(once)).type, "gameStart");
  const rest = all(once);
  await server.stop();
  assert.deepEqual((await rest).at(-1), { type: "streamEnd", reason: "restart" });
  await server.restart();
  assert.deepEqual([(await next(game)).type, (await next(game)).type], ["streamEnd", "gameFull"]);
  const crashed = server.stop("SIGKILL").then(() => server.restart());
  await crashed;
  await bot.bot.move(id, "a4b4");
  let line = await next(game);
  while (line.type !== "gameFull") line = await next(game);
  await bot.bot.resign(id);
  assert.equal((await all(game)).at(-1).status, "resign");
  assert.ok(waits.includes("offline"), String(waits));
  const stopping = new AbortController();
  const events = bot.events({ signal: stopping.signal });
  stopping.abort();
  assert.deepEqual(await all(events), []);
});

test("the bot of the documentation plays", async () => {
  const page = readFileSync(join(here, "../../../docs/reference/api.md"), "utf8");
  const program = page.split("## From JavaScript")[1].split("```js\n")[1].split("```")[0];
  // The folder is inside the package, so that the program can import `janggun`.
  const folder = mkdtempSync(join(here, "documented-"));
  writeFileSync(join(folder, "bot.mjs"), program.replace("http://127.0.0.1:8080", server.address));
  const token = await server.token("documented");
  const env = { ...process.env, JANGGUN_TOKEN: token };
  const bot = spawn(process.execPath, ["bot.mjs"], { cwd: folder, env, stdio: "inherit" });
  try {
    await until(async () => (await client(token).playing()).nowPlaying.some((game) => game.hasMoved));
  } finally {
    bot.kill();
    rmSync(folder, { recursive: true });
  }
});
