// Moves in the notation that the user chose for Janggi or for Xiangqi.
import { inWords, t } from "../../i18n/index.svelte";
import type { Movement } from "../../domain/movements.gen";
import { settings } from "../settings.svelte";
import { moveText, type Notation } from "../../domain/notation";
import type { Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import { xiangqiMoves } from "./xiangqi-moves.svelte";

export interface Line {
  movement: Movement;
  fen: string;
  /** The first frame is the starting position. */
  frames: readonly Frame[];
}

/** Returns the notation for `moveText`: UCI in place of Xiangqi's own notations, which it does not support. */
function notationUnder(movement: Movement): Notation {
  if (movement !== "xiangqi" || settings.xiangqiNotation === "janggi") return settings.notation;
  return "uci";
}

/** Returns the moves of a line that are already available in WXF or Chinese notation; empty if neither is chosen. */
function asXiangqi({ movement, fen, frames }: Line): readonly string[] {
  const to = settings.xiangqiNotation;
  if (movement !== "xiangqi" || (to !== "wxf" && to !== "chinese")) return [];
  const moves = frames.flatMap(({ action }) => (action?.kind === "step" ? [action.from + action.to] : []));
  return moves.length === 0 ? [] : xiangqiMoves.texts({ fen, moves, to });
}

/** Returns each move of a line with its text. `isCheck` returns whether a ply gives check. Reactive. */
export function moveTexts(line: Line, isCheck: (ply: number) => boolean): { ply: number; by: Side; text: string }[] {
  const known = asXiangqi(line);
  const notation = notationUnder(line.movement);
  return line.frames.slice(1).flatMap(({ action, ply }, at) => {
    if (action === null) return [];
    const text = known[at] ?? inWords(moveText(action, notation, isCheck(ply), line.movement, t().pieceLetters));
    return [{ ply, by: action.by, text }];
  });
}
