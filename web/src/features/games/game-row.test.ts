// A row of the game list shows the kind of game.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import GameRow from "./GameRow.svelte";
import { en } from "../../texts/core.en.gen";
import { ko } from "../../texts/core.ko.gen";
import { addTexts } from "../../i18n/index.svelte";
import { nl } from "../../texts/core.nl.gen";
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
] as const)("rated and correspondence games are told apart in %s", async (lang, texts) => {
  const { games } = texts;
  addTexts(lang, texts);
  settings.lang = lang;
  expect(text({ rated: true, speed: "correspondence" })).toContain(`${games.rated} · ${games.correspondence} · `);
  await unmount(row);
  for (const usual of [{}, { rated: null, speed: null }]) {
    const shown = text(usual);
    expect(shown).not.toContain(games.rated);
    expect(shown).not.toContain(games.correspondence);
    await unmount(row);
  }
  row = mount(GameRow, { target: document.body, props: { game: GAME } });
});
