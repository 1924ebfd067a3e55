// The cards of the hanja drill: every piece of both sides, and what may be offered as its name.
import type { Piece, Role, Side } from "../../board";

const SIDES: readonly Side[] = ["cho", "han"];
const ROLES: readonly Role[] = ["k", "r", "c", "n", "b", "a", "p"];

/** The ids of all cards, such as `cho-n`. */
export const CARDS: readonly string[] = ROLES.flatMap((role) => SIDES.map((side) => `${side}-${role}`));

export function pieceOf(card: string): Piece {
  const [side, role] = card.split("-");
  return { side: side as Side, role: role as Role };
}

/** The character on a piece, as it is typed. */
export function character({ side, role }: Piece): string {
  if (role === "k") return side === "cho" ? "楚" : "漢";
  if (role === "p") return side === "cho" ? "卒" : "兵";
  return { r: "車", c: "包", n: "馬", b: "象", a: "士" }[role];
}

/** Four kinds of piece to choose from, the right one among them; `random` gives numbers from 0 up to 1. */
export function choices(role: Role, random: () => number): Role[] {
  const others = ROLES.filter((one) => one !== role);
  const picked: Role[] = [role];
  while (picked.length < 4) {
    const [one] = others.splice(Math.floor(random() * others.length), 1);
    if (one !== undefined) picked.push(one);
  }
  return picked.sort((a, b) => ROLES.indexOf(a) - ROLES.indexOf(b));
}
