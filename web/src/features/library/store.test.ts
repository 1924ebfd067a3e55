// @vitest-environment node
// Tests of both storages of games, in the browser's database and in memory.
import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import type { NewGame } from "./heads";
import { MemoryStore, openStore, type RecordStore } from "./store";

const game = (name: string): NewGame => ({
  head: {
    file: "a.gib",
    players: { cho: name, han: null },
    event: null,
    date: null,
    setups: null,
    movement: "janggi",
    outcome: { winner: null, reason: "unstated" },
    plies: 0,
    fault: null,
    read: true,
    exact: name,
    moves: null,
  },
  text: { format: "gib", number: 1, line: 1, tooLong: false, bytes: new TextEncoder().encode(name) },
});
const names = (heads: readonly { players: { cho: string | null } }[]) => heads.map(({ players }) => players.cho);
const HOUR = 3_600_000;

let databases = 0;
const fresh = (): Promise<RecordStore> => {
  databases += 1;
  return openStore(`records ${databases}`);
};
const stores: [string, () => Promise<RecordStore>][] = [
  ["the browser's database", fresh],
  ["memory", () => Promise.resolve(new MemoryStore())],
];

describe.each(stores)("%s", (_, open) => {
  test("keeps games with their texts, under numbers of their own", async () => {
    const store = await open();
    const first = await store.add([game("가"), game("나")]);
    const second = await store.add([game("다")]);
    expect([...first, ...second].map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(names(await store.heads(0))).toEqual(["가", "나", "다"]);
    const texts = await store.texts([3, 99, 1]);
    expect(texts.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(["다", "가"]);
  });

  test("keeps what games are filed under", async () => {
    const store = await open();
    await store.add([game("가"), game("나")]);
    const filed = await store.file([2, 99], (tags) => [...tags, "결승"]);
    expect(filed.map(({ id, tags }) => [id, tags])).toEqual([[2, ["결승"]]]);
    expect((await store.heads(0)).map(({ tags }) => tags)).toEqual([undefined, ["결승"]]);
    await store.file([2], () => []);
    expect(
      (await store.heads(0)).map((head) => "tags" in head),
      "as before it was filed",
    ).toEqual([false, false]);
  });

  test("what is deleted comes back by undo, and its number is never given again", async () => {
    const store = await open();
    await store.add([game("가"), game("나"), game("다")]);
    const key = await store.remove([2, 3], 0);
    expect(names(await store.heads(0))).toEqual(["가"]);
    expect(await store.putBack(key)).toBe(true);
    expect(names(await store.heads(0))).toEqual(["가", "나", "다"]);
    await store.remove([3], 0);
    expect((await store.add([game("라")]))[0]?.id).toBe(4);
  });
});

test("the database keeps games over a reload, and forgets the deleted ones after a while", async () => {
  const name = "reloaded";
  const before = await openStore(name);
  await before.add([game("가"), game("나"), game("다")]);
  const soon = await before.remove([1], HOUR);
  const after = await openStore(name);
  expect(names(await after.heads(HOUR + 1)), "another tab may still undo").toEqual(["나", "다"]);
  expect(await before.putBack(soon)).toBe(true);
  const key = await before.remove([2], HOUR);
  expect(names(await after.heads(2 * HOUR))).toEqual(["가", "다"]);
  expect(await before.putBack(key)).toBe(false);
  expect(await after.texts([2])).toEqual([]);
});

test("a browser without a database keeps them in memory", async () => {
  const whole = indexedDB;
  Object.defineProperty(globalThis, "indexedDB", { value: undefined, configurable: true });
  const store = await openStore("none");
  Object.defineProperty(globalThis, "indexedDB", { value: whole, configurable: true });
  expect(store.lasting).toBe(false);
});
