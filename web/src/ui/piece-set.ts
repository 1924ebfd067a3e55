// The visitor's piece set: the chosen one, with North Korean characters if North Korean terms are chosen.
import type { BaseSet, PieceSet } from "../board";
import type { Movement } from "../domain/movements.gen";
import { settings, type Settings } from "../platform/settings.svelte";

/** Returns the set for these settings; for learning sets, the one of the current level. */
export function pieceSetOf({ pieceSet, words, learned }: Pick<Settings, "pieceSet" | "words" | "learned">): PieceSet {
  if (pieceSet === "pictogram" || pieceSet === "xiangqi") return pieceSet;
  const set: BaseSet = pieceSet === "learning" && learned > 0 ? `learning-${learned as 1 | 2}` : pieceSet;
  return words === "north" ? `${set}-north` : set;
}

/** Character of each general, for the seals next to players' names. */
export const GENERALS = {
  south: { cho: "楚", han: "漢" },
  north: { cho: "官", han: "將" },
} as const;

/** Returns the current set under a law of movement. Reactive. */
export function shownPieceSet(movement: Movement = "janggi"): PieceSet {
  if (movement !== "xiangqi") return pieceSetOf(settings);
  return settings.xiangqiPieces === "round" ? "xiangqi" : pieceSetOf({ ...settings, words: "south" });
}
