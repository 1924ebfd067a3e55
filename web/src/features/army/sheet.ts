// Data from Chess War's sheet "The JangGi Army": pieces and back ranks, with the sheet's contradictions left as they
// are.
import type { Role } from "../../board";
import type { Setup } from "../../domain/setup";

/** Rank in the sheet's own words. */
export type Rank = "King" | "Lieutenant" | "Knight" | "Soldier" | "Pawn";

export interface ArmyPiece {
  readonly role: Role;
  /** Number of pieces on the board at the start. */
  readonly count: number;
  /** Rank in parentheses after the piece's name in the sheet's text. */
  readonly inText: Rank;
  /** Rank on the piece's card at the end of the sheet. */
  readonly onCard: Rank;
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

/** Number of pieces per rank, as stated under "Army Size: 15 Pieces". */
export const COUNTED: readonly (readonly [count: number, rank: string])[] = [
  [7, "Pawns"],
  [6, "Knights"],
  [2, "Lieutenants"],
  [2, "Bishops"],
  [1, "King"],
];

/** Decision record that explains why the app has no games between different armies. */
export const ARMIES_RECORD = "docs/decisions/0025-armies-of-chess-war.md";

export const SIZE = 15;
export const STRENGTH = 53;

/** Setups of the back rank, each with the app's code and the sheet's name. */
export const BACK_RANKS: readonly (readonly [code: Setup, name: string])[] = [
  ["mssm", "Standard"],
  ["smms", "Outer Elephants"],
  ["msms", "Left Elephants"],
  ["smsm", "Right Elephants"],
  ["central", "Inner Chariots"],
];
