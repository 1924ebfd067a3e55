// Tests that the list of own games on the page of verdicts leads to the verdicts of each finished game.
import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../platform/settings.svelte";
import { en as page } from "../../texts/verdict-page.gen";
import type { GameSummary } from "../../wire.gen";
import OwnGameChoice from "./OwnGameChoice.svelte";

const seat = { level: null, kind: "guest" as const, you: false };
const GAME: GameSummary = {
  id: "a",
  rules: "kakao@1",
  movement: "janggi",
  rated: false,
  speed: "rapid",
  phase: "over",
  seats: { cho: { ...seat, you: true }, han: seat },
  turn: null,
  ply: 4,
  fen: null,
  verdict: null,
  created_ms: 0,
  updated_ms: 0,
};

let list: Record<string, unknown>;

afterEach(async () => {
  await unmount(list);
  vi.unstubAllGlobals();
});

async function shown(games: readonly GameSummary[]): Promise<(string | null)[]> {
  settings.lang = "en";
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games, more: false })));
  list = mount(OwnGameChoice, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("section ul")).not.toBeNull());
  return [...document.querySelectorAll("section li a")].map((link) => link.getAttribute("href"));
}

test("each finished game leads to its verdicts, and the page says what to do", async () => {
  const games: GameSummary[] = [GAME, { ...GAME, id: "b", phase: "playing" }, { ...GAME, id: "c", ply: 0 }];
  expect(await shown(games)).toEqual(["/verdict?game=a"]);
  expect(document.querySelector("section p")?.textContent).toBe(page.choose);
});

test("without a finished game the page says so", async () => {
  expect(await shown([])).toEqual([]);
  expect(document.querySelector("section p")?.textContent).toBe(page.noGames);
});
