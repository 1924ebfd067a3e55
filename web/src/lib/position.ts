// Positions as the client needs them to draw: FEN text in, pieces out, and a
// piece carried from one point to another.
//
// Must not: know how pieces move or when a game ends. That is the Rust core's
// (src/rules.ts); here a step is only "what stands on FROM stands on TO now".

export type Side = "cho" | "han";
/** FEN letters: general, guard, horse, elephant, chariot, cannon, soldier. */
export type Role = "k" | "a" | "n" | "b" | "r" | "c" | "p";
export interface Piece {
  side: Side;
  role: Role;
}
/** Points are named `a1`…`i10`: file from Cho's left, rank from Cho's back rank. */
export type Pieces = Record<string, Piece>;

export const FILES = "abcdefghi";
export const SIDES: readonly Side[] = ["cho", "han"];

export function opposite(side: Side): Side {
  return side === "cho" ? "han" : "cho";
}

const ROLE_OF: Record<string, Role> = {
  k: "k", a: "a", n: "n", h: "n", b: "b", e: "b", r: "r", c: "c", p: "p",
};

/** Half points of each role; the general counts nothing. */
export const HALF_POINTS: Record<Role, number> = { k: 0, a: 6, n: 10, b: 6, r: 26, c: 14, p: 4 };

/** The board field of a FEN (Fairy-Stockfish dialect, h/e read too), or null when it is not one. */
export function piecesOfFen(fen: string): Pieces | null {
  const field = fen.trim().split(/\s+/)[0] ?? "";
  const ranks = field.split("/");
  if (ranks.length !== 10) return null;
  const pieces: Pieces = {};
  for (const [row, text] of ranks.entries()) {
    let file = 0;
    for (const letter of text) {
      if (letter >= "1" && letter <= "9") {
        file += Number(letter);
        continue;
      }
      const role = ROLE_OF[letter.toLowerCase()];
      if (role === undefined || file > 8) return null;
      pieces[`${FILES[file]}${10 - row}`] = {
        side: letter === letter.toUpperCase() ? "cho" : "han",
        role,
      };
      file += 1;
    }
    if (file !== 9) return null;
  }
  return pieces;
}

/** The side to move of a FEN; Cho (`w`) where the field is missing. */
export function turnOfFen(fen: string): Side {
  return fen.trim().split(/\s+/)[1] === "b" ? "han" : "cho";
}

export function generalOf(pieces: Pieces, side: Side): string | null {
  for (const [square, piece] of Object.entries(pieces)) {
    if (piece.side === side && piece.role === "k") return square;
  }
  return null;
}

/** Half points on the board, deom left out. */
export function halfPoints(pieces: Pieces, side: Side): number {
  return Object.values(pieces)
    .filter((piece) => piece.side === side)
    .reduce((sum, piece) => sum + HALF_POINTS[piece.role], 0);
}

/** The board action a token stands for; null for calls, offers, resignations and nonsense. */
export type BoardAction = { from: string; to: string } | "pass";

export function boardAction(token: string): BoardAction | null {
  if (token === "pass" || token === "0000" || token === "@@@@") return "pass";
  const match = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/.exec(token);
  if (match === null) return null;
  const [, from = "", to = ""] = match;
  return from === to ? "pass" : { from, to };
}
