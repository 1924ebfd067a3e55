// A game on this device from its first move to its record, with a scripted engine.
import "fake-indexeddb/auto";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadRecords } from "../library/samples";
import { KEY, readGame } from "./game";
import { closeTables, fresh, loadTables, rules, table, type Table } from "./playing-double";
import { TAKE_BACK_MS } from "./playing.svelte";
import { fileUnfiled } from "./unfiled";
import { RULE_SETS } from "janggun";

beforeAll(() => loadTables(loadRecords()));
beforeEach(() => localStorage.clear());
afterEach(() => {
  closeTables();
  vi.useRealTimers();
});

test("the engine answers each move, and begins where the visitor plays Han", async () => {
  const { playing } = table();
  await playing.begin(fresh("cho"));
  expect([playing.myTurn, playing.game?.tokens.length]).toEqual([true, 0]);
  await playing.act("a4b4");
  expect([playing.myTurn, playing.game?.tokens.length, playing.thinking]).toEqual([true, 2, false]);
  await playing.act("a1a9");
  expect(playing.game?.tokens.length, "what is not legal is not played").toBe(2);
  await playing.undo();
  expect(playing.game?.tokens).toEqual([]);
  await playing.begin(fresh("han"));
  expect([playing.myTurn, playing.game?.tokens.length]).toEqual([true, 1]);
});

test("the engine does what its level does, also where that is no move", async () => {
  const { playing } = table({ engine: ["e7d7", "call"] });
  const casual = RULE_SETS.find(({ id }) => id === "casual");
  const law = { id: "casual", full: casual?.rules as unknown as Record<string, unknown> };
  await playing.begin({ ...fresh("cho"), rules: law });
  // After the second move, the generals face each other (빅장).
  for (const move of ["a4b4", "e4d4"]) await playing.act(move);
  expect([playing.failed, playing.over]).toEqual([false, true]);
  expect(playing.game?.tokens).toEqual(["a4b4", "e7d7", "e4d4", "call"]);
});

test("a reload goes on, and the engine answers what it owed", async () => {
  const away = table({ engine: "absent" });
  await away.playing.begin(fresh("cho"));
  await away.playing.act("a4b4");
  expect([away.playing.failed, away.playing.game?.tokens]).toEqual([true, ["a4b4"]]);
  const back = table();
  expect(back.playing.game).toEqual(away.playing.game);
  await back.playing.resume();
  expect([back.playing.failed, back.playing.game?.tokens.length, back.asked()]).toEqual([false, 2, 1]);
});

test("a finished game is in the collection once, whatever happens behind it", async () => {
  const { playing, library } = table();
  await playing.begin(fresh("cho"));
  await playing.act("a4b4");
  await playing.act("resign");
  expect(playing.over).toBe(true);
  await playing.settle();
  expect(library.heads.map(({ id, outcome, file }) => [id, outcome.winner, file])).toEqual([
    [1, "han", "이 기기의 대국"],
  ]);
  expect(playing.game?.record).toBe(1);
  await playing.act("i4h4");
  expect(playing.game?.tokens.at(-1), "nothing is played in a finished game").toBe("resign");
  await playing.resume();
  // Simulates a page that was closed before it stored the record's id.
  localStorage.setItem(KEY, JSON.stringify({ ...playing.game, record: null }));
  const again = table({ library });
  await again.playing.resume();
  expect([library.heads.length, again.playing.game?.record]).toEqual([1, 1]);
  await again.playing.leave();
  expect([again.playing.game, table().playing.game]).toEqual([null, null]);
});

/** Starts a game, and resigns after one move. */
const resigned = async (one: Table): Promise<void> => {
  await one.playing.begin(fresh("cho"));
  await one.playing.act("a4b4");
  await one.playing.act("resign");
};

