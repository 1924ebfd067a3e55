// Data of the rules sheet for one rule set: the few fields in which rule sets differ most.
import type { Side } from "../../board";
import { movementOf, pointsCount, ruleField, ruleWord } from "../../domain/rule-fields";
import { TOUCHES, type Touch } from "../../platform/choices";

/** Procedure for choosing the places of horses and elephants (차림). */
export type Choosing =
  | { readonly kind: "fixed" }
  | { readonly kind: "swap"; readonly first: Side }
  | { readonly kind: "open"; readonly first: Side; readonly allowed: Allowed }
  | { readonly kind: "hidden"; readonly allowed: Allowed }
  | { readonly kind: "pieces"; readonly first: Side; readonly allowed: Allowed };

/** Allowed setups: the four orders of horse and elephant, those and the central chariots (기동차), or any order. */
export type Allowed = "four" | "central" | "any";

export interface SheetRules {
  readonly choosing: Choosing;
  /** Han's points for moving second (덤). */
  readonly deom: number;
  readonly doublePass: "points" | "draw" | "none";
  readonly bikjang: "off" | "draw" | "points" | "drawAtOnce" | "pointsAtOnce" | "illegal";
  /** Whether the players can accept or break a bikjang, because it does not end the game by itself. */
  readonly isBikjangPlayed: boolean;
  readonly touch: Touch;
  /** Whether the game is drawn as soon as mate has become impossible. */
  readonly deadDraws: boolean;
  /** Whether pieces have points. In Chess War, they have points only if custom rules count them. */
  readonly hasPoints: boolean;
}

const ALLOWED: Readonly<Record<string, Allowed>> = { four_swaps: "four", four_and_central: "central", any: "any" };

function choosing(full: Record<string, unknown>): Choosing | null {
  const allowed = ALLOWED[ruleWord(full, "setup.allowed")];
  const order = ruleWord(full, "setup.order");
  if (order === "fixed") return { kind: "fixed" };
  if (order === "swap_moves") return { kind: "swap", first: ruleWord(full, "setup.first") === "han" ? "han" : "cho" };
  if (allowed === undefined) return null;
  if (order === "han_first_visible") return { kind: "open", first: "han", allowed };
  if (order === "piece_by_piece")
    return { kind: "pieces", first: ruleWord(full, "setup.first") === "cho" ? "cho" : "han", allowed };
  if (order === "cho_first_visible") return { kind: "open", first: "cho", allowed };
  return order === "simultaneous_hidden" ? { kind: "hidden", allowed } : null;
}

function oneOf<T extends string>(word: string, words: readonly T[]): T | null {
  return words.find((one) => one === word) ?? null;
}

/** Returns the effect of a bikjang; null if it is missing or unknown. */
function bikjangOf(full: Record<string, unknown>): Pick<SheetRules, "bikjang" | "isBikjangPlayed"> | null {
  const mode = oneOf(ruleWord(full, "bikjang.mode"), ["off", "draw", "points", "illegal"]);
  if (mode !== "draw" && mode !== "points") return mode === null ? null : { bikjang: mode, isBikjangPlayed: false };
  if (ruleWord(full, "bikjang.accept") !== "immediate") return { bikjang: mode, isBikjangPlayed: true };
  const isAlways = ruleWord(full, "bikjang.gate") === "none";
  return { bikjang: isAlways ? `${mode}AtOnce` : mode, isBikjangPlayed: false };
}

/** Parses the fields of a rule set; null if a field is missing or has an unknown value. */
export function sheetRules(full: Record<string, unknown>): SheetRules | null {
  const deom = ruleField(full, "deom");
  const how = choosing(full);
  const doublePass = oneOf(ruleWord(full, "pass.double"), ["points", "draw", "none"]);
  const bikjang = bikjangOf(full);
  if (how === null || typeof deom !== "number" || doublePass === null || bikjang === null) return null;
  const touch = oneOf(ruleWord(full, "touch"), TOUCHES) ?? "free";
  const deadDraws = ruleWord(full, "dead_position") === "draw";
  const hasPoints = movementOf(full) !== "chesswar" || pointsCount(full);
  return { choosing: how, deom: deom / 2, doublePass, ...bikjang, touch, deadDraws, hasPoints };
}
