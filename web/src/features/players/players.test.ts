// Tests of the player pages with a fake server, of the graph, and of the grades in the documentation.
import { gradeName } from "../../i18n/grades";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaves } from "../../i18n/text-laws";
import { reader } from "../../platform/me.svelte";
import { settings } from "../../platform/settings.svelte";
import type { LadderView, PlayerView, RatingPoint } from "../../wire.gen";
import { graphOf } from "./graph";
import { GRADES, ratingsOf } from "../../domain/ladders";
import LeaderboardPage from "./LeaderboardPage.svelte";
import PlayerPage from "./PlayerPage.svelte";
import { PLAYERS_TEXTS } from "../../texts/players.gen";
import { en } from "../../texts/players.gen";

const KIM: PlayerView = { id: "guest:kkkkkkkkkkk", name: "kim<b>", account: true, rating: null };
const ME: PlayerView = { id: "guest:mmmmmmmmmmm", name: "me", account: true, rating: null };

const ladder = (speed: string, rating: number, wins: number, provisional = false): LadderView => ({
  movement: "janggi",
  speed,
  rating: { rating, deviation: 80, provisional, grade: provisional ? null : 18 },
  results: { wins, draws: 1, losses: 2 },
  rated_ms: 0,
});
const point = (game: string, rating: number, gained: number): RatingPoint => ({
  game,
  rated_ms: 0,
  rating,
  gained,
  deviation: 60,
});

let page: Record<string, unknown> | null = null;
let answers: Record<string, object> = {};
let asked: string[] = [];

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await tick();
}

beforeEach(() => {
  settings.lang = "en";
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: { method: string }) => {
    asked.push(`${init.method} ${path}`);
    const answer = answers[path];
    if (answer !== undefined) return Promise.resolve(new Response(JSON.stringify(answer)));
    const error = { code: "unknown_player", detail: "", facts: {} };
    return Promise.resolve(new Response(JSON.stringify({ error }), { status: 404 }));
  });
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  reader.current = null;
  vi.unstubAllGlobals();
});

const text = (): string => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";

async function openPlayer(): Promise<void> {
  page = mount(PlayerPage, { target: document.body, props: { id: KIM.id } });
  await settle();
}

