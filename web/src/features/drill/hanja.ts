// Cards of the hanja drill: every kind of piece on both sides, and the answers offered for each.
import type { Piece, Role, Side } from "../../board";
import { cardOf, known, type Deck } from "./leitner";

const SIDES: readonly Side[] = ["cho", "han"];
const ROLES: readonly Role[] = ["k", "r", "c", "n", "b", "a", "p"];

/** Ids of all cards, such as `cho-n`. */
export const CARDS: readonly string[] = ROLES.flatMap((role) => SIDES.map((side) => `${side}-${role}`));

export function pieceOf(card: string): Piece {
  const [side, role] = card.split("-");
  return { side: side as Side, role: role as Role };
}

export function character({ side, role }: Piece): string {
  if (role === "k") return side === "cho" ? "楚" : "漢";
  if (role === "p") return side === "cho" ? "卒" : "兵";
  return { r: "車", c: "包", n: "馬", b: "象", a: "士" }[role];
}

/**
 * Returns four kinds of piece to choose from, including the right one. `random` returns numbers in [0, 1).
 */
export function choices(role: Role, random: () => number): Role[] {
  const others = ROLES.filter((one) => one !== role);
  const picked: Role[] = [role];
  while (picked.length < 4) {
    const [one] = others.splice(Math.floor(random() * others.length), 1);
    if (one !== undefined) picked.push(one);
  }
  return picked.sort((a, b) => ROLES.indexOf(a) - ROLES.indexOf(b));
}

/**
 * Returns the level of learning that a deck supports. It is 1 if at least half of the cards were last answered
 * correctly, and 2 if all were at least twice in a row.
 */
export function learnedOf(deck: Deck): 0 | 1 | 2 {
  if (CARDS.every((card) => cardOf(deck, card).box > 1)) return 2;
  return known(deck, CARDS) * 2 >= CARDS.length ? 1 : 0;
}

/**
 * Returns the level of learning after an answer. It rises only when the deck starts to support a higher level. Mistakes
 * never lower it, and a level lowered by the user stays low until then.
 */
export function raised(learned: 0 | 1 | 2, before: Deck, after: Deck): 0 | 1 | 2 {
  const now = learnedOf(after);
  return now > learnedOf(before) && now > learned ? now : learned;
}
