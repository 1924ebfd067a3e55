// Caches the view of a newly created game, so that the game page does not have to request it.
import type { GameView } from "../wire.gen";

let fresh: GameView | null = null;

export function keepFresh(view: GameView): GameView {
  fresh = view;
  return view;
}

/** Returns the cached game if it has this id. Always clears the cache, because the game changes. */
export function takeFresh(id: string): GameView | null {
  const view = fresh?.id === id ? fresh : null;
  fresh = null;
  return view;
}
