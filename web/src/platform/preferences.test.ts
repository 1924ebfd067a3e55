import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followAccount, MEMO } from "./preference-sync";
import { merged, partOf } from "./preferences";
import { kept, saveSettings, settings, usualSettings } from "./settings.svelte";

const usual = { pieceSet: "learning", ground: "crosses" };

test.each([
  ["nothing chosen anywhere", usual, null, null, {}],
  [
    "sign-in: the account's counts",
    { ...usual, pieceSet: "hangul" },
    null,
    { pieceSet: "hanja" },
    { pieceSet: "hanja" },
  ],
  [
    "sign-in: what only this browser chose is added",
    { ...usual, ground: "river" },
    null,
    { pieceSet: "hanja" },
    { pieceSet: "hanja", ground: "river" },
  ],
  [
    "changed here since: here counts",
    { ...usual, ground: "river" },
    { ground: "cells" },
    { ground: "cells" },
    { ground: "river" },
  ],
  [
    "changed there since: there counts",
    { ...usual, ground: "cells" },
    { ground: "cells" },
    { ground: "river" },
    { ground: "river" },
  ],
  [
    "changed on both sides: here counts",
    { ...usual, ground: "circles" },
    { ground: "cells" },
    { ground: "river" },
    { ground: "circles" },
  ],
  ["back to the usual is a choice, too", usual, { ground: "cells" }, { ground: "cells" }, { ground: "crosses" }],
  ["what a newer app has put there stays", usual, {}, { future: 7 }, { future: 7 }],
])("%s", (_, here, agreed, there, result) => {
  expect(merged({ here, usual, agreed, there })).toEqual(result);
});

test("the appearance, the size of the board and vibration are the device's, the rest is the account's", () => {
  const all = usualSettings();
  const device = { theme: "auto", boardSize: "fit", vibration: false };
  expect(partOf("device", all)).toEqual(device);
  expect({ ...partOf("account", all), ...device }).toEqual(all);
});

/** Preferences stored by the fake server; `null` while it cannot be reached. */
let store: { account: object | null; device: object | null } | null;
const before = { ...settings };

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, before, { lang: "en" });
  store = { account: null, device: null };
  vi.stubGlobal("fetch", (path: string, init: { method: string; body?: string }) => {
    if (store === null) return Promise.reject(new TypeError("no network"));
    const scope = path.includes("?device=") ? "device" : "account";
    if (init.method === "PUT") store[scope] = JSON.parse(init.body ?? "").preferences;
    return Promise.resolve(new Response(JSON.stringify(store)));
  });
});
afterEach(async () => {
  await followAccount(null);
  vi.unstubAllGlobals();
});

/** Changes settings as the settings dialog does, and lets pending promises settle. */
async function choose(change: Partial<typeof settings>): Promise<void> {
  Object.assign(settings, change);
  saveSettings();
  for (let i = 0; i < 50; i++) await Promise.resolve();
}

test("a choice goes to the account, and the account's comes to the next device", async () => {
  await followAccount("guest:a");
  await choose({ pieceSet: "pictogram", theme: "dark" });
  expect(store).toMatchObject({ account: { pieceSet: "pictogram" }, device: { theme: "dark" } });

  await followAccount(null);
  localStorage.clear();
  if (store !== null) store.device = null;
  Object.assign(settings, before);
  await followAccount("guest:a");
  expect([settings.pieceSet, settings.theme]).toEqual(["pictogram", before.theme]);
});

test("after signing out everything is as it was before", async () => {
  await choose({ ground: "river" });
  if (store !== null) store.account = { ground: "cells" };
  await followAccount("guest:a");
  expect(settings.ground).toBe("cells");
  await followAccount(null);
  expect(settings.ground).toBe("river");
  expect(kept(MEMO)).toBe("null");
  await choose({ ground: "circles" });
  expect(store).toMatchObject({ account: { ground: "cells" } });
});

test("what is changed without a connection is sent later", async () => {
  await followAccount("guest:a");
  const there = store;
  store = null;
  await choose({ coords: "uci" });
  expect(settings.coords).toBe("uci");
  store = there;
  // Simulates a reload, after which only the browser's storage remains.
  const memo = kept(MEMO);
  await followAccount(null);
  localStorage.setItem(MEMO, memo ?? "");
  Object.assign(settings, { coords: "uci" });
  await followAccount("guest:a");
  expect([settings.coords, store?.account]).toEqual(["uci", expect.objectContaining({ coords: "uci" })]);
});
