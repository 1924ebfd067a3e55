// Converts the last move for display on the board.
import type { LastMove } from "../board/types";
import type { Action } from "./replay";

export function lastMoveOf(action: Action | null): LastMove | null {
  if (action === null) return null;
  if (action.kind === "step") return { from: action.from, to: action.to };
  return action.square === null ? null : { pass: action.square };
}
