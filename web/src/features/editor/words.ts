// Names of sides for the editor, and its sentences about invalid positions and FENs.
import { textsUnder } from "../../i18n/index.svelte";
import { textOf } from "../../i18n/codes";
import { pointName } from "../../platform/points.svelte";
import { roleWord } from "../../platform/words/pieces";
import type { Movement } from "../../domain/movements.gen";
import type { Side } from "../../domain/position";
import { editorTexts } from "../../texts/editor.gen";
import { faultsIn, fenFaultIn, type FenFault, type PositionFault } from "./judged";

/** Returns the name of a side. In Korean, Cho and Han include the hanja, because 한 alone also means “one”. */
export function sideWord(side: Side, movement: Movement): string {
  return movement === "xiangqi" ? textsUnder(movement).side[side] : editorTexts().sides[side];
}

/** Returns a sentence about a fault in the position, or the code of an unknown fault. */
export function faultSentence({ code, side, role, square }: PositionFault, movement: Movement): string {
  const piece = role === null ? "" : roleWord(role, movement);
  const facts = { side: sideWord(side, movement), piece, square: square === null ? "" : pointName(square) };
  return textOf(editorTexts().faults, code, facts) ?? code;
}

/**
 * Returns a sentence that explains why a text is not a FEN, or the code of an unknown reason. It counts rows in the order
 * of the text, which begins with rank 10.
 */
export function fenSentence({ code, rank, found }: FenFault): string {
  const row = rank === null ? "?" : String(11 - rank);
  return textOf(editorTexts().fenFaults, code, { rank: row, found: found ?? "?" }) ?? code;
}

/** Describes the faults of a refused position, or why it is not a FEN; empty for other errors. */
export function positionReasons(code: string, facts: Readonly<Record<string, unknown>>, movement: Movement): string {
  if (code === "bad_position")
    return faultsIn(facts)
      .map((fault) => faultSentence(fault, movement))
      .join(" ");
  const fault = code === "bad_fen" ? fenFaultIn(facts) : null;
  return fault === null || textOf(editorTexts().fenFaults, fault.code) === undefined ? "" : fenSentence(fault);
}
