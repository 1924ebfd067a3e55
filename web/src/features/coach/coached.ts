// Decides whether a game is coached: only if the user plays Janggi against the computer.
import type { Movement } from "../../domain/movements.gen";
import type { Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import type { GameView } from "../../wire.gen";

/** The parts of a game that the coach needs. */
export interface Followed {
  readonly view: GameView | null;
  /** The user's sides. */
  readonly mine: readonly Side[];
  readonly movement: Movement;
  readonly frames: readonly Frame[];
  /** Displayed position. `live` is true if it is the latest one. */
  readonly frame: Frame | null;
  readonly live: boolean;
  /** The user's action that the server has not confirmed yet; null if there is none. */
  readonly pending: object | null;
}

export function isCoached({ view, mine, movement }: Pick<Followed, "view" | "mine" | "movement">): boolean {
  if (view === null || mine.length !== 1 || movement !== "janggi") return false;
  return view.seats.cho.kind === "engine" || view.seats.han.kind === "engine";
}
