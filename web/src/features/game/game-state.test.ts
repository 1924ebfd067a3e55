// @vitest-environment node
import { expect, test } from "vitest";
import { applyEvent } from "./game-state";
import type { ActionView, GameView, Now } from "../../wire.gen";

const now = { phase: "playing" } as Now;
const view = {
  id: "x",
  seq: 3,
  phase: "arranging",
  seats: { cho: { kind: "guest", level: null, you: true }, han: { kind: "open", level: null, you: false } },
  arrangements: { cho: null, han: null },
  start_fen: null,
  actions: [],
  rematch: null,
} as unknown as GameView;

function action(token: string, ply: number): ActionView {
  return { token, ply, side: ply % 2 === 0 ? "cho" : "han", at_ms: 0, spent_ms: null };
}

test("a game by its events", () => {
  let game = applyEvent(view, 4, { kind: "joined", side: "han" }, null);
  expect(game.seats.han.kind).toBe("guest");
  expect(game.phase).toBe("arranging");
  game = applyEvent(game, 5, { kind: "arranged", side: "han", setup: null }, null);
  expect(game.arrangements.han).toBe("hidden");
  const arrangements = { cho: "msms", han: "mssm" };
  game = applyEvent(game, 6, { kind: "started", arrangements, fen: "F" }, now);
  expect(game).toMatchObject({ arrangements, start_fen: "F", phase: "playing", seq: 6 });
  for (const [ply, token] of ["a4b4", "a7b7", "e2e2"].entries()) {
    game = applyEvent(game, 7 + ply, { kind: "acted", action: action(token, ply) }, now);
  }
  expect(game.actions.map((one) => one.token)).toEqual(["a4b4", "a7b7", "e2e2"]);
  game = applyEvent(game, 10, { kind: "took_back", actions_left: 1 }, now);
  expect(game.actions.map((one) => one.token)).toEqual(["a4b4"]);
  game = applyEvent(game, 11, { kind: "rematched", game: "y" }, now);
  expect(game.rematch).toBe("y");
  // The original view is not modified.
  expect(view).toMatchObject({ seq: 3, actions: [], arrangements: { han: null } });
});

test("a referee comes, is agreed to and rules", () => {
  const awaited = { state: "awaited" as const, you: false, confirmed: { cho: false, han: false } };
  let game: GameView = { ...view, referee: awaited, now: { ply: 3 } as Now };
  game = applyEvent(game, 4, { kind: "referee_joined" }, null);
  game = applyEvent(game, 5, { kind: "referee_confirmed", side: "han" }, null);
  expect(game.referee).toMatchObject({ state: "joined", confirmed: { cho: false, han: true } });
  game = applyEvent(game, 6, { kind: "referee_confirmed", side: "cho" }, null);
  expect(game.referee?.state).toBe("confirmed");
  const ruling = { kind: "must_deviate" as const, side: "han" as const };
  game = applyEvent(game, 7, { kind: "ruled", ruling, words: "again" }, null, 99);
  expect(game.rulings).toEqual([{ ruling, words: "again", ply: 3, at_ms: 99 }]);
  expect(applyEvent(game, 8, { kind: "referee_declined", side: "cho" }, null).referee?.state).toBe("declined");
});

test("conditional moves follow the game or are dropped", () => {
  let game: GameView = {
    ...view,
    lines: [
      ["a7b7", "b4b5", "i7h7"],
      ["i7h7", "c4c5"],
    ],
  };
  game = applyEvent(game, 4, { kind: "acted", action: action("offer", 1) }, null);
  expect(game.lines).toHaveLength(2);
  game = applyEvent(game, 5, { kind: "acted", action: action("a7b7", 1) }, null);
  expect(game.lines).toEqual([["b4b5", "i7h7"]]);
  expect(applyEvent(game, 6, { kind: "took_back", actions_left: 0 }, null).lines).toEqual([]);
  expect(applyEvent(game, 6, { kind: "lines_set", side: null, lines: null }, null).lines).toEqual([["b4b5", "i7h7"]]);
});
