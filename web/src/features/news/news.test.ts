// @vitest-environment node
// Selection of the games that are news, and the texts about them.
import { expect, test } from "vitest";
import type { GameSummary, SeatView, Side } from "../../wire.gen";
import { expectTexts } from "../../i18n/text-laws";
import { knownClubs, newsOf, seenUpTo } from "./news";
import { NEWS_TEXTS } from "../../texts/news.gen";

const seat = (more: Partial<SeatView>): SeatView => ({ kind: "guest", level: null, you: false, ...more });

function game(id: string, more: Partial<GameSummary> & { mine?: Side; against?: SeatView }): GameSummary {
  const { mine = "cho", against = seat({}), ...rest } = more;
  const other: Side = mine === "cho" ? "han" : "cho";
  const seats = { [mine]: seat({ you: true }), [other]: against } as GameSummary["seats"];
  const usual = { id, phase: "playing", turn: "cho", ply: 9, verdict: null, updated_ms: 10, seats };
  return { ...usual, ...rest } as GameSummary;
}
const VERDICT = { outcome: "cho", code: "checkmate" } as unknown as GameSummary["verdict"];
const over = { phase: "over", turn: null, verdict: VERDICT } as const;
const ids = (games: readonly GameSummary[]): string[] => games.map(({ id }) => id);

test("one's turn against a person is news, the longest wait first", () => {
  const games = [
    game("later", { updated_ms: 20 }),
    game("theirs", { turn: "han" }),
    game("han", { mine: "han", turn: "han" }),
    game("engine", { against: seat({ kind: "engine", level: 3 }) }),
    game("alone", { against: seat({ you: true }) }),
    game("arranging", { phase: "arranging", turn: null }),
  ];
  expect(ids(newsOf(games, 0).turns)).toEqual(["han", "later"]);
});

test("a game that begins is news if its players have little time and are both there", () => {
  const begun = { phase: "arranging", turn: null, ply: 0 } as const;
  const games = [
    game("round", { ...begun, speed: "rapid" }),
    game("by letter", { ...begun, speed: "correspondence" }),
    game("without a clock", { ...begun, speed: "unlimited" }),
    game("waits for somebody", { ...begun, speed: "rapid", against: seat({ kind: "open" }) }),
  ];
  expect(ids(newsOf(games, 0).turns)).toEqual(["round"]);
});

test("an end is news until it was seen, and what nobody played is none", () => {
  const games = [
    game("old", { ...over, updated_ms: 5 }),
    game("new", { ...over, updated_ms: 8 }),
    game("newest", { ...over, updated_ms: 9 }),
    game("called off", { ...over, updated_ms: 9, ply: 0 }),
    game("engine", { ...over, against: seat({ kind: "engine", level: 3 }) }),
  ];
  expect(ids(newsOf(games, 5).over)).toEqual(["newest", "new"]);
  expect(newsOf(games, seenUpTo(games)).over).toEqual([]);
  expect(seenUpTo([])).toBe(0);
});

test("news of clubs of a kind that this version does not know is left out", () => {
  const request = { id: "a", name: "종로", kind: "request" } as const;
  expect(knownClubs([request, { ...request, kind: "later" as never }])).toEqual([request]);
  expect(knownClubs()).toEqual([]);
});

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(NEWS_TEXTS, { least: 3, argument: () => 3 });
});
