// The game that this page has just made, as the server answered: its page need not ask for it again.
import type { GameView } from "../wire.gen";

let fresh: GameView | null = null;

export function keepFresh(view: GameView): GameView {
  fresh = view;
  return view;
}

/** The game with this id if it has just been made; once only, as it goes on. */
export function takeFresh(id: string): GameView | null {
  const view = fresh?.id === id ? fresh : null;
  fresh = null;
  return view;
}
