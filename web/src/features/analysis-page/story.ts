// A reviewed game as a story: its mistakes in order, their consequences, the losing move, and the better lines.
//
// Pure: the evaluations are passed in, and the engine is not called.
import { HALF_POINTS, boardAction, opposite, type Piece, type Pieces, type Side } from "../../domain/position";
import { lossOf, type Evaluation, type Verdict } from "../analysis/review";
import type { Standing } from "../analysis/score";

/** Returns the weak moves of `side`, or of both sides if null. Leaves out dubious ones if there are worse ones. */
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

/** Returns the first chapter to show: the first weak move that gave the lead away, or else the worst move. */
export function openingOf(chapters: readonly Verdict[]): Verdict | null {
  return chapters.find(isTurn) ?? worstOf(chapters);
}

/**
 * Returns the move that lost the game (패착): the loser's last weak move that gave the lead away. Null if there is none
 * or the loser is unknown.
 */
export function losingMove(verdicts: readonly Verdict[], loser: Side | null): Verdict | null {
  return verdicts.findLast((one) => one.side === loser && isTurn(one)) ?? null;
}

/** Winning chance from which a position counts as winning. */
const WINNING = 0.65;

/** Returns the standing of `side` at the end of a game; null if it was losing or the game ended on the board. */
export function finalStanding(side: Side, last: Evaluation): "winning" | "even" | null {
  const { cho, what } = last.standing;
  const chance = side === "cho" ? cho : 1 - cho;
  if (what.kind === "over" || chance < 0.5) return null;
  return chance >= WINNING ? "winning" : "even";
}

/** Most serious consequence of a move. */
export type Consequence =
  /** The opponent mates, or wins in another way, in this many moves. */
  | { readonly kind: "lost"; readonly moves: number }
  /** The move ended the game; `winner` is null for a draw. */
  | { readonly kind: "ended"; readonly winner: Side | null }
  /** The opponent's reply captures `piece` with `by`. */
  | { readonly kind: "capture"; readonly piece: Piece; readonly by: Piece }
  /** The opponent's second move captures a piece. */
  | { readonly kind: "later"; readonly piece: Piece }
  | { readonly kind: "points"; readonly points: number }
  /** Only the winning chances show the loss. */
  | { readonly kind: "chance" };

/** Minimum loss in points at which a capture is named as the consequence. Smaller losses are exchanges. */
const LOST_PIECE = 2;
/** Smallest loss in points that is mentioned. */
const TOLD_POINTS = 1;

function pointsFor(side: Side, { what }: Standing): number | null {
  if (what.kind !== "points") return null;
  return side === "cho" ? what.points : -what.points;
}

/** Returns the points that a move lost; null unless both evaluations are in points. */
function lostPoints(side: Side, before: Evaluation, after: Evaluation): number | null {
  const [was, is] = [pointsFor(side, before.standing), pointsFor(side, after.standing)];
  return was === null || is === null ? null : was - is;
}

const isWonBy = (side: Side, { standing: { what } }: Evaluation): boolean =>
  what.kind !== "points" && what.winner === side;

/** Returns the consequence of a weak move. `pieces` is the position after the move. */
export function consequenceOf({ side }: Verdict, before: Evaluation, after: Evaluation, pieces: Pieces): Consequence {
  const { what } = after.standing;
  if (what.kind === "over") return { kind: "ended", winner: what.winner };
  if (what.kind !== "points") return what.winner === side ? { kind: "chance" } : { kind: "lost", moves: what.moves };
  const points = lostPoints(side, before, after);
  const isPieceLost = points === null || points >= LOST_PIECE;
  const reply = threatOf(after);
  const [piece, by] = reply === null ? [] : [pieces[reply.to], pieces[reply.from]];
  if (piece?.side === side && by !== undefined && isPieceLost) return { kind: "capture", piece, by };
  const gains = gainsOf(opposite(side), after.pv.slice(0, COUNTED), pieces);
  const later = gains[2]?.taken ?? null;
  if (later?.side === side && isPieceLost && (gains.at(-1)?.total ?? 0) > 0) return { kind: "later", piece: later };
  if (points !== null && points >= TOLD_POINTS) return { kind: "points", points: Math.round(points) };
  return { kind: "chance" };
}

