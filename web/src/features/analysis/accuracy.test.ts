// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { accuracy, loss, summary, timeUse, type Played } from "./accuracy";
import { asked, attempt, checked, GOOD_ENOUGH, next, show, startRetry, type Retry } from "./retry";
import { review, type Evaluation, type Verdict } from "./review";

const at = (cho: number, best: string | null = null): Evaluation => ({
  standing: { cho, what: { kind: "points", points: (cho - 0.5) * 20 } },
  best,
  pv: [],
  depth: 9,
  nodes: 1,
});

const thousandths = fc.nat(1000).map((n) => n / 1000);

const games = fc.array(fc.tuple(thousandths, fc.boolean()), { minLength: 1, maxLength: 40 }).map((plies) => {
  const moves: Played[] = plies.slice(1).map((_, n) => ({ side: n % 2 === 0 ? "cho" : "han", move: `m${n}` }));
  const evaluations = plies.map(([cho, isBest], n) => at(cho, isBest ? `m${n}` : "other"));
  return { moves, evaluations, verdicts: review(moves, evaluations) };
});

test("accuracy is between 0 and 100, full for the engine's moves, and falls with what is given away", () => {
  fc.assert(
    fc.property(games, thousandths, thousandths, (game, a, b) => {
      expect(Math.sign(accuracy(a) - accuracy(b))).toBe(Math.sign(b - a) || 0);
      for (const side of ["cho", "han"] as const) {
        const one = summary(side, game.moves, game.evaluations, game.verdicts);
        const own = game.moves.some((move) => move.side === side);
        expect(one.accuracy === null).toBe(!own);
        if (one.accuracy !== null) expect(one.accuracy >= 0 && one.accuracy <= 100).toBe(true);
        const perfect = game.evaluations.map((one, n) => ({ ...one, best: `m${n}` }));
        if (own) expect(summary(side, game.moves, perfect, []).accuracy).toBe(100);
      }
      for (const [n, move] of game.moves.entries()) {
        const [before, after] = [game.evaluations[n], game.evaluations[n + 1]];
        if (before === undefined || after === undefined) throw new Error("a ply is missing");
        const lost = loss(move, before, after);
        expect(lost >= 0 && lost <= 1).toBe(true);
        // A weak move never has a high accuracy.
        if (game.verdicts.some(({ ply }) => ply === n + 1)) expect(accuracy(lost)).toBeLessThan(62);
      }
    }),
  );
});

test("time: only what the record says", () => {
  const moves: Played[] = [
    { side: "cho", move: "a" },
    { side: "han", move: "b" },
    { side: "cho", move: "c" },
    { side: "cho", move: "d" },
  ];
  expect(timeUse("cho", moves, [4, 9, 8])).toEqual({ total: 12, mean: 6, longest: { ply: 3, seconds: 8 } });
  expect(timeUse("han", moves, [4, null, 8])).toBeNull();
});

test("points lost per move, seen from the one who moved", () => {
  const moves: Played[] = [
    { side: "cho", move: "a" },
    { side: "han", move: "b" },
  ];
  const evaluations = [at(0.6, "x"), at(0.4, "x"), at(0.5, "b")];
  expect(summary("cho", moves, evaluations, []).pointsLost).toBeCloseTo(4);
  expect(summary("han", moves, evaluations, []).pointsLost).toBeCloseTo(2);
});

const mistake: Verdict = { ply: 3, side: "cho", weakness: "blunder", before: 0.7, after: 0.2 };
const dubious: Verdict = { ...mistake, ply: 5, weakness: "dubious" };

test("try again: the best move is right, the one of the game wrong, others as the engine says", () => {
  const begun = startRetry("cho", [mistake, dubious, { ...mistake, side: "han" }]);
  expect(begun.mistakes).toEqual([mistake]);
  expect(startRetry("cho", [dubious]).mistakes).toEqual([dubious]);
  expect(startRetry("cho", []).phase).toBe("over");
  expect(attempt(begun, "best", "played", at(0.7, "best"))).toMatchObject({ phase: "right", solved: 1 });
  const wrong = attempt(begun, "played", "played", at(0.7, "best"));
  expect(wrong.phase).toBe("wrong");
  const other = attempt(wrong, "third", "played", at(0.7, "best"));
  expect(other.phase).toBe("checking");
  expect(checked(other, at(0.7, "best"), at(0.7 - GOOD_ENOUGH / 2))).toMatchObject({ phase: "right", solved: 1 });
  expect(checked(other, at(0.7, "best"), at(0.5))).toMatchObject({ phase: "wrong", solved: 0 });
});

test("try again: whatever is pressed, it ends after the last, and counts none twice", () => {
  const steps = fc.array(fc.constantFrom("best", "played", "third", "show", "next", "good", "bad"), { maxLength: 40 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 4 }), (list, count) => {
      let retry: Retry = startRetry(
        "cho",
        Array.from({ length: count }, (_, n) => ({ ...mistake, ply: n })),
      );
      for (const step of list) {
        const before = retry;
        if (step === "show") retry = show(retry);
        else if (step === "next") retry = next(retry);
        else if (step === "good") retry = checked(retry, at(0.7, "best"), at(0.7));
        else if (step === "bad") retry = checked(retry, at(0.7, "best"), at(0.1));
        else retry = attempt(retry, step, "played", at(0.7, "best"));
        expect(retry.solved - before.solved === 0 || before.phase !== "right").toBe(true);
        expect(retry.solved).toBeLessThanOrEqual(Math.min(count, retry.at + 1));
        expect(asked(retry) === null).toBe(retry.phase === "over");
      }
    }),
  );
});
