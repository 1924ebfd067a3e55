// Typed access to the diagrams of the piece cards. crates/janggi/tests/learn.rs checks the JSON against the rules.
import type { Role, Square } from "../../board";
import type { Movement } from "../../domain/movements.gen";
import data from "./diagrams.json";

export const DIAGRAM_IDS = [
  "general-centre",
  "general-edge",
  "guard-beside",
  "horse-free",
  "horse-blocked",
  "elephant-free",
  "elephant-blocked",
  "chariot-lines",
  "chariot-palace",
  "cannon-jump",
  "cannon-cannon",
  "cannon-palace",
  "soldier-open",
  "soldier-palace",
  "soldier-end",
  "xiangqi-general",
  "xiangqi-facing",
  "xiangqi-advisor",
  "xiangqi-elephant",
  "xiangqi-elephant-river",
  "xiangqi-cannon",
  "xiangqi-cannons",
  "xiangqi-soldier-home",
  "xiangqi-soldier-across",
  "chesswar-general",
  "chesswar-guard",
  "chesswar-cannon",
  "chesswar-cannons",
  "chesswar-cannon-palace",
] as const;

export type DiagramId = (typeof DIAGRAM_IDS)[number];

export const REASONS = [
  "backward",
  "crosses_river",
  "leaves_facing",
  "leaves_palace",
  "leg_blocked",
  "many_screens",
  "no_palace_line",
  "no_screen",
  "path_blocked",
  "screen_is_cannon",
  "sideways_too_early",
  "takes_cannon",
  "wrong_shape",
] as const;

/** Code of the rules module for the reason why a move is illegal. */
export type Reason = (typeof REASONS)[number];

export interface Diagram {
  readonly id: DiagramId;
  /** Variants to which the diagram applies. */
  readonly laws: readonly Movement[];
  readonly role: Role;
  /** First field of a FEN. */
  readonly board: string;
  readonly from: Square;
  /** All legal targets of the piece. */
  readonly to: readonly Square[];
  /** Points of the pieces in the way. */
  readonly blocks: readonly Square[];
  /** Reason why points other than those in `why` cannot be reached. */
  readonly otherwise: Reason;
  readonly why: Readonly<Record<Square, Reason>>;
}

// The test next to this file compares ids and codes with the lists above.
export const DIAGRAMS = data as unknown as readonly Diagram[];

/** Roles in the order in which beginners learn them. */
export const ROLES: readonly Role[] = ["p", "r", "n", "b", "c", "a", "k"];

export function diagramsOf(role: Role, movement: Movement = "janggi"): readonly Diagram[] {
  return DIAGRAMS.filter((diagram) => diagram.role === role && diagram.laws.includes(movement));
}

export function reasonFor(diagram: Diagram, to: Square): Reason {
  return diagram.why[to] ?? diagram.otherwise;
}