/** Main advantage of the better line. */
export type Merit =
  | { readonly kind: "win"; readonly moves: number }
  /** The played move loses, but the better one does not. */
  | { readonly kind: "saved" }
  /** The better move captures a piece for a net gain. */
  | { readonly kind: "capture"; readonly piece: Piece }
  /** The better move captures the piece with which the opponent would have replied. */
  | { readonly kind: "attacker"; readonly piece: Piece }
  /** The threatened piece moves away. */
  | { readonly kind: "escape"; readonly piece: Piece }
  /** The threatened piece can no longer be captured. */
  | { readonly kind: "shield"; readonly piece: Piece }
  /** The threatened piece is protected: if it is captured, the side can recapture. */
  | { readonly kind: "guard"; readonly piece: Piece }
  /** The side's next move in the line captures a piece. */
  | { readonly kind: "threat"; readonly piece: Piece }
  /** Only the points show the advantage. */
  | { readonly kind: "points"; readonly points: number };

/** A weak move, the better line, and the position before both. */
export interface Choice {
  /** Evaluations before and after the move that was played. */
  readonly before: Evaluation;
  readonly after: Evaluation;
  readonly played: string;
  /** Starts with the better move. */
  readonly line: readonly string[];
  readonly pieces: Pieces;
  /** Returns the legal moves after `moves`, and whether the side to move is then in check; null if unknown. */
  factsAfter(moves: readonly string[]): { readonly legal: readonly string[]; readonly check: boolean } | null;
}

/** Number of moves after which a line's gain is counted. It is even, so that the last move can be a recapture. */
const COUNTED = 4;

/** Returns, for each move of a line, the captured piece and the half points that `side` has gained so far. */
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

/** Returns the squares of the best reply; null if there is none or it is a pass. */
function threatOf({ best }: Evaluation): { from: string; to: string } | null {
  const reply = best === null ? null : boardAction(best);
  return reply === "pass" ? null : reply;
}

const targets = (moves: readonly string[], square: string): boolean =>
  moves.some((move) => {
    const action = boardAction(move);
    return action !== null && action !== "pass" && action.to === square;
  });

/**
 * Returns how the better move saves a threatened piece without moving it: by making every capture impossible, or by
 * protecting the piece. Null if it does neither. Also null if it gives check, because the check alone may prevent the
 * capture.
 */
function defence(square: string, piece: Piece, { line, after, played, factsAfter }: Choice): Merit | null {
  const [first = ""] = line;
  const facts = factsAfter([first]);
  const reply = after.best ?? "";
  if (facts === null || facts.check) return null;
  if (!targets(facts.legal, square)) return { kind: "shield", piece };
  const isGuardedBy = (move: string): boolean => targets(factsAfter([move, reply])?.legal ?? [], square);
  return facts.legal.includes(reply) && isGuardedBy(first) && !isGuardedBy(played) ? { kind: "guard", piece } : null;
}

/** Returns the reason that is visible on the board; null if there is none. */
function visible({ side }: Verdict, choice: Choice): Merit | null {
  const { after, line, pieces } = choice;
  const first = boardAction(line[0] ?? "");
  if (first === null || first === "pass") return null;
  const gains = gainsOf(side, line.slice(0, COUNTED), pieces);
  const gained = gains.at(-1)?.total ?? 0;
  const threat = threatOf(after);
  const taken = gains[0]?.taken ?? null;
  if (taken !== null && first.to === threat?.from) return { kind: "attacker", piece: taken };
  if (taken !== null) return gained > 0 ? { kind: "capture", piece: taken } : null;
  const attacked = threat === null ? undefined : pieces[threat.to];
  if (threat !== null && attacked?.side === side && attacked.role !== "k" && gained >= 0) {
    if (first.from === threat.to) return { kind: "escape", piece: attacked };
    const told = defence(threat.to, attacked, choice);
    if (told !== null) return told;
  }
  const next = gains[2]?.taken ?? null;
  return next !== null && gained > 0 ? { kind: "threat", piece: next } : null;
}

/** Returns the reason why the better line is better; null if only the winning chances show it. */
export function meritOf(verdict: Verdict, choice: Choice): Merit | null {
  const { side } = verdict;
  const { before, after } = choice;
  const { what } = before.standing;
  if ((what.kind === "mate" || what.kind === "win") && what.winner === side) return { kind: "win", moves: what.moves };
  if (isWonBy(opposite(side), after) && !isWonBy(opposite(side), before)) return { kind: "saved" };
  const told = visible(verdict, choice);
  if (told !== null) return told;
  const points = lostPoints(side, before, after);
  return points !== null && points >= TOLD_POINTS ? { kind: "points", points: Math.round(points) } : null;
}
