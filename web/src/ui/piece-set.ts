// The visitor's set of pieces: the chosen one, with North Korean generals if that wording is chosen.
import type { BaseSet, PieceSet } from "../board";
import type { Movement } from "../domain/movements.gen";
import { settings, type Settings } from "../platform/settings.svelte";

/** The set for these settings: of the learning sets, the one for the current level. */
export function pieceSetOf({ pieceSet, words, learned }: Pick<Settings, "pieceSet" | "words" | "learned">): PieceSet {
  if (pieceSet === "pictogram" || pieceSet === "xiangqi") return pieceSet;
  const set: BaseSet = pieceSet === "learning" && learned > 0 ? `learning-${learned as 1 | 2}` : pieceSet;
  return words === "north" ? `${set}-north` : set;
}

/** The character of each general, for the seals next to players' names. */
export const GENERALS = {
  south: { cho: "楚", han: "漢" },
  north: { cho: "官", han: "將" },
} as const;

/** The current set under a law of movement; reactive. */
export function shownPieceSet(movement: Movement = "janggi"): PieceSet {
  if (movement !== "xiangqi") return pieceSetOf(settings);
  return settings.xiangqiPieces === "round" ? "xiangqi" : pieceSetOf({ ...settings, words: "south" });
}
