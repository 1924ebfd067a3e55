// @vitest-environment node
// The story of a reviewed game: the moves it shows, its start, the losing move, and the consequences.
import { expect, test } from "vitest";
import { dropsFor, review, type Evaluation, type Verdict } from "../analysis/review";
import type { Standing } from "../analysis/score";
import { piecesOfFen, type Piece } from "../../domain/position";
import { playersIn, readerOf } from "./reader";
import { settings } from "../../platform/settings.svelte";
import { chaptersOf, consequenceOf, finalStanding, losingMove, meritOf, openingOf, worstOf } from "./story";
import { storyTexts } from "./story-texts";

const weak = (ply: number, side: "cho" | "han", before: number, after: number): Verdict => {
  const lost = before - after;
  return { ply, side, before, after, weakness: lost >= 0.22 ? "blunder" : lost >= 0.15 ? "mistake" : "dubious" };
};
const GAME = [
  weak(3, "cho", 0.55, 0.45),
  weak(9, "cho", 0.6, 0.4),
  weak(12, "han", 0.6, 0.3),
  weak(21, "cho", 0.7, 0.2),
  weak(31, "cho", 0.3, 0),
];

test("only the reader's mistakes are told, dubious moves only where nothing is worse", () => {
  expect(chaptersOf(GAME, "cho").map(({ ply }) => ply)).toEqual([9, 21, 31]);
  expect(chaptersOf(GAME, null).map(({ ply }) => ply)).toEqual([9, 12, 21, 31]);
  expect(chaptersOf(GAME.slice(0, 1), "cho").map(({ ply }) => ply)).toEqual([3]);
  expect(chaptersOf(GAME, "han").map(({ ply }) => ply)).toEqual([12]);
});

test("it begins where the lead changed first, or else at the move that lost the most", () => {
  expect(openingOf(chaptersOf(GAME, "cho"))?.ply).toBe(9);
  expect(worstOf(chaptersOf(GAME, "cho"))?.ply).toBe(21);
  expect(openingOf([weak(5, "cho", 0.3, 0.15), weak(7, "cho", 0.4, 0.1)])?.ply).toBe(7);
  expect(openingOf([])).toBeNull();
});

test("the losing move is the last by which the loser gave the lead away", () => {
  expect(losingMove(GAME, "cho")?.ply).toBe(21);
  expect(losingMove(GAME.slice(4), "cho")).toBeNull();
  expect(losingMove(GAME, null)).toBeNull();
});

const evaluated = (what: Standing["what"], best: string | null = null): Evaluation => ({
  standing: { cho: 0.5, what },
  best,
  pv: best === null ? [] : [best],
  depth: 9,
  nodes: 9,
});
const points = (of: number, best: string | null = null): Evaluation => evaluated({ kind: "points", points: of }, best);
test.each([
  ["cho", 0.93, "winning"],
  ["cho", 0.5, "even"],
  ["cho", 0.49, null],
  ["han", 0.07, "winning"],
  ["han", 0.55, null],
] as const)("%s resigned at a chance of %d for Cho: %s", (side, cho, found) => {
  const last = { ...points(0), standing: { cho, what: { kind: "points" as const, points: 0 } } };
  expect(finalStanding(side, last)).toBe(found);
  expect(finalStanding(side, { ...last, standing: { cho, what: { kind: "over", winner: null } } })).toBeNull();
});

/** Pieces of a position: Cho's chariot is on a1, Han's on a10. */
const PIECES = piecesOfFen("r3k4/9/9/9/9/9/9/9/4K4/R8 b - - 0 1") ?? {};

test.each([
  [points(1), evaluated({ kind: "mate", winner: "han", moves: 3 }), { kind: "lost", moves: 3 }],
  [points(1), evaluated({ kind: "mate", winner: "cho", moves: 3 }), { kind: "chance" }],
  [points(1), points(-12, "a10a1"), { kind: "capture", piece: { side: "cho" }, by: { side: "han", role: "r" } }],
  // An exchange: the capturing chariot is recaptured.
  [points(1), points(0, "a10a1"), { kind: "points", points: 1 }],
  [points(4), points(0, "a10b10"), { kind: "points", points: 4 }],
  [points(0.4), points(0, "a10a10"), { kind: "chance" }],
  [points(9), evaluated({ kind: "over", winner: null }), { kind: "ended", winner: null }],
  [points(9), evaluated({ kind: "over", winner: "han" }), { kind: "ended", winner: "han" }],
  [points(1), { ...points(-12, "a10a2"), pv: ["a10a2", "e2d2", "a2a1"] }, { kind: "later", piece: { role: "r" } }],
  // The capturing piece is recaptured.
  [points(1), { ...points(0, "a10a2"), pv: ["a10a2", "e2d2", "a2a1", "e2a1"] }, { kind: "points", points: 1 }],
])("what a move led to: %#", (before, after, expected) => {
  expect(consequenceOf(weak(1, "cho", 0.6, 0.3), before, after, PIECES)).toMatchObject(expected);
});

