// Arrows and rings that show the best action on the board.
import type { Arrow, Mark } from "../../board";
import { boardAction } from "../../domain/position";

/** Returns an arrow for a move; nothing for a pass. */
export function arrowsOf(move: string | null): readonly Arrow[] {
  const action = move === null ? null : boardAction(move);
  return action === null || action === "pass" ? [] : [{ from: action.from, to: action.to, kind: "main" }];
}

/** Returns a ring around the general for a pass; nothing for other moves. */
export function marksOf(move: string | null): readonly Mark[] {
  const square = /^([a-i](?:10|[1-9]))\1$/.exec(move ?? "")?.[1];
  return square === undefined ? [] : [{ square, kind: "good" }];
}