test("what ended the game is taken back within the time: there is no record, and the game goes on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const one = table();
  const { playing, library } = one;
  await resigned(one);
  expect([playing.over, playing.canTakeBack, playing.game?.record]).toEqual([true, true, null]);
  await vi.advanceTimersByTimeAsync(TAKE_BACK_MS - 1);
  await playing.takeBack();
  expect([playing.over, playing.myTurn, playing.canTakeBack, playing.game?.tokens.length]).toEqual([
    false,
    true,
    false,
    2,
  ]);
  await vi.advanceTimersByTimeAsync(2 * TAKE_BACK_MS);
  await playing.settle();
  expect(library.heads, "nothing has ended").toEqual([]);
  await playing.act("i4h4");
  expect(playing.game?.tokens.length, "the engine answers").toBe(4);
});

test("after the time the end stands, with one record", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const one = table();
  const { playing, library } = one;
  await resigned(one);
  await vi.advanceTimersByTimeAsync(TAKE_BACK_MS - 1);
  expect([playing.canTakeBack, library.heads.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1);
  await playing.settle();
  expect([playing.canTakeBack, playing.game?.record, library.heads.length]).toEqual([false, 1, 1]);
  await playing.takeBack();
  await playing.undo();
  expect([playing.over, playing.game?.tokens.at(-1)]).toEqual([true, "resign"]);
});

test("a page that is left makes the record, once, whatever says so how often", async () => {
  const one = table();
  const { playing, library } = one;
  await resigned(one);
  await Promise.all([playing.settle(), playing.settle(), playing.leave()]);
  expect([library.heads.length, playing.game, localStorage.getItem(KEY)]).toEqual([1, null, "null"]);
  await resigned(one);
  const left = playing.leave();
  expect(playing.game, "another game may be set up at once").toBeNull();
  await playing.begin(fresh("cho"));
  await left;
  expect([library.heads.length, playing.game?.tokens, table().playing.game?.tokens]).toEqual([2, [], []]);
});

test("a page that was closed in between makes the record at the next visit, once", async () => {
  const closed = table();
  await resigned(closed);
  // Another page opens the game, while the first one receives no events.
  const { library } = closed;
  const back = table({ library });
  await back.playing.resume();
  expect([back.playing.over, back.playing.canTakeBack, back.playing.game?.record]).toEqual([true, false, 1]);
  await table({ library }).playing.resume();
  await closed.playing.takeBack();
  expect([library.heads.length, closed.playing.over, closed.playing.game?.record]).toEqual([1, true, 1]);
});

test("the page of records makes it, too, and leaves a game alone that goes on", async () => {
  const one = table();
  await one.playing.begin(fresh("cho"));
  await fileUnfiled(one.library, Promise.resolve(rules));
  await resigned(one);
  expect(one.library.heads).toEqual([]);
  await fileUnfiled(one.library, Promise.resolve(rules));
  await fileUnfiled(one.library, Promise.resolve(rules));
  expect([one.library.heads.length, table().playing.game?.record]).toEqual([1, 1]);
});

test.each(["settle", "leave"] as const)("a record that cannot be made now is made later (%s)", async (how) => {
  const one = table();
  let isFull = true;
  const addGame = one.library.addGame.bind(one.library);
  one.library.addGame = (file, text) => (isFull ? Promise.reject(new Error("full")) : addGame(file, text));
  await resigned(one);
  await one.playing[how]();
  expect([one.playing.canTakeBack, readGame(localStorage.getItem(KEY))?.record]).toEqual([false, null]);
  isFull = false;
  const back = table({ library: one.library });
  await back.playing.settle();
  expect([one.library.heads.length, back.playing.game?.record]).toEqual([1, 1]);
});

test("a pass that ends the game is taken back; what the engine ended is not", async () => {
  const passes = table({ engine: "passes" });
  await passes.playing.begin(fresh("cho"));
  await passes.playing.act("e2e2");
  expect([passes.playing.over, passes.playing.canTakeBack, passes.library.heads.length]).toEqual([true, false, 1]);

  const one = table({ engine: "passes" });
  await one.playing.begin(fresh("han"));
  await one.playing.act("e9e9");
  expect([one.playing.over, one.playing.canTakeBack]).toEqual([true, true]);
  await one.playing.takeBack();
  expect([one.playing.over, one.playing.myTurn, one.playing.game?.tokens]).toEqual([false, true, ["e2e2"]]);
});
