// The visitor's piece set. With North Korean terms, the hanja, hangul and learning sets get North Korean generals.
import type { BaseSet, PieceSet } from "../board";
import type { Movement } from "../domain/movements.gen";
import { settings, type Settings } from "../platform/settings.svelte";

/** Returns the piece set for these settings. The learning set has a variant for each value of `learned`. */
export function pieceSetOf({ pieceSet, words, learned }: Pick<Settings, "pieceSet" | "words" | "learned">): PieceSet {
  if (pieceSet === "pictogram" || pieceSet === "xiangqi") return pieceSet;
  const set: BaseSet = pieceSet === "learning" && learned > 0 ? `learning-${learned as 1 | 2}` : pieceSet;
  return words === "north" ? `${set}-north` : set;
}

/** Characters on the generals in the South and in the North, for the seals next to players' names. */
export const GENERALS = {
  south: { cho: "楚", han: "漢" },
  north: { cho: "官", han: "將" },
} as const;

/** Returns the visitor's piece set for a variant. Reactive. */
export function shownPieceSet(movement: Movement = "janggi"): PieceSet {
  if (movement !== "xiangqi") return pieceSetOf(settings);
  return settings.xiangqiPieces === "round" ? "xiangqi" : pieceSetOf({ ...settings, words: "south" });
}
