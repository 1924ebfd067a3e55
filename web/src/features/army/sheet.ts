// The contents of Chess War's sheet "The JangGi Army" about its pieces, quoted where it contradicts itself, and the
// five setups of the back rank it allows.
import type { Role } from "../../board";
import type { Setup } from "../../domain/setup";

export interface ArmyPiece {
  readonly role: Role;
  /** Number of pieces on the board at the start. */
  readonly count: number;
  /** The rank in parentheses after the piece's name in the text. */
  readonly inText: string;
  /** The rank on the card of the piece at the end of the sheet. */
  readonly onCard: string;
}

export const ARMY: readonly ArmyPiece[] = [
  { role: "k", count: 1, inText: "King", onCard: "King" },
  { role: "r", count: 2, inText: "Lieutenant", onCard: "Lieutenant" },
  { role: "c", count: 2, inText: "Knight", onCard: "Pawn" },
  { role: "n", count: 2, inText: "Knight", onCard: "Knight" },
  { role: "b", count: 2, inText: "Knight", onCard: "Lieutenant" },
  { role: "a", count: 2, inText: "Soldier", onCard: "Pawn" },
  { role: "p", count: 5, inText: "Pawn", onCard: "Pawn" },
];

/** The sheet's count of ranks under "Army Size: 15 Pieces". */
export const COUNTED: readonly (readonly [count: number, rank: string])[] = [
  [7, "Pawns"],
  [6, "Knights"],
  [2, "Lieutenants"],
  [2, "Bishops"],
  [1, "King"],
];

/** A source file of this project with the reason why armies of different kinds cannot meet here. */
export const ARMIES_RECORD = "docs/decisions/0025-armies-of-chess-war.md";

export const SIZE = 15;
export const STRENGTH = 53;

/** The five setups of the back rank: our code, the sheet's name. */
export const BACK_RANKS: readonly (readonly [code: Setup, name: string])[] = [
  ["mssm", "Standard"],
  ["smms", "Outer Elephants"],
  ["msms", "Left Elephants"],
  ["smsm", "Right Elephants"],
  ["central", "Inner Chariots"],
];
