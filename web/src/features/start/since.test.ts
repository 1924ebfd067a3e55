// @vitest-environment node
// Tests the news on the start page from one day to the next.
import { TERMS } from "janggun/glossary";
import { expect, test } from "vitest";
import type { GameSummary, SeatView, Side } from "../../wire.gen";
import { expectTexts } from "../../i18n/text-laws";
import { HOME_TEXTS } from "../../texts/home.gen";
import { replay } from "../../domain/replay";
import { REPLAYS, replayOfDay } from "../replayed/replays";
import { newsSince, readVisits, visited, type Visits } from "./since";
import DAILY_WORDS from "./words.json";

const DAY_MS = 86_400_000;
const seat = (you: boolean): SeatView => ({ kind: "guest", level: null, you });

function game(id: string, more: Partial<GameSummary>, mine: Side = "cho"): GameSummary {
  const seats = { cho: seat(mine === "cho"), han: seat(mine === "han") };
  return { id, phase: "playing", turn: "cho", ply: 9, verdict: null, updated_ms: 10, seats, ...more } as GameSummary;
}
const VERDICT = { outcome: "cho", code: "mate" } as unknown as GameSummary["verdict"];
const over = { phase: "over", turn: null, verdict: VERDICT } as const;

test("nothing is new on the first day; the next day everything since the last visit is, all day long", () => {
  const first = visited(null, 1, DAY_MS, 1500);
  expect(first.sinceMs).toBeNull();
  const later = visited(first, 1, DAY_MS + 5_000, 1480);
  expect(newsSince(later, [game("today", { ...over, updated_ms: DAY_MS + 1 })]).over).toEqual([]);
  const next = visited(later, 2, 2 * DAY_MS, 1520);
  expect(next).toMatchObject({ sinceMs: DAY_MS + 5_000, rating: 1480, lastRating: 1520 });
  const again = visited(next, 2, 2 * DAY_MS + 9, null);
  expect(again).toMatchObject({ sinceMs: DAY_MS + 5_000, rating: 1480, lastRating: 1520 });
  const news = newsSince(again, [
    game("old", { ...over, updated_ms: DAY_MS }),
    game("ended", { ...over, updated_ms: DAY_MS + 6_000 }),
    game("theirs", { turn: "han" }),
    game("mine", {}),
    game("called off", { ...over, ply: 0, updated_ms: 2 * DAY_MS }),
  ]);
  expect(news.over.map(({ id }) => id)).toEqual(["ended"]);
  expect(news.turns.map(({ id }) => id)).toEqual(["mine"]);
  expect(news.rating).toEqual({ before: 1480, after: 1520 });
});

test("visits are read as they were written, and anything else is none", () => {
  const visits: Visits = { day: 3, lastMs: 7, sinceMs: null, rating: null, lastRating: 1500 };
  expect(readVisits(JSON.stringify(visits))).toEqual(visits);
  for (const text of [null, "", "[]", "7", '{"day":"3"}', '{"day":3,"lastMs":1,"sinceMs":"x"}']) {
    expect(readVisits(text)).toBeNull();
  }
});

test("the games to replay go on to their ends, another one every day, and each has its story", () => {
  for (const { fen, moves } of REPLAYS) expect(replay(fen, moves)).toHaveLength(moves.length + 1);
  expect(new Set(REPLAYS.map((_, day) => replayOfDay(day).id)).size).toBe(REPLAYS.length);
  expect(REPLAYS.map(({ id }) => id).sort()).toEqual(Object.keys(HOME_TEXTS.en.stories).sort());
});

test("the words of the days are in the glossary", () => {
  for (const { id, hangul, romanised } of DAILY_WORDS) {
    expect(TERMS.find((term) => term.id === id)).toMatchObject({ hangul, romanised });
  }
});

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(HOME_TEXTS, { least: 25, argument: () => 3, noWords: [".over"] });
});
