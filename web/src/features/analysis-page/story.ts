// A reviewed game as a story: the mistakes in order, the one that lost the game, and the consequences of each.
//
// Pure. Must not search.
import { HALF_POINTS, boardAction, opposite, type Piece, type Pieces, type Side } from "../../domain/position";
import { lossOf, type Evaluation, type Verdict } from "../analysis/review";
import type { Standing } from "../analysis/score";

/** Returns the weak moves to show, of one side or of both. Dubious ones are left out if there are worse ones. */
export function chaptersOf(verdicts: readonly Verdict[], side: Side | null): readonly Verdict[] {
  const own = verdicts.filter((one) => side === null || one.side === side);
  const bad = own.filter(({ weakness }) => weakness !== "dubious");
  return bad.length > 0 ? bad : own;
}

const isTurn = ({ before, after }: Verdict): boolean => before >= 0.5 && after < 0.5;

/** Returns the move that lost the most. */
export function worstOf(chapters: readonly Verdict[]): Verdict | null {
  return chapters.toSorted((one, other) => lossOf(other) - lossOf(one))[0] ?? null;
}

/** Returns the start of the story: the move at which the lead first changed, or else the worst move. */
export function openingOf(chapters: readonly Verdict[]): Verdict | null {
  return chapters.find(isTurn) ?? worstOf(chapters);
}

/**
 * Returns the move that lost the game (패착): the last one with which the loser gave the lead away, or else the worst
 * one.
 */
export function losingMove(verdicts: readonly Verdict[], loser: Side | null): Verdict | null {
  const own = verdicts.filter(({ side }) => side === loser);
  return own.findLast(isTurn) ?? openingOf(own);
}

/** Most serious consequence of a move. */
export type Consequence =
  /** The opponent mates, or wins in another way, in this many moves. */
  | { readonly kind: "lost"; readonly moves: number }
  /** The reply captures a piece. */
  | { readonly kind: "capture"; readonly piece: Piece }
  | { readonly kind: "points"; readonly points: number }
  /** Only the winning chances show it. */
  | { readonly kind: "chance" };

/** Minimum loss in points for a capture to be the reason; less is an exchange. */
const LOST_PIECE = 2;
/** Minimum loss in points that is mentioned. */
const TOLD_POINTS = 1;

function pointsFor(side: Side, { what }: Standing): number | null {
  if (what.kind !== "points") return null;
  return side === "cho" ? what.points : -what.points;
}

/** Returns the consequence of a weak move. `pieces` are those on the board after it. */
export function consequenceOf({ side }: Verdict, before: Evaluation, after: Evaluation, pieces: Pieces): Consequence {
  const { what } = after.standing;
  if ((what.kind === "mate" || what.kind === "win") && what.winner === opposite(side)) {
    return { kind: "lost", moves: what.moves };
  }
  const [was, is] = [pointsFor(side, before.standing), pointsFor(side, after.standing)];
  const points = was === null || is === null ? null : was - is;
  const reply = after.best === null ? null : boardAction(after.best);
  const piece = reply === null || reply === "pass" ? undefined : pieces[reply.to];
  if (piece?.side === side && (points === null || points >= LOST_PIECE)) return { kind: "capture", piece };
  if (points !== null && points >= TOLD_POINTS) return { kind: "points", points: Math.round(points) };
  return { kind: "chance" };
}

/** Advantage of a better line, as far as its moves and points show it. */
export type Merit =
  | { readonly kind: "win"; readonly moves: number }
  /** The move captures a piece and keeps the gain. */
  | { readonly kind: "capture"; readonly piece: Piece }
  /** The move captures the piece that would have captured. */
  | { readonly kind: "attacker"; readonly piece: Piece }
  /** The piece that would have been captured moves away. */
  | { readonly kind: "escape"; readonly piece: Piece }
  /** The next move of the line takes a piece. */
  | { readonly kind: "threat"; readonly piece: Piece };

/**
 * Number of moves of a line after which its gain is counted. The last one is the opponent's, who may have recaptured.
 */
const COUNTED = 4;

/** Returns the half points that `side` gains by each move of a line. */
function gainsOf(side: Side, line: readonly string[], pieces: Pieces): { taken: Piece | null; total: number }[] {
  const now: Record<string, Piece | undefined> = { ...pieces };
  let total = 0;
  return line.map((move) => {
    const action = boardAction(move);
    if (action === null || action === "pass") return { taken: null, total };
    const taken = now[action.to] ?? null;
    now[action.to] = now[action.from];
    now[action.from] = undefined;
    if (taken !== null && taken.role !== "k") total += (taken.side === side ? -1 : 1) * HALF_POINTS[taken.role];
    return { taken, total };
  });
}

/**
 * Returns the reason why the better line is better; null if only the winning chances show it.
 *
 * `line` begins with the better move, `pieces` are those on the board before it, and `after` is the evaluation after
 * the move that was played.
 */
export function meritOf(
  { side }: Verdict,
  before: Evaluation,
  after: Evaluation,
  line: readonly string[],
  pieces: Pieces,
): Merit | null {
  const { what } = before.standing;
  if ((what.kind === "mate" || what.kind === "win") && what.winner === side) return { kind: "win", moves: what.moves };
  const first = boardAction(line[0] ?? "");
  if (first === null || first === "pass") return null;
  const gains = gainsOf(side, line.slice(0, COUNTED), pieces);
  const gained = gains.at(-1)?.total ?? 0;
  const reply = after.best === null ? null : boardAction(after.best);
  const threat = reply === null || reply === "pass" ? null : reply;
  const taken = gains[0]?.taken ?? null;
  if (taken !== null && first.to === threat?.from) return { kind: "attacker", piece: taken };
  if (taken !== null) return gained > 0 ? { kind: "capture", piece: taken } : null;
  const piece = pieces[first.from];
  if (first.from === threat?.to && piece !== undefined && piece.role !== "k" && gained >= 0) {
    return { kind: "escape", piece };
  }
  const next = gains[2]?.taken ?? null;
  return next !== null && gained > 0 ? { kind: "threat", piece: next } : null;
}
