// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { START_FEN } from "../../../board/squares";
import { halfPoints } from "../../../domain/position";
import { replay } from "../../../domain/replay";
import { turningPoint } from "./turning";

test("an exchange counts as a whole, and the one that won most is the turning point", () => {
  // Cho's chariot captures a soldier and is recaptured. The later moves capture nothing.
  const fen = "3k5/9/1c7/9/9/9/9/R8/p8/r3K4 w - - 0 1";
  const frames = replay(fen, ["a3a2", "a1a2", "e1e2", "d10d9", "e2e1", "a2a9"]);
  expect(turningPoint(frames, "han")).toEqual({ ply: 1, side: "han", points: 11 });
  expect(turningPoint(frames, "cho")).toBeNull();
  expect(turningPoint(frames, null)).toEqual({ ply: 1, side: "han", points: 11 });
});

test("a game without captures has none", () => {
  expect(turningPoint(replay(`${START_FEN} w - - 0 1`, ["a4b4", "a7b7"]), "cho")).toBeNull();
  expect(turningPoint([], null)).toBeNull();
});

test("whatever is played: the turning point is a capture, and its gain is what the board lost", () => {
  const squares = [..."abcdefghi"].flatMap((file) => Array.from({ length: 10 }, (_, rank) => `${file}${rank + 1}`));
  const step = fc.tuple(fc.constantFrom(...squares), fc.constantFrom(...squares)).filter(([from, to]) => from !== to);
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.constantFrom("cho" as const, "han" as const, null),
      (steps, winner) => {
        const frames = replay(
          `${START_FEN} w - - 0 1`,
          steps.map(([from, to]) => from + to),
        );
        const turning = turningPoint(frames, winner);
        if (turning === null) return;
        const action = frames[turning.ply]?.action;
        expect(action?.kind === "step" && action.captured !== null).toBe(true);
        expect(turning.points).toBeGreaterThanOrEqual(3);
        if (winner !== null) expect(turning.side).toBe(winner);
        const all = frames[0]?.pieces ?? {};
        expect(turning.points).toBeLessThanOrEqual((halfPoints(all, "cho") + halfPoints(all, "han")) / 2);
      },
    ),
  );
});
