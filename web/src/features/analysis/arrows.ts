// The best action as drawn on the board.
import type { Arrow, Mark } from "../../board";
import { boardAction } from "../../domain/position";

/** An arrow for a step; nothing for a pass. */
export function arrowsOf(move: string | null): readonly Arrow[] {
  const action = move === null ? null : boardAction(move);
  return action === null || action === "pass" ? [] : [{ from: action.from, to: action.to, kind: "main" }];
}

/** A ring around the general for a pass; nothing for a step. */
export function marksOf(move: string | null): readonly Mark[] {
  const square = /^([a-i](?:10|[1-9]))\1$/.exec(move ?? "")?.[1];
  return square === undefined ? [] : [{ square, kind: "good" }];
}
