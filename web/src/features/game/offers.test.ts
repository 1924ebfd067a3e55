// @vitest-environment node
import { expect, test } from "vitest";
import { pendingOffers } from "./offers";
import { now } from "../../platform/game-server-double";

test("offers are pending only until the game is over", () => {
  const before = now(0);
  const offered = {
    ...before,
    offers: { ...before.offers, draw: "han", resume: "cho" } as const,
    rights: { ...before.rights, answer_draw: true },
  };
  expect(pendingOffers(offered)).toEqual([
    { kind: "draw", by: "han", mayAnswer: true },
    { kind: "resume", by: "cho", mayAnswer: false },
  ]);
  expect(pendingOffers({ ...offered, phase: "over" })).toEqual([]);
});
