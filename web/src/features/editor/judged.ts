// The core's verdict on a position being set up: its faults in the core's order, or facts about it. Also parses FENs.
import type { Movement } from "../../domain/movements.gen";
import { piecesOfFen, turnOfFen, type Role, type Side } from "../../domain/position";
import { lawOf, type Judge } from "../tree/facts";
import { fenOf, type Arrangement } from "./arrangement";

/** A reason why a position cannot be played. */
export interface PositionFault {
  readonly code: string;
  readonly side: Side;
  readonly role: Role | null;
  readonly square: string | null;
}

/** Notable facts about a playable position. */
export interface Standing {
  readonly check: boolean;
  readonly facing: boolean;
  /** Whether there is no legal move. In check, this is mate. */
  readonly stuck: boolean;
}

export type Findings =
  | { readonly kind: "legal"; readonly standing: Standing }
  | { readonly kind: "faulty"; readonly faults: readonly PositionFault[] }
  /** The rules module returned an unexpected error. */
  | { readonly kind: "unknown"; readonly code: string };

/** Parses the subject of a fault as the core writes it: `han`, `cho a` or `cho b c4`. */
function placeOf(words: string): Omit<PositionFault, "code"> {
  const [side = "", role, square] = words.split(" ");
  return { side: side === "han" ? "han" : "cho", role: (role as Role | undefined) ?? null, square: square ?? null };
}

function texts(fact: unknown): readonly string[] {
  return Array.isArray(fact) ? fact.map(String) : [];
}

export function findingsOf(arrangement: Arrangement, judge: Judge): Findings {
  const answer = judge.judge({ rules: lawOf(arrangement.movement), fen: fenOf(arrangement), moves: [] });
  if (answer.ok) {
    return {
      kind: "legal",
      standing: { check: answer.check, facing: answer.facing, stuck: answer.legal.length === 0 },
    };
  }
  const { code, facts } = answer.error;
  return code === "bad_position" ? { kind: "faulty", faults: faultsIn(facts) } : { kind: "unknown", code };
}

/** Returns the faults in the facts of an error. The core and the server use different names for the list of codes. */
export function faultsIn(facts: Readonly<Record<string, unknown>>): readonly PositionFault[] {
  const places = texts(facts["where"]);
  return texts(facts["codes"] ?? facts["faults"]).map((code, at) => ({ code, ...placeOf(places[at] ?? "") }));
}

/** Reason why a text is not a FEN: the core's code, with the rank and the text found there, if given. */
export interface FenFault {
  readonly code: string;
  readonly rank: number | null;
  readonly found: string | null;
}

/** Extracts the reason from an error about an invalid FEN, from the core or the server; null if there is none. */
export function fenFaultIn({ reason, rank, found }: Readonly<Record<string, unknown>>): FenFault | null {
  if (typeof reason !== "string") return null;
  return { code: reason, rank: typeof rank === "number" ? rank : null, found: found == null ? null : String(found) };
}

const LONGEST_FEN = 300;

/**
 * Parses a FEN, or returns the reason why it is invalid. The position need not be legal. `turn` is the side to move if
 * the FEN consists only of a board.
 */
export function readFen(text: string, movement: Movement, judge: Judge, turn: Side = "cho"): Arrangement | FenFault {
  const given = text.trim().replace(/\s+/g, " ");
  const fen = given.includes(" ") ? given : `${given} ${turn === "cho" ? "w" : "b"}`;
  if (fen.length > LONGEST_FEN) return { code: "fen_surplus", rank: null, found: null };
  const answer = judge.judge({ rules: lawOf(movement), fen, moves: [] });
  if (!answer.ok && answer.error.code !== "bad_position") {
    return fenFaultIn(answer.error.facts) ?? { code: answer.error.code, rank: null, found: null };
  }
  const [, , , , plies = "0", move = "1"] = fen.split(" ");
  const counters = [Number(plies), Math.max(1, Number(move))] as const;
  return { pieces: piecesOfFen(fen) ?? {}, turn: turnOfFen(fen), movement, counters };
}
