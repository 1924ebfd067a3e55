// Whether the coach may speak in a game: the reader against the computer, with the pieces of Janggi.
import type { Movement } from "../../domain/movements.gen";
import type { Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import type { GameView } from "../../wire.gen";

/** A game as the coach sees it. */
export interface Followed {
  readonly view: GameView | null;
  /** The reader's sides. */
  readonly mine: readonly Side[];
  readonly movement: Movement;
  readonly frames: readonly Frame[];
  /** The position on the board: `live` if it is the game's latest. */
  readonly frame: Frame | null;
  readonly live: boolean;
  /** An action of the reader that the server has not answered; null if there is none. */
  readonly pending: object | null;
}

export function isCoached({ view, mine, movement }: Pick<Followed, "view" | "mine" | "movement">): boolean {
  if (view === null || mine.length !== 1 || movement !== "janggi") return false;
  return view.seats.cho.kind === "engine" || view.seats.han.kind === "engine";
}
