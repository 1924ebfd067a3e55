// Notations for moves.
//
// Korean (기보): a point is its rank, counted from Han's back rank (1 to 9, then 0), and its file, counted from Cho's
// left (1 to 9), so a1 is 01 and e9 is 25. Examples: `79졸78`, `63마44상`, `한수쉼`; `장군` follows a check. Western: the same
// digits after a piece letter, `P79-78`, `H63x44`, `+` for check. UCI: `i4h4`, `e2e2` for a pass.
import type { Movement } from "./movements.gen";
import type { Action } from "./replay";
import type { Role, Side } from "./position";
import { koreanName as koreanSquare } from "../board/squares";

export type Notation = "korean" | "western" | "uci";

/** Notation for Xiangqi moves: `C2=5`, 炮二平五, `h3e3`, or the notation of Janggi. */
export type XiangqiNotation = "wxf" | "chinese" | "uci" | "janggi";

const HANGUL: Record<Role, string> = { k: "장", a: "사", n: "마", b: "상", r: "차", c: "포", p: "졸" };
/** Order of the pieces in a string of letters for the western notation. */
export const LETTERED: readonly Role[] = ["k", "a", "n", "b", "r", "c", "p"];
/** Letters in western records. Some come from chess, such as R for the chariot. */
const LETTERS = "KAHERCP";

/**
 * Returns the Hangul name of a piece. Only soldiers differ by side: 병 for the red side (Han, but Cho in Xiangqi), and 졸
 * for the other.
 */
export function hangul(role: Role, side: Side, movement: Movement = "janggi"): string {
  const red: Side = movement === "xiangqi" ? "cho" : "han";
  return role === "p" && side === red ? "병" : HANGUL[role];
}

/** Returns a move's text. `letters` are those of the western notation in the order of `LETTERED`. */
export function moveText(
  action: Action,
  notation: Notation,
  check: boolean,
  movement: Movement = "janggi",
  letters: string = LETTERS,
): string {
  if (action.kind === "pass") {
    if (notation === "korean") return "한수쉼";
    return notation === "uci" && action.square !== null ? action.square + action.square : "pass";
  }
  const { from, to, piece, captured } = action;
  switch (notation) {
    case "uci":
      return from + to;
    case "korean": {
      const taken = captured === null ? "" : hangul(captured.role, captured.side, movement);
      const name = hangul(piece.role, piece.side, movement);
      return `${koreanSquare(from)}${name}${koreanSquare(to)}${taken}${check ? " 장군" : ""}`;
    }
    case "western": {
      const join = captured === null ? "-" : "x";
      const letter = letters.charAt(LETTERED.indexOf(piece.role));
      return `${letter}${koreanSquare(from)}${join}${koreanSquare(to)}${check ? "+" : ""}`;
    }
  }
}
