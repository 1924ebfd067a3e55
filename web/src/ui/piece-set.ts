// The set of pieces as a visitor sees it: the chosen one, with the generals of the
// North where its words are chosen.
import type { BaseSet, PieceSet } from "../board";
import type { Movement } from "../i18n/sides";
import { settings, type Settings } from "../platform/settings.svelte";

const WITH_GENERALS: readonly string[] = ["hanja", "hangul", "learning"] satisfies readonly BaseSet[];

/** The set that these settings mean. */
export function pieceSetOf({ pieceSet, words }: Pick<Settings, "pieceSet" | "words">): PieceSet {
  return words === "north" && WITH_GENERALS.includes(pieceSet) ? `${pieceSet as BaseSet}-north` : pieceSet;
}

/** The character on each general, for the seals beside players' names. */
export const GENERALS = {
  south: { cho: "楚", han: "漢" },
  north: { cho: "官", han: "將" },
} as const;

/** The set in use under a law of movement; reactive. */
export function shownPieceSet(movement: Movement = "janggi"): PieceSet {
  if (movement !== "xiangqi") return pieceSetOf(settings);
  return settings.xiangqiPieces === "round" ? "xiangqi" : settings.pieceSet;
}
