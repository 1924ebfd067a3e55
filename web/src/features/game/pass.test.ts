// @vitest-environment node
import { expect, test } from "vitest";
import { en } from "../../i18n/en";
import { ko } from "../../i18n/ko";
import type { Warnings } from "../../platform/rules-module";
import { passWarning } from "./pass";
import { now } from "./server-double";

function warnings(outcome: "cho" | "han" | "draw"): Warnings {
  const verdict = { outcome, code: "bikjang_accepted", rule: "bikjang.mode", facts: {} };
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

test("a pass that the other side may answer with a win on points is told", () => {
  const lost = { now: now(0, { if_both_pass: "han" }), warnings: quiet };
  expect(passWarning({ ...lost, mine: ["cho"] }, en)).toBe(en.game.passLoses);
  expect(passWarning({ ...lost, mine: ["cho"], warnings: null }, en)).toBe(en.game.passLoses);
  expect(passWarning({ ...lost, mine: ["cho", "han"] }, en)).toBeNull();
  expect(passWarning({ ...lost, mine: [] }, en)).toBeNull();
});

test("a pass that ends the game at once without a win is told with its cause", () => {
  const facing = { now: now(0, { if_both_pass: "cho" }), mine: ["cho"] as const };
  expect(passWarning({ ...facing, warnings: warnings("draw") }, ko)).toBe(
    "한 수 쉬면 대국이 바로 끝납니다: 빅장, 무승부.",
  );
  expect(passWarning({ ...facing, warnings: warnings("han") }, en)).toContain(en.end.youLose);
  expect(passWarning({ ...facing, warnings: warnings("cho") }, en)).toBeNull();
  expect(passWarning({ ...facing, warnings: quiet }, en)).toBeNull();
});
