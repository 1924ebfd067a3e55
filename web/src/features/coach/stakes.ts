// Pieces at stake: captures that would gain points for the player or the opponent. The rules module lists the moves,
// which are evaluated here by piece values.
//
// Must not depend on how pieces move.
import type { Role, Square } from "../../board";
import type { Judged } from "../../platform/rules-module";
import { HALF_POINTS, boardAction, piecesOfFen, type Piece } from "../../domain/position";

/** Judges a position after some moves under rules of movement and check only; null if the moves are illegal. */
export type Look = (fen: string, moves: readonly string[]) => Judged | null;

export interface Capture {
  readonly from: Square;
  readonly to: Square;
  readonly piece: Piece;
  readonly taken: Piece;
  /** Value of the captured piece in points, minus that of the capturing piece if it can be recaptured. */
  readonly gain: number;
}

/** Returns the value of a piece in points. A general is worth more than all other pieces together. */
function worth(role: Role): number {
  return role === "k" ? 1000 : HALF_POINTS[role] / 2;
}

/** Returns the captures that gain points for the side to move after `moves`, largest gain first. */
function capturesFrom(fen: string, moves: readonly string[], look: Look): Capture[] {
  const now = look(fen, moves);
  const pieces = now === null ? null : piecesOfFen(now.fen);
  if (now === null || pieces === null) return [];
  const found: Capture[] = [];
  for (const move of now.legal) {
    const step = boardAction(move);
    if (step === null || step === "pass") continue;
    const [piece, taken] = [pieces[step.from], pieces[step.to]];
    if (piece === undefined || taken === undefined) continue;
    const back = look(fen, [...moves, move])?.legal.some((reply) => isTo(reply, step.to)) ?? false;
    const gain = worth(taken.role) - (back ? worth(piece.role) : 0);
    if (gain > 0) found.push({ ...step, piece, taken, gain });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

function isTo(move: string, square: Square): boolean {
  const step = boardAction(move);
  return step !== null && step !== "pass" && step.to === square;
}

/** Returns the captures that gain points for the side to move, largest gain first. */
export function chances(fen: string, look: Look): Capture[] {
  return capturesFrom(fen, [], look);
}

/**
 * Returns the captures that would gain points for the opponent if the side to move passed. Empty if that side is in
 * check, because it may not pass then.
 */
export function dangers(fen: string, look: Look): Capture[] {
  return capturesFrom(fen, ["pass"], look);
}

/**
 * Returns a move in `legal` that loses less and does not allow an immediate mate; null if there is none.
 *
 * A move without a net loss is preferred: first captures of the attacker, then moves of the endangered piece, then
 * others. Otherwise, the move with the smallest net loss is returned.
 */
export function rescue(fen: string, danger: Capture, legal: readonly string[], look: Look): string | null {
  const pieces = piecesOfFen(fen) ?? {};
  const steps = legal.flatMap((move) => {
    const step = boardAction(move);
    return step === null || step === "pass" ? [] : [{ ...step, move }];
  });
  const takes = steps.filter(({ to }) => to === danger.from);
  const leaves = steps.filter(({ from, to }) => from === danger.to && to !== danger.from);
  const others = steps.filter(({ from, to }) => from !== danger.to && to !== danger.from);
  let best: { move: string; loss: number } | null = null;
  for (const { move, to } of [...takes, ...leaves, ...others]) {
    const [answer] = capturesFrom(fen, [move], look);
    const taken = pieces[to];
    const loss = (answer?.gain ?? 0) - (taken === undefined ? 0 : worth(taken.role));
    if (loss >= (best?.loss ?? danger.gain) || isMatedAfter(fen, move, look)) continue;
    best = { move, loss };
    if (loss <= 0) break;
  }
  return best?.move ?? null;
}

function isMatedAfter(fen: string, move: string, look: Look): boolean {
  const after = look(fen, [move])?.fen ?? null;
  return after !== null && mateIn(after, look) !== null;
}

/** Returns a move that mates at once; null if there is none. */
export function mateIn(fen: string, look: Look): string | null {
  const legal = look(fen, [])?.legal ?? [];
  return legal.find((move) => look(fen, [move])?.verdict?.code === "mate") ?? null;
}
