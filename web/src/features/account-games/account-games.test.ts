// Synchronisation of finished games with an account, with the real collection and database.
import "fake-indexeddb/auto";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadRecords } from "../library/samples";
import { Library } from "../library/library.svelte";
import { openStore } from "../library/store";
import type { Records } from "../../platform/records-module";
import type { AccountRecord, Me } from "../../wire.gen";
import { AccountGames, KEY } from "./account-games.svelte";

let records: Records;
beforeAll(async () => {
  records = await loadRecords();
});

const PLAYER = "guest:6NvQ54YFe0P";
const signedIn = (id: string): Me => ({
  player: { id, name: "한신", account: true, rating: null },
  account: { name: "한신", created_ms: 0, second_factor: false, recovery_codes: 0 },
});

/** Records of the fake server, which has one account. */
let rows: AccountRecord[] = [];
let online = true;
let me: Me = signedIn(PLAYER);
let asked: string[] = [];

beforeEach(() => {
  [rows, online, me, asked] = [[], true, signedIn(PLAYER), []];
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string, init: { method: string; body?: string }) => {
    if (!online) return Promise.reject(new TypeError("no network"));
    asked.push(`${init.method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(answer(path, init))));
  });
});
afterEach(() => vi.unstubAllGlobals());

function answer(path: string, { method, body }: { method: string; body?: string }): unknown {
  if (path === "/api/me") return me;
  if (method === "GET") {
    const after = Number(path.split("=")[1]);
    return { records: rows.filter(({ seq }) => seq > after), more: false };
  }
  const id = path.split("/").at(-1) ?? "";
  const seq = Math.max(0, ...rows.map((row) => row.seq)) + 1;
  const { record } = JSON.parse(body ?? "{}") as { record?: string };
  const kept = rows.find((row) => row.id === id);
  if (method === "PUT" && kept?.record !== undefined) return { id, seq: kept.seq };
  rows = [...rows.filter((row) => row.id !== id), { id, seq, ...(record === undefined ? {} : { record }) }];
  return { id, seq };
}

let databases = 0;
/** Creates a separate browser, and returns a function that opens a page in it. */
function browser(): () => { library: Library; games: AccountGames } {
  databases += 1;
  const name = `account games ${databases}`;
  return () => {
    const library = new Library({ codec: () => Promise.resolve(records), store: () => openStore(name), now: () => 0 });
    return { library, games: new AccountGames({ library }) };
  };
}

const game = (id: string, move = "a4b4"): string =>
  JSON.stringify({
    janggun: 1,
    start: { setup: { cho: "mssm", han: "smms" } },
    tags: [["GameId", id]],
    moves: [{ move }],
  });
const [ONE, TWO] = ["1".repeat(32), "2".repeat(32)];

test("nothing is sent or asked before the player says so, and nothing after he says no", async () => {
  const { library, games } = browser()();
  await library.addGame("here", game(ONE));
  await games.follow(PLAYER);
  expect([games.on, games.waiting, asked]).toEqual([null, 1, []]);
  await games.say(false);
  expect([games.on, games.waiting, asked]).toEqual([false, 1, []]);
  await games.say(true);
  expect([games.waiting, rows.length, games.problem]).toEqual([0, 1, null]);
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify({ [PLAYER]: true }));
});

test("games of two devices come together, each once, under a name of their own; a deletion reaches the other", async () => {
  const [here, other] = [browser()(), browser()()];
  for (const [one, id] of [
    [here, ONE],
    [other, TWO],
  ] as const) {
    await one.library.addGame("here", game(id));
    await one.games.follow(PLAYER);
    await one.games.say(true);
  }
  await here.games.exchange();
  expect([here.library.heads.length, other.library.heads.length]).toEqual([2, 2]);
  const keys = (library: Library) => library.heads.map(({ exact }) => exact).sort();
  expect(keys(here.library)).toEqual(keys(other.library));
  expect(other.library.heads.map(({ file }) => file).sort()).toEqual(["Games from my account", "here"]);
  const [first] = here.library.heads;
  await here.library.remove(first === undefined ? [] : [first]);
  await here.games.exchange();
  await other.games.exchange();
  expect([keys(here.library).length, keys(other.library)]).toEqual([1, keys(here.library)]);
  await here.library.undo();
  await here.games.exchange();
  await other.games.exchange();
  expect([here.library.heads.length, other.library.heads.length, other.games.waiting]).toEqual([2, 2, 0]);
});

test("without a network games wait, and are sent by another page of the browser later", async () => {
  const open = browser();
  const { library, games } = open();
  await games.follow(PLAYER);
  await games.say(true);
  online = false;
  await library.addGame("here", game(ONE));
  await games.exchange();
  expect([games.waiting, games.problem, rows]).toEqual([1, "offline", []]);
  online = true;
  const again = open();
  await again.games.follow(PLAYER);
  expect([again.games.on, again.games.waiting, again.games.problem, rows.length]).toEqual([true, 0, null, 1]);
  await games.exchange();
  expect([games.waiting, games.problem, rows.length, library.heads.length]).toEqual([0, null, 1, 1]);
});

test("only games of devices are sent, and none where somebody else is signed in by now", async () => {
  const { library, games } = browser()();
  await library.openText("friends.json", game("LqZ3xv0aJ9c"));
  await library.addGame("here", game(ONE));
  await games.follow(PLAYER);
  me = signedIn("guest:7");
  await games.say(true);
  expect([rows, games.waiting]).toEqual([[], 1]);
  me = signedIn(PLAYER);
  await games.exchange();
  expect(rows.map(({ record }) => record?.includes(ONE))).toEqual([true]);
});
