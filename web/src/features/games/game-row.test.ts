// Tests that a row of the game list shows the speed, whether the game is rated, and the players.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import GameRow from "./GameRow.svelte";
import { en } from "../../texts/core.en.gen";
import { ko } from "../../texts/core.ko.gen";
import { addTexts } from "../../i18n/index.svelte";
import { nl } from "../../texts/core.nl.gen";
import { houseNameOfGame, keepHouseName } from "../../platform/rules/house-names";
import { settings } from "../../platform/settings.svelte";
import type { GameSummary } from "../../wire.gen";

const seat = { level: null, kind: "guest" as const, you: false };
const GAME: GameSummary = {
  id: "g",
  rules: "kakao@1",
  movement: "janggi",
  rated: false,
  speed: "rapid",
  phase: "playing",
  seats: { cho: { ...seat, you: true }, han: seat },
  turn: "cho",
  ply: 4,
  fen: null,
  verdict: null,
  created_ms: 0,
  updated_ms: 0,
};

let row: Record<string, unknown>;

function text(change: Partial<GameSummary>): string {
  row = mount(GameRow, { target: document.body, props: { game: { ...GAME, ...change } } });
  return document.querySelector(".row .hint")?.textContent ?? "";
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nothing there")));
});
afterEach(async () => {
  await unmount(row);
  vi.unstubAllGlobals();
});

test.each([
  ["en", en],
  ["ko", ko],
  ["nl", nl],
] as const)("a row says by what it was played in %s", async (lang, texts) => {
  const { games } = texts;
  addTexts(lang, texts);
  settings.lang = lang;
  expect(text({ rated: true, speed: "correspondence" })).toMatch(
    new RegExp(`.+ ·\\s.+ ·\\s${games.rated} ·\\s${games.plies({ n: 4 })} ·\\s.*1970`),
  );
  await unmount(row);
  const old = text({ rated: null, speed: null });
  expect(old.split(/ ·\s/)).toHaveLength(3);
  expect(old).not.toContain(games.rated);
});

test("an unnamed player is an opponent only in the reader's own games", async () => {
  addTexts("en", en);
  settings.lang = "en";
  text({});
  expect(document.querySelector(".players")?.textContent).toContain(en.seat.guest);
  await unmount(row);
  text({ seats: { cho: seat, han: seat } });
  expect(document.querySelector(".players")?.textContent).not.toContain(en.seat.guest);
  expect(document.querySelector(".players")?.textContent).toContain(en.seat.friend);
});

test("both players are named with a picture and a grade, and the reader is marked", () => {
  addTexts("en", en);
  settings.lang = "en";
  const rating = { rating: 1534, deviation: 60, provisional: false, grade: 15 };
  const named = { id: "guest:2", name: "Pine", account: true, rating };
  const player = { ...seat, you: true, player: named };
  const level = { level: 3, kind: "engine" as const, you: false };
  text({ seats: { cho: player, han: level } });
  const [cho, han] = [...document.querySelectorAll(".seat")];
  expect(cho?.textContent).toContain("Pine");
  expect(cho?.textContent).toContain("1534 · 4 geup");
  expect(cho?.textContent).toContain(en.seat.you);
  expect(han?.textContent).toContain(en.seat.engine({ level: 3 }));
  expect(document.querySelectorAll(".seat svg")).toHaveLength(2);
});

test("custom rules have the name that was given to them in this browser", async () => {
  settings.lang = "en";
  expect(text({ rules: null })).toContain(en.start.houseRules);
  await unmount(row);
  keepHouseName("g", "친목회 규칙");
  expect(text({ rules: null })).toContain("친목회 규칙");
  await unmount(row);
  expect(text({ rules: "kakao@1" })).not.toContain("친목회 규칙");
});

test("the name of one game's rules stays while those of many others are stored", () => {
  keepHouseName("first", "First");
  for (let at = 0; at < 299; at += 1) keepHouseName(`x${at}`, "Other");
  expect(houseNameOfGame("first")).toBe("First");
  keepHouseName("last", "Last");
  expect([houseNameOfGame("first"), houseNameOfGame("last")]).toEqual([null, "Last"]);
  row = mount(GameRow, { target: document.body, props: { game: GAME } });
});
