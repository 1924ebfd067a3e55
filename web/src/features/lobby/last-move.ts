// Parses the last move of a live game, for display on the board.
import type { LastMove } from "../../board/types";

/** Parses a move or a pass in UCI (`a4b4`, `e2e2`); null for anything else. */
export function lastMoveOf(uci: string | null): LastMove | null {
  const match = /^([a-i]\d{1,2})([a-i]\d{1,2})$/.exec(uci ?? "");
  const [, from, to] = match ?? [];
  if (from === undefined || to === undefined) return null;
  return from === to ? { pass: from } : { from, to };
}
