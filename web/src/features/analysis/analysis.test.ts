// @vitest-environment node
// The engine's analysis of a game, best moves as texts and arrows, and hints.
import { expect, test } from "vitest";
import { replay } from "../../domain/replay";
import { loadTexts } from "../../i18n/index.svelte";
import { ApiError } from "../../platform/http";
import { hintsAllowed } from "./allowed";
import { Analysis, GAME_NODES, LOOK_NODES, SURE_NODES, type Subject } from "./analysis.svelte";
import type { Search } from "../../platform/engine-client";
import { arrowsOf, marksOf } from "./arrows";
import { settings } from "../../platform/settings.svelte";
import { lineTexts } from "./lines";
import type { EngineAnswer, Line, SearchRequest } from "../../platform/engine-protocol";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
const MOVES = ["a4b4", "offer", "a7b7", "e2e2"];

const subject = (more: Partial<Subject> = {}): Subject => ({
  rules: "kakao",
  movement: "janggi",
  claims: "auto",
  fen: START,
  tokens: MOVES,
  frames: replay(START, MOVES),
  ending: null,
  fenAt: () => null,
  ...more,
});

type Asked = SearchRequest & { answer: (answer: EngineAnswer | null) => void };

class FakeClient {
  asked: Asked[] = [];
  constructor(private readonly reply: ((request: SearchRequest) => EngineAnswer) | null = null) {}
  search(request: SearchRequest): Search {
    let give: (answer: EngineAnswer | null) => void = () => undefined;
    const answer = new Promise<EngineAnswer | null>((done) => (give = done));
    this.asked.push({ ...request, answer: give });
    if (this.reply !== null) give(this.reply(request));
    return { answer, stop: () => give(null) };
  }
}

const line = (move: string, chance: number): Line => ({ move, score: { cp: chance - 500 }, chance, pv: [move] });
const answer = (...lines: Line[]): EngineAnswer => ({ ok: true, depth: 9, nodes: 1, ms: 1, lines });

test("a whole game is looked at from its end, weak moves twice", async () => {
  // Cho's winning chance is 60 % before the first action. After it, Han's is 70 % in every position.
  const client = new FakeClient(({ moves = [] }) =>
    answer(line("i4h4", moves.length === 0 ? 600 : moves.length === 3 ? 300 : 700)),
  );
  const analysis = new Analysis(subject(), client);
  await analysis.all();
  expect(client.asked.map(({ moves = [], search }) => [moves.length, search.nodes])).toEqual([
    [4, GAME_NODES],
    [3, GAME_NODES],
    [1, GAME_NODES],
    [0, GAME_NODES],
    [1, SURE_NODES],
    [0, SURE_NODES],
  ]);
  expect(analysis.complete).toBe(true);
  expect(analysis.progress).toBeNull();
  expect(analysis.verdicts).toMatchObject([{ ply: 1, side: "cho", weakness: "blunder" }]);
});

test("a stopped run keeps what it found; a look does not wait behind it", async () => {
  const client = new FakeClient();
  const analysis = new Analysis(subject(), client);
  const all = analysis.all();
  client.asked[0]?.answer(answer(line("i4h4", 500)));
  await new Promise((done) => setTimeout(done));
  expect(analysis.progress).toEqual({ done: 1, of: 4 });
  analysis.stop();
  await all;
  expect(analysis.complete).toBe(false);
  expect(analysis.evaluations.map((one) => one !== null)).toEqual([false, false, false, true]);
  void analysis.look(1);
  expect(client.asked.at(-1)?.search.nodes).toBe(LOOK_NODES);
  analysis.close();
});

test("an ending on the board is the result; moves that the rules refuse are looked at as positions", async () => {
  const over = new Analysis(subject({ ending: { winner: "han" } }), new FakeClient(() => answer()));
  await over.look(3);
  expect(over.evaluations[3]?.standing).toEqual({ cho: 0, what: { kind: "over", winner: "han" } });

  const refusing = new FakeClient(({ moves = [] }) =>
    moves.length > 0 ? { ok: false, error: { code: "refused_move", facts: {} } } : answer(line("i4h4", 650)),
  );
  const record = new Analysis(subject({ fenAt: () => START }), refusing);
  await record.look(2);
  expect(refusing.asked).toHaveLength(2);
  expect(record.evaluations[2]?.standing.cho).toBeCloseTo(0.65);
});

