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
  // The view that was given is left as it was.
  expect(view).toMatchObject({ seq: 3, actions: [], arrangements: { han: null } });
});
