// Decides whether the coach may speak in a game: only if the reader plays Janggi against the computer.
import type { Movement } from "../../domain/movements.gen";
import type { Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import type { GameView } from "../../wire.gen";

/** A game, as far as the coach needs it. */
export interface Followed {
  readonly view: GameView | null;
  /** The reader's sides. */
  readonly mine: readonly Side[];
  readonly movement: Movement;
  readonly frames: readonly Frame[];
  /** Position on the board; `live` if it is the latest of the game. */
  readonly frame: Frame | null;
  readonly live: boolean;
  /** Action of the reader that the server has not confirmed; null if there is none. */
  readonly pending: object | null;
}

export function isCoached({ view, mine, movement }: Pick<Followed, "view" | "mine" | "movement">): boolean {
  if (view === null || mine.length !== 1 || movement !== "janggi") return false;
  return view.seats.cho.kind === "engine" || view.seats.han.kind === "engine";
}
