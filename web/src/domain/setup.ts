// Setups (차림) as codes and as pieces on the board. There are five: four orders of horse (m) and elephant (s) on files
// b, c, g and h, and `central`, with the chariots on c and g.
//
// Codes of both sides are read from Cho's left. Players see the back rank from their own side, so the code of Han's
// setup is reversed for the Han player.
import type { Movement } from "./movements.gen";
import { FILES, opposite, piecesOfFen, type Piece, type Pieces, type Role, type Side } from "./position";

export const SETUPS = ["mssm", "smms", "smsm", "msms", "central"] as const;
export type Setup = (typeof SETUPS)[number];

export function isSetup(code: string): code is Setup {
  return (SETUPS as readonly string[]).includes(code);
}

/** Returns a setup's code as read from the side's own left. */
export function fromSeat(code: Setup, side: Side): Setup {
  if (code === "central" || side === "cho") return code;
  const turned = [...code].reverse().join("");
  return isSetup(turned) ? turned : code;
}

const RANKS: Record<Setup, string> = {
  msms: "rnba_anbr",
  mssm: "rnba_abnr",
  smms: "rbna_anbr",
  smsm: "rbna_abnr",
  central: "bnra_arnb",
};

/** Returns the sixteen pieces of a side in a setup, except those on the points in `handicap`. */
export function army(side: Side, code: Setup, handicap: readonly string[] = []): Pieces {
  const pieces: Record<string, Piece> = {};
  const rank = (n: number): number => (side === "cho" ? n : 11 - n);
  [...RANKS[code]].forEach((letter, file) => {
    if (letter !== "_") pieces[`${FILES[file]}${rank(1)}`] = { side, role: letter as Role };
  });
  pieces[`e${rank(2)}`] = { side, role: "k" };
  for (const file of "bh") pieces[`${file}${rank(3)}`] = { side, role: "c" };
  for (const file of "acegi") pieces[`${file}${rank(4)}`] = { side, role: "p" };
  for (const square of handicap) delete pieces[square];
  return pieces;
}

/**
 * Returns the back-rank pieces on files b, c, g and h, from the side's own left; null on points in `handicap`. All
 * setups but `central` differ only in these.
 */
export function wingsOf(side: Side, code: Setup, handicap: readonly string[] = []): (Piece | null)[] {
  const pieces = army(side, code, handicap);
  return (side === "cho" ? ["b1", "c1", "g1", "h1"] : ["h10", "g10", "c10", "b10"]).map((at) => pieces[at] ?? null);
}

/**
 * Returns the points that Han leaves empty in a handicap (접장기). These are the points in `handicap` and, for each letter
 * in `give`, the point of the first remaining piece of that kind, counted from file a.
 */
export function leftOut(code: Setup, handicap: readonly string[], give: string): string[] {
  const out = [...handicap];
  const han = Object.entries(army("han", code)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const letter of give) {
    const next = han.find(([square, piece]) => piece.role === letter && !out.includes(square));
    if (next !== undefined) out.push(next[0]);
  }
  return out;
}

/**
 * Returns the pieces during the setup phase. A side has no horses and elephants if its setup is hidden, or neither
 * chosen nor previewed. Pieces given as a handicap (접장기) are already removed.
 */
export function arranging(
  chosen: Record<Side, string | null>,
  preview: Partial<Record<Side, Setup>>,
  handicap: readonly string[] = [],
  give = "",
): Pieces {
  const pieces: Record<string, Piece> = {};
  for (const side of ["cho", "han"] as const) {
    const code = chosen[side] ?? preview[side] ?? null;
    const known = code !== null && isSetup(code);
    const shown = known ? code : "mssm";
    const whole = army(side, shown, side === "han" ? leftOut(shown, handicap, give) : []);
    for (const [square, piece] of Object.entries(whole)) {
      if (known || (piece.role !== "n" && piece.role !== "b")) pieces[square] = piece;
    }
  }
  return pieces;
}

const XIANGQI_START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

/** Returns the starting position to show before a game: Xiangqi's, or inner elephants for both sides. */
export function usualPieces(movement: Movement): Pieces {
  const fixed = movement === "xiangqi" ? piecesOfFen(XIANGQI_START) : null;
  return fixed ?? { ...army("cho", "mssm"), ...army("han", "mssm") };
}

/** Returns the side that has to choose next; `first` is the side that chooses first, if any. */
export function nextToChoose(first: Side | null, chosen: Record<Side, string | null>): Side {
  const leader = first ?? "han";
  return chosen[leader] === null ? leader : opposite(leader);
}
