// Caches the server's response to the creation of a game, so that the game's page need not request it again.
import type { GameView } from "../wire.gen";

let fresh: GameView | null = null;

export function keepFresh(view: GameView): GameView {
  fresh = view;
  return view;
}

/** Returns the game with this id if it has just been created. Works only once, because the game changes. */
export function takeFresh(id: string): GameView | null {
  const view = fresh?.id === id ? fresh : null;
  fresh = null;
  return view;
}
