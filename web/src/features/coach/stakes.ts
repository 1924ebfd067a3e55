// What is to be won and lost on the board: pieces that the other side could take for gain, and pieces to take.
// The rules module lists every move; here their results are weighed by the points of the pieces.
//
// Must not: know how a piece moves.
import type { Role, Square } from "../../board";
import type { Judged } from "../../platform/rules-module";
import { HALF_POINTS, boardAction, piecesOfFen, type Piece } from "../../domain/position";

/** The rules on some moves from a position, movement and check only; null where they do not take them. */
export type Look = (fen: string, moves: readonly string[]) => Judged | null;

export interface Capture {
  readonly from: Square;
  readonly to: Square;
  readonly piece: Piece;
  readonly taken: Piece;
  /** Points won by it, after the best way to take back. */
  readonly gain: number;
}

/** A general that is taken back at once costs the game, so it never takes for gain. */
function worth(role: Role): number {
  return role === "k" ? 1000 : HALF_POINTS[role] / 2;
}

/** What the captures of the side to move win, those that win most first. */
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

/** What the side to move can take for gain. */
export function chances(fen: string, look: Look): Capture[] {
  return capturesFrom(fen, [], look);
}

/** What the other side could take for gain if the side to move passed; nothing in check, which comes first. */
export function dangers(fen: string, look: Look): Capture[] {
  return capturesFrom(fen, ["pass"], look);
}

/**
 * One of `legal` after which the other side wins less, and does not mate: the first after which it wins nothing, where
 * captures of the attacker come before moves of the piece in danger and those before others; else the one after which
 * it wins least. Null where none helps.
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

/** A move that mates at once; null where there is none. */
export function mateIn(fen: string, look: Look): string | null {
  const legal = look(fen, [])?.legal ?? [];
  return legal.find((move) => look(fen, [move])?.verdict?.code === "mate") ?? null;
}
