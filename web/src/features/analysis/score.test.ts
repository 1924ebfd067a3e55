// @vitest-environment node
// The engine's scores in readable form.
import { expect, test } from "vitest";
import { en } from "../../texts/core.en.gen";
import { ko } from "../../texts/core.ko.gen";
import type { Line } from "../../platform/engine-protocol";
import { dropsFor, review, weigh, type Evaluation } from "./review";
import { ended, percent, scoreText, standing, standingText } from "./score";

const line = (score: Line["score"], chance: number): Line => ({ move: "a4b4", score, chance, pv: ["a4b4"] });

test("a score is told from Cho's view, whoever moves", () => {
  const good = line({ cp: 150 }, 680);
  expect(standing(good, "cho")).toEqual({ cho: 0.68, what: { kind: "points", points: 3 } });
  expect(standing(good, "han").what).toEqual({ kind: "points", points: -3 });
  expect(standing(good, "han").cho).toBeCloseTo(0.32);
  expect(scoreText(standing(good, "han"), en)).toBe("Han +3.0 points");
  expect(scoreText(standing(good, "cho"), ko)).toBe("초(楚) +3.0점");
  expect(scoreText(standing(line({ cp: 1 }, 501), "cho"), ko)).toBe("호각");
});

test("decided scores name the winner and count the winner's moves", () => {
  expect(scoreText(standing(line({ mate: 5 }, 1000), "cho"), en)).toBe("Cho mates in 3");
  expect(scoreText(standing(line({ mate: -4 }, 0), "cho"), ko)).toBe("한(漢) 2수 외통");
  expect(scoreText(standing(line({ win: 2 }, 1000), "han"), en)).toBe("Han wins in 1");
  expect(scoreText(ended("han"), en)).toBe("Han wins");
  expect(scoreText(ended(null), ko)).toBe("무승부");
});

test("words grow with the chance, and no estimate is called certain", () => {
  const words = [500, 600, 750, 900, 999].map((chance) => standingText(standing(line({ cp: 1 }, chance), "cho"), en));
  expect(new Set(words).size).toBe(5);
  expect(standingText(standing(line({ cp: 9 }, 900), "han"), ko)).toBe("한(漢)이 크게 유리");
  expect(percent(standing(line({ cp: 2000 }, 1000), "cho"), "cho")).toBe(99);
  expect(percent(standing(line({ mate: 1 }, 1000), "cho"), "han")).toBe(0);
});

const evaluation = (cho: number, best: string | null = "a1a2"): Evaluation => ({
  standing: { cho, what: { kind: "points", points: 0 } },
  best,
  pv: [],
  depth: 9,
  nodes: 1,
});

test("a move is weak by what it costs the side that played it", () => {
  const played = (side: "cho" | "han", move = "b1c3") => ({ ply: 1, side, move });
  expect(weigh(played("cho"), evaluation(0.6), evaluation(0.35))?.weakness).toBe("blunder");
  expect(weigh(played("cho"), evaluation(0.6), evaluation(0.44))?.weakness).toBe("mistake");
  expect(weigh(played("cho"), evaluation(0.6), evaluation(0.49))?.weakness).toBe("dubious");
  expect(weigh(played("cho"), evaluation(0.6), evaluation(0.55))).toBeNull();
  expect(weigh(played("han"), evaluation(0.6), evaluation(0.35))).toBeNull();
  expect(weigh(played("han"), evaluation(0.35), evaluation(0.6))).toMatchObject({
    side: "han",
    before: 0.65,
    after: 0.4,
  });
  // The engine's own first choice is never weak, whatever the next evaluation is.
  expect(weigh(played("cho", "a1a2"), evaluation(0.6), evaluation(0.1))).toBeNull();
});

test("who loses a horse's points has made a mistake, unless the game was lost already or the reader is a beginner", () => {
  const at = (cho: number, points: number): Evaluation => ({
    ...evaluation(cho),
    standing: { cho, what: { kind: "points", points } },
  });
  const played = { ply: 1, side: "cho" as const, move: "b1c3" };
  expect(weigh(played, at(0.2, -8), at(0.12, -13))?.weakness).toBe("mistake");
  expect(weigh(played, at(0.2, -8), at(0.12, -12))).toBeNull();
  expect(weigh(played, at(0.04, -18), at(0.02, -30))).toBeNull();
  expect(weigh(played, at(0.2, -8), at(0.12, -13), dropsFor(1))).toBeNull();
  expect(weigh(played, at(0.2, -8), at(0.12, -21), dropsFor(1))?.weakness).toBe("mistake");
  expect(weigh(played, at(0.9, 12), at(0.6, 2))?.weakness).toBe("blunder");
});

test("a game is reviewed as far as it has been looked at", () => {
  const moves = [
    { side: "cho" as const, move: "b1c3" },
    { side: "han" as const, move: "b10c8" },
    { side: "cho" as const, move: "h1g3" },
  ];
  const verdicts = review(moves, [evaluation(0.5), evaluation(0.5), null, evaluation(0.1)]);
  expect(verdicts).toEqual([]);
  expect(
    review(moves, [evaluation(0.5), evaluation(0.2), evaluation(0.5), evaluation(0.1)]).map(({ ply }) => ply),
  ).toEqual([1, 2, 3]);
});
