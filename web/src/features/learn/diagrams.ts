// The positions shown on the piece cards. The JSON is checked against the rules by crates/janggi/tests/learn.rs; here
// it only gets its types.
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

/** The rules' codes for an illegal step. */
export type Reason = (typeof REASONS)[number];

export interface Diagram {
  readonly id: DiagramId;
  /** The laws of movement to which it applies. */
  readonly laws: readonly Movement[];
  readonly role: Role;
  /** The first field of a FEN. */
  readonly board: string;
  readonly from: Square;
  /** All targets of the piece. */
  readonly to: readonly Square[];
  /** The obstacles. */
  readonly blocks: readonly Square[];
  /** Why other points cannot be reached, unless `why` has another reason. */
  readonly otherwise: Reason;
  readonly why: Readonly<Record<Square, Reason>>;
}

// The test beside this file compares ids and codes with the lists above.
export const DIAGRAMS = data as unknown as readonly Diagram[];

/** In the order for beginners: the simple ones first. */
export const ROLES: readonly Role[] = ["p", "r", "n", "b", "c", "a", "k"];

export function diagramsOf(role: Role, movement: Movement = "janggi"): readonly Diagram[] {
  return DIAGRAMS.filter((diagram) => diagram.role === role && diagram.laws.includes(movement));
}

export function reasonFor(diagram: Diagram, to: Square): Reason {
  return diagram.why[to] ?? diagram.otherwise;
}