/** Pieces of a position. Cho: chariot on a1, horse on c1. Han: chariot on a10, cannon on c8, soldier on e5. */
const BEFORE = piecesOfFen("r3k4/9/2c6/9/9/4p4/9/9/4K4/R1N6 w - - 0 1") ?? {};

test.each([
  ["a mate", evaluated({ kind: "mate", winner: "cho", moves: 2 }), null, ["a1a2"], { kind: "win", moves: 2 }],
  ["a mate by the other side", evaluated({ kind: "mate", winner: "han", moves: 2 }), null, ["a1b1", "a10a9"], null],
  ["a capture", points(9), null, ["a1a10", "e10d10"], { kind: "capture", piece: { side: "han", role: "r" } }],
  ["an exchange", points(-9), null, ["a1c8", "a10c8"], null],
  ["the attacker is taken", points(9), "a10a1", ["a1a10"], { kind: "attacker", piece: { side: "han", role: "r" } }],
  ["the attacked piece moves", points(0), "a10a1", ["a1b1", "a10a9"], { kind: "escape", piece: { role: "r" } }],
  ["it moves and is taken", points(-9), "a10a1", ["a1a9", "a10a9"], null],
  [
    "the next move takes",
    points(3),
    null,
    ["c1d3", "e10d10", "d3e5", "a10a9"],
    { kind: "threat", piece: { role: "p" } },
  ],
  ["it is taken back", points(-9), null, ["c1d3", "e10d10", "d3e5", "a10e5"], null],
  ["a quiet move", points(-8.6), null, ["a1b1", "a10b10"], null],
  ["a quiet move that keeps points", points(-4), null, ["a1b1", "a10b10"], { kind: "points", points: 5 }],
  ["a pass", points(-9), null, ["e2e2"], null],
])("why a move is better: %s", (_, before, reply, line, expected) => {
  const choice = { before, after: points(-9, reply), played: "e2d2", line, pieces: BEFORE, factsAfter: () => null };
  const merit = meritOf(weak(1, "cho", 0.6, 0.3), choice);
  if (expected === null) expect(merit).toBeNull();
  else expect(merit).toMatchObject(expected);
});

test("where the other move loses by force, the better one prevents the loss, unless it loses as well", () => {
  const lost = evaluated({ kind: "mate", winner: "han", moves: 2 });
  const choice = { after: lost, played: "e2d2", line: ["a1a10"], pieces: BEFORE, factsAfter: () => null };
  expect(meritOf(weak(1, "cho", 0.6, 0), { ...choice, before: points(0) })).toEqual({ kind: "saved" });
  expect(meritOf(weak(1, "cho", 0.1, 0), { ...choice, before: lost })).toMatchObject({ kind: "capture" });
});

