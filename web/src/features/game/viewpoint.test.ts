// @vitest-environment node
// A game from the user's point of view.
import { expect, test } from "vitest";
import type { GameView } from "../../wire.gen";
import { opposite, type Side } from "../../domain/position";
import { game } from "../../platform/game-server-double";
import {
  bottomOf,
  claimableFrom,
  isBetweenTwo,
  isRematchAsked,
  isRematchOffered,
  placingOf,
  shownTokens,
  sidesOf,
} from "./viewpoint";

const SIDES: readonly Side[] = ["cho", "han"];
const MINES: readonly (readonly Side[])[] = [[], ["cho"], ["han"], ["cho", "han"]];

function with_(change: Partial<GameView>, now: Partial<GameView["now"]> = {}): GameView {
  const view = game(change);
  return { ...view, now: { ...view.now, ...now } };
}

test("without a game nothing is anybody's, and Cho sits below", () => {
  expect([sidesOf(null), placingOf(null), shownTokens(null, null), bottomOf(null, [], false)]).toEqual([
    [],
    null,
    [],
    "cho",
  ]);
  expect([isBetweenTwo, isRematchOffered, isRematchAsked].map((is) => is(null, []))).toEqual([false, false, false]);
});

test("who plays one side has it below; turning the board turns it for everybody", () => {
  for (const mine of MINES) {
    const view = game();
    expect(bottomOf(view, mine, true)).toBe(opposite(bottomOf(view, mine, false)));
    if (mine.length === 1) expect([bottomOf(view, mine, false)]).toEqual(mine);
  }
});

test("on one device whoever chooses a setup sees it from their own seat, unless pieces are placed one by one", () => {
  for (const side of SIDES) {
    const rights = { ...game().now.rights, arrange: [side] };
    const choosing = with_({ phase: "arranging" }, { rights, placing: null });
    expect(bottomOf(choosing, SIDES, false)).toBe(side);
    expect(bottomOf(choosing, [], false)).toBe("cho");
    const placing = with_({ phase: "arranging" }, { rights, placing: { turn: side, placed: [] } as never });
    expect(bottomOf(placing, SIDES, false)).toBe("cho");
  }
});

test("an action that was sent is shown once: not when the game has it", () => {
  const view = game();
  const ply = view.now.ply;
  expect(shownTokens(view, { token: "a4b4", ply })).toEqual([...shownTokens(view, null), "a4b4"]);
  expect(shownTokens(view, { token: "a4b4", ply: ply - 1 })).toEqual(shownTokens(view, null));
});

test("only who plays one side of a running game may claim it, and only from an opponent who is away", () => {
  const away = { claimableMs: 5 };
  for (const mine of MINES) {
    for (const absent of SIDES) {
      const list = { cho: null, han: null, [absent]: away };
      const claimable = mine.length === 1 && mine[0] !== absent ? 5 : null;
      expect(claimableFrom(game(), mine, list), `${mine} ${absent}`).toBe(claimable);
      expect(claimableFrom(game({ phase: "over" }), mine, list)).toBeNull();
    }
  }
});

test("a rematch is offered to the other player alone", () => {
  for (const offering of SIDES) {
    const view = game();
    const now = { offers: { ...view.now.offers, rematch: offering }, rights: { ...view.now.rights, rematch: true } };
    for (const mine of MINES) {
      expect(isRematchOffered(with_({}, now), mine)).toBe(!mine.includes(offering));
      expect(isRematchAsked(with_({}, now), mine)).toBe(mine.includes(offering));
    }
  }
});
