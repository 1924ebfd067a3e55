// @vitest-environment node
import { expect, test } from "vitest";
import { en } from "../../texts/core.en.gen";
import { ko } from "../../texts/core.ko.gen";
import type { Warnings } from "../../platform/rules-module";
import { replay } from "../../domain/replay";
import { mayBothPass, passLabel, passWarning } from "./pass";
import { now, START } from "../../platform/game-server-double";

function warnings(outcome: "cho" | "han" | "draw", facts: Record<string, unknown> = {}): Warnings {
  const verdict = { outcome, code: "bikjang_accepted", rule: "bikjang.mode", facts };
  return { ...quiet, endings: [{ move: "e2e2", verdict }], if_both_pass: null };
}

const quiet: Warnings = {
  repeats: [],
  endings: [],
  bikjang: null,
  if_agreed: null,
  if_both_pass: "han",
  if_called: null,
};

test("a pass that the other side may answer with a win on points is told with the points", () => {
  const lost = { now: now(0, { if_both_pass: "han" }), warnings: quiet };
  const words = "If your opponent passes too, the game ends on points: Han wins 73.5 : 72.";
  expect(passWarning({ ...lost, mine: ["cho"] }, en)).toBe(words);
  expect(passWarning({ ...lost, mine: ["cho"], warnings: null }, en)).toBe(words);
  expect(passWarning({ ...lost, mine: ["cho", "han"] }, en)).toBeNull();
  expect(passWarning({ ...lost, mine: [] }, en)).toBeNull();
});

test("a pass that ends the game at once is told with its cause and result, by the question and by the button", () => {
  const facing = { now: now(0, { if_both_pass: "cho" }), mine: ["cho"] as const };
  expect(passWarning({ ...facing, warnings: warnings("draw") }, ko)).toBe("한 수 쉬면 대국이 끝납니다: 빅장, 무승부.");
  const points = { decided_by: "points", cho_half: 144, han_half: 147 };
  expect(passWarning({ ...facing, warnings: warnings("han", points) }, en)).toBe(
    "Passing ends the game: bikjang, Han wins 73.5 : 72.",
  );
  expect(passLabel(warnings("han", points), en)).toBe("Pass: Han wins 73.5 : 72");
  expect(passLabel(warnings("han", points), ko)).toBe("한수쉼: 한(漢) 73.5 : 72 점수승");
  expect(passWarning({ ...facing, warnings: warnings("cho") }, en)).toContain("Cho wins");
  expect(passWarning({ ...facing, warnings: quiet }, en)).toBeNull();
  expect(passLabel(quiet, en)).toBe("Pass");
});

test("what two passes would do is told from the first pass on, or once half of the pieces are gone", () => {
  const told = (fen: string, ...moves: string[]): boolean => {
    const frames = replay(fen, moves);
    return mayBothPass(frames, frames.at(-1)?.pieces ?? {});
  };
  expect(told(START)).toBe(false);
  expect(told(START, "a4b4", "a7b7")).toBe(false);
  expect(told(START, "a4b4", "e9e9", "c4d4")).toBe(true);
  expect(told("ppppppppp/k8/9/9/9/9/9/9/9/KAARRC3 w - - 0 1"), "16 pieces").toBe(true);
  expect(told("ppppppppp/k8/9/9/9/9/9/9/9/KAARRCC2 w - - 0 1"), "17 pieces").toBe(false);
});
