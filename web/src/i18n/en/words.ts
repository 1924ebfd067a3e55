// English names that several texts use.
import type { Role, Side } from "../../features/replay/position";

export type Outcome = "cho" | "han" | "draw" | "none";

/** A sentence that may name what the file says. */
export type FaultText = string | ((p: { value: string; text: string }) => string);

export const sideName: Record<Side, string> = { cho: "Cho", han: "Han" };

/** 1 = 18 geup, the weakest, to 18 = 1 geup, then 19 = 1 dan to 27 = 9 dan. */
export function gradeName(grade: number): string {
  return grade > 18 ? `${grade - 18} dan` : `${19 - grade} geup`;
}

export const piece: Record<Role, string> = {
  k: "general",
  a: "guard",
  n: "horse",
  b: "elephant",
  r: "chariot",
  c: "cannon",
  p: "soldier",
};