test("an engine that cannot be had is said once, and may be asked again", async () => {
  const analysis = new Analysis(subject(), {
    search: () => ({ answer: Promise.reject(new Error("offline")), stop: () => undefined }),
  });
  await analysis.all();
  expect(analysis.failed).toBe("engine");
  expect(analysis.progress).toBeNull();
  expect(analysis.complete).toBe(false);
});

test("the server's analysis is followed to its end and taken where it is deeper", async () => {
  const seen = (chance: number) => ({
    depth: 14,
    nodes: 150_000,
    score: { cp: chance - 500 },
    chance,
    best: "b1c3",
    pv: ["b1c3"],
  });
  const begun = { state: "running" as const, done: 1, of: 3, positions: [null, null, seen(700)] };
  const done = { state: "done" as const, done: 3, of: 3, positions: [seen(500), seen(900), seen(700)] };
  const server = { start: () => Promise.resolve(begun), look: () => Promise.resolve(done) };
  const client = new FakeClient();
  const analysis = new Analysis(subject({ ending: { winner: "cho" } }), client);
  await analysis.onServer(server, 1);
  expect(client.asked).toEqual([]);
  expect(analysis.complete).toBe(true);
  expect(analysis.progress).toBeNull();
  expect(analysis.evaluations.map((one) => one?.standing.cho.toFixed(1))).toEqual(["0.5", "0.1", "0.7", "1.0"]);
  expect(analysis.verdicts.map(({ ply, weakness }) => [ply, weakness])).toEqual([
    [1, "blunder"],
    [2, "blunder"],
  ]);

  const refused = new Analysis(subject(), client);
  await refused.onServer({ ...server, start: () => Promise.reject(new ApiError("too_many_analyses", 429)) });
  expect(refused.failed).toEqual({ code: "too_many_analyses" });
  expect(refused.progress).toBeNull();
});

test("best actions as text and on the board", async () => {
  const from = { fen: START, moves: ["a4b4", "offer"], rules: "kakao", movement: "janggi" } as const;
  settings.notation = "western";
  expect(lineTexts(from, ["a7b7", "b1c3"], null)).toEqual(["P41-42", "H02-83"]);
  settings.lang = "nl";
  await loadTexts();
  expect(lineTexts(from, ["a7b7", "b1c3"], null), "with Dutch letters").toEqual(["S41-42", "P02-83"]);
  settings.lang = "en";
  settings.notation = "korean";
  expect(lineTexts(from, ["e9e9"], null)).toEqual(["한수쉼"]);
  expect(arrowsOf("b1c3")).toEqual([{ from: "b1", to: "c3", kind: "main" }]);
  expect([arrowsOf("e9e9"), marksOf("e9e9"), marksOf("b1c3")]).toEqual([[], [{ square: "e9", kind: "good" }], []]);
});

test("hints: against the engine and alone, never between two people, never for those who watch", () => {
  const seat = (kind: "guest" | "engine" | "open", you: boolean) => ({ kind, you, level: null });
  const view = (cho: ReturnType<typeof seat>, han: ReturnType<typeof seat>, phase: "playing" | "over" = "playing") =>
    hintsAllowed({ phase, rules: { id: "kakao@1", full: {} }, seats: { cho, han } });
  expect(view(seat("guest", true), seat("engine", false))).toBe(true);
  expect(view(seat("guest", true), seat("guest", true))).toBe(true);
  expect(view(seat("guest", true), seat("guest", false))).toBe(false);
  expect(view(seat("guest", true), seat("open", false))).toBe(false);
  expect(view(seat("guest", false), seat("engine", false))).toBe(false);
  expect(view(seat("guest", true), seat("engine", false), "over")).toBe(false);
});