test("a player's ratings, the history of the one played most, and the score against the reader", async () => {
  reader.become({ player: ME, account: null });
  answers = {
    [`/api/players/${KIM.id}/ratings`]: {
      player: KIM,
      ratings: [ladder("blitz", 1500, 1, true), ladder("rapid", 1890, 30)],
    },
    [`/api/players/${KIM.id}/ratings/janggi/rapid`]: { points: [point("g1", 1880, 12), point("g2", 1890, 10)] },
    [`/api/players/${KIM.id}/ratings/janggi/blitz`]: { points: [point("g3", 1500, -7)] },
    [`/api/players/${ME.id}/score/${KIM.id}`]: { results: { wins: 3, draws: 1, losses: 2 } },
    [`/api/account/blocks/${KIM.id}`]: { blocked: [KIM] },
  };
  await openPlayer();
  expect(document.querySelector("h1")?.textContent).toContain("kim<b>");
  const rows = [...document.querySelectorAll("#ratings ~ .scroll tbody tr")].map((row) => row.textContent ?? "");
  expect(rows.map((row) => [row.includes("1500?"), row.includes("1 geup")])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(text()).toContain(en.player.scoreIs({ wins: 3, draws: 1, losses: 2 }));
  const graph = (): string | null | undefined => document.querySelector('svg[role="img"]')?.getAttribute("aria-label");
  expect(graph()).toBe(en.history.graph({ n: 2, first: 1880, last: 1890, best: 1890 }));
  const games = (): (string | null)[] =>
    [...document.querySelectorAll('a[href^="/game/"]')].map((link) => link.getAttribute("href"));
  expect(games(), "the last one first").toEqual(["/game/g2", "/game/g1"]);

  document.querySelector<HTMLButtonElement>("tbody button")?.click();
  await settle();
  expect(games()).toEqual(["/game/g3"]);
  expect(text()).toContain("−7");

  [...document.querySelectorAll("button")].find((one) => one.textContent === en.player.block)?.click();
  await settle();
  expect(asked).toContain(`PUT /api/account/blocks/${KIM.id}`);
  expect(text()).toContain(en.player.blocked);
});

test("a guest has no ratings, one's own page no score, and nobody is told to be nobody", async () => {
  const guest = { ...KIM, name: null, account: false };
  reader.become({ player: guest, account: null });
  answers = { [`/api/players/${KIM.id}/ratings`]: { player: guest, ratings: [] } };
  await openPlayer();
  for (const said of [en.player.guest, en.player.you, "Guest"]) expect(text()).toContain(said);
  expect(text()).not.toContain(en.player.score);
  expect(asked.filter((one) => one.includes("/score/"))).toEqual([]);
});

test("without such a player the page says so", async () => {
  answers = {};
  await openPlayer();
  expect(document.querySelector('[role="status"]')?.textContent).toBe("There is no such player.");
});

test("the leaderboard names places, players and pages", async () => {
  reader.become({ player: ME, account: null });
  const rating = { rating: 2100, deviation: 60, provisional: false, grade: 20 };
  const rows = [KIM, ME].map((player, i) => ({
    rank: 51 + i,
    player: { ...player, rating },
    results: { wins: 9, draws: 0, losses: 1 },
  }));
  answers = { "/api/leaderboard/janggi/rapid?page=2": { page: 2, rows, more: true } };
  page = mount(LeaderboardPage, { target: document.body, props: { movement: null, speed: null, page: 2 } });
  await settle();
  const [first, own] = [...document.querySelectorAll("tbody tr")];
  expect(first?.textContent).toContain("51");
  expect(first?.querySelector("a")?.getAttribute("href")).toBe(`/player/${KIM.id}`);
  expect(first?.textContent?.replaceAll(/\s+/g, " ")).toContain("2100 · 2 dan");
  expect(own?.className).toContain("own");
  const links = [...document.querySelectorAll(".pages a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/leaderboard/janggi/rapid", "/leaderboard/janggi/rapid?page=3"]);
});

test("a list that cannot be loaded can be loaded again, and one's own page without ratings leads to them", async () => {
  answers = {};
  page = mount(LeaderboardPage, { target: document.body, props: { movement: null, speed: null, page: 1 } });
  await settle();
  const ways = [...document.querySelectorAll(".empty :is(a, button)")].map(
    (way) => way.getAttribute("href") ?? "button",
  );
  expect(ways).toEqual(["button", "/lobby"]);
  for (const [account, href] of [
    [true, "/lobby"],
    [false, "/account"],
  ] as const) {
    await unmount(page);
    const player = { ...KIM, account };
    answers = { [`/api/players/${KIM.id}/ratings`]: { player, ratings: [] } };
    reader.become({ player, account: null });
    await openPlayer();
    expect(document.querySelector("section .button.main")?.getAttribute("href")).toBe(href);
    reader.become({ player: ME, account: null });
    await settle();
    expect(document.querySelector("section .button.main")).toBeNull();
  }
});

test("the graph: ratings grow upwards, games go to the right, the band is a deviation wide", () => {
  const graph = graphOf([point("a", 1500, 0), point("b", 1560, 60)], 100, 200);
  // The range from 1440 to 1620 is extended to 1400–1650, in steps of 50: 0.8 units per rating point.
  expect(graph.ticks).toEqual([1400, 1450, 1500, 1550, 1600, 1650].map((rating, i) => ({ rating, y: 200 - 40 * i })));
  expect(graph.line).toBe("0,120 100,72");
  expect(graph.band).toBe("0,72 100,24 100,120 0,168");
  expect(graph.end).toEqual({ x: 100, y: 72 });
  expect(graphOf([point("a", 1500, 0)], 100, 200).line).toMatch(/^50,/);
});

test("grades and their ratings are those of docs/ratings.md", () => {
  settings.lang = "ko";
  const docs = readFileSync(resolve(import.meta.dirname, "../../../../docs/ratings.md"), "utf8");
  const rows = [...docs.matchAll(/^\| (\d+[급단]) \| (.*) \|$/gm)].map(([, grade, range]) => [grade, range]);
  const say = (n: number | null): string => n?.toLocaleString("en") ?? "";
  const ours = Array.from({ length: GRADES }, (_, i) => {
    const { from, to } = ratingsOf(i + 1);
    const range = from === null ? `up to ${say(to)}` : to === null ? `from ${say(from)}` : `${say(from)} to ${say(to)}`;
    return [gradeName(i + 1), range];
  });
  expect(ours).toEqual(rows);
});

test("every language has every text, Korean in hangul", () => {
  const facts = { n: 3, to: 1, from: 1, first: 1, last: 2, best: 2, wins: 1, draws: 1, losses: 1, ladder: "장기" };
  const words: Readonly<Record<string, unknown>> = { ...facts, movement: "장기", speed: "속기" };
  const argument = (name: string): unknown => words[name];
  for (const [path, one] of leaves(PLAYERS_TEXTS.ko, argument))
    if (!path.endsWith("between")) expect(one, path).toMatch(/[가-힣]/);
  for (const [path, one] of leaves(PLAYERS_TEXTS.nl, argument)) expect(one.trim(), path).not.toBe("");
  for (const { about } of Object.values(PLAYERS_TEXTS)) expect(about.lines).toHaveLength(en.about.lines.length);
});

test("a player is challenged by the account's name, a guest by key, and oneself by nobody", async () => {
  const link = (): string | null =>
    document.querySelector('a[href^="/lobby?challenge="]')?.getAttribute("href") ?? null;
  reader.become({ player: ME, account: null });
  const ratings = `/api/players/${KIM.id}/ratings`;
  answers = { [ratings]: { player: KIM, ratings: [] } };
  await openPlayer();
  expect(link()).toBe("/lobby?challenge=kim%3Cb%3E");
  for (const [player, href] of [
    [{ ...KIM, account: false }, "/lobby?challenge=guest%3Akkkkkkkkkkk"],
    [KIM, null],
  ] as const) {
    if (href === null) reader.become({ player: KIM, account: null });
    answers = { [ratings]: { player, ratings: [] } };
    if (page !== null) await unmount(page);
    await openPlayer();
    expect(link()).toBe(href);
  }
});