/** Han's reply c10c1 would take the horse on c1. The better move is Cho's a1a5, by the chariot. */
test.each([
  ["no reply takes the horse", { a1a5: ["e10d10"] }, { kind: "shield", piece: { role: "n" } }],
  ["another piece can take it", { a1a5: ["g3c1"] }, null],
  ["it can be taken back now", { a1a5: ["c10c1"], "a1a5 c10c1": ["a5c1"] }, { kind: "guard", piece: { role: "n" } }],
  ["it could be taken back before", { a1a5: ["c10c1"], "a1a5 c10c1": ["a5c1"], "e2d2 c10c1": ["a1c1"] }, null],
  ["it cannot be taken back", { a1a5: ["c10c1"], "a1a5 c10c1": ["a5b5"] }, null],
  ["unknown", {}, null],
])("a piece that stays is defended: %s", (_, legal: Readonly<Record<string, string[] | undefined>>, expected) => {
  const factsAfter = (moves: readonly string[]): { legal: readonly string[]; check: boolean } | null => {
    const known = legal[moves.join(" ")];
    return known === undefined ? null : { legal: known, check: false };
  };
  const line = ["a1a5", "e10d10"];
  const choice = { before: points(-9), after: points(-9, "c10c1"), played: "e2d2", line, pieces: BEFORE };
  const merit = meritOf(weak(1, "cho", 0.6, 0.3), { ...choice, factsAfter });
  if (expected === null) expect(merit).toBeNull();
  else expect(merit).toMatchObject(expected);
  const inCheck = (moves: readonly string[]): ReturnType<typeof factsAfter> => {
    const facts = factsAfter(moves);
    return facts === null ? null : { ...facts, check: true };
  };
  expect(meritOf(weak(1, "cho", 0.6, 0.3), { ...choice, factsAfter: inCheck }), "after a check").toBeNull();
});

test("what the consequence has said is not said again", () => {
  settings.lang = "en";
  const nothing = { played: "e2d2", line: ["a1b1"], pieces: BEFORE, factsAfter: () => null };
  const words = {
    piecesAfter: BEFORE,
    reply: "C1",
    line: "C1 P2 H2",
    nameOf: ({ role }: Piece) => (role === "c" ? "cannon" : "horse"),
  };
  const points3 = storyTexts(weak(1, "cho", 0.6, 0.3), { ...nothing, before: points(3), after: points(0) }, words);
  expect(points3).toEqual({ consequence: "It costs about 3 points.", merit: "" });
  const capture = { ...nothing, before: points(3), after: points(-2, "c8c1") };
  expect(storyTexts(weak(1, "cho", 0.6, 0.3), capture, words)).toEqual({
    consequence: "The cannon can then take the horse (C1).",
    merit: "It is worth about 5 points more.",
  });
});

test("a capture after the best reply is told with the whole line", () => {
  settings.lang = "en";
  const after = { ...points(-12, "a10a2"), pv: ["a10a2", "e2d2", "a2a1"] };
  const choice = { before: points(1), after, played: "e1e2", line: [], pieces: PIECES, factsAfter: () => null };
  const words = { piecesAfter: PIECES, reply: "R2", line: "R2 Kd2 Rx1", nameOf: () => "chariot" };
  expect(storyTexts(weak(1, "cho", 0.6, 0.3), choice, words).consequence).toBe(
    "In the line R2 Kd2 Rx1, the chariot is lost.",
  );
});

test("the weaker the reader, the fewer moves are told, and never another one", () => {
  const moves = Array.from({ length: 60 }, () => ({ side: "cho" as const, move: "a1a2" }));
  const evaluations = Array.from({ length: 61 }, (_, at) => ({
    ...points(0),
    standing: { cho: at % 2 === 0 ? 0.9 : 0.9 - at / 100, what: { kind: "points" as const, points: 0 } },
  }));
  const told = (grade: number | null): number[] => review(moves, evaluations, dropsFor(grade)).map(({ ply }) => ply);
  const grades = Array.from({ length: 27 }, (_, at) => at + 1);
  for (const [one, other] of grades.slice(1).map((grade) => [told(grade - 1), told(grade)] as const)) {
    expect(other).toEqual(expect.arrayContaining([...one]));
  }
  expect(told(1).length).toBeLessThan(told(19).length);
  expect([told(19), told(27)]).toEqual([told(null), told(null)]);
});

test("the reader of a record is who played the engine, or whom it calls you", () => {
  const grade = (level: number): number => level + 10;
  const of = (cho: string, han: string): ReturnType<typeof readerOf> =>
    readerOf(
      [
        ["초대국자", cho],
        ["Black", han],
      ],
      grade,
    );
  expect(of("Guest", "Janggun 3")).toEqual({ side: "cho", grade: 13 });
  expect(of("컴퓨터 7단계", "소나무")).toEqual({ side: "han", grade: 17 });
  expect(of("나", "상대")).toEqual({ side: "cho", grade: null });
  expect(of("Janggun 3", "Janggun 4")).toBeNull();
  expect(of("소나무", "대나무")).toBeNull();
  expect(playersIn([["White", "?"]])).toEqual(["", ""]);
});
