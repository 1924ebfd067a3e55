// Chooses the coach's advice in a position: the most urgent matter, or else an opening tip.
import type { Square } from "../../board";
import { boardAction, piecesOfFen, type Pieces, type Side } from "../../domain/position";
import type { Judged } from "../../platform/rules-module";
import { chances, dangers, mateIn, rescue, type Capture, type Look } from "./stakes";

/** Opening tips, in order of preference. */
export const TIPS = [
  "chariot",
  "horse",
  "cannon",
  "soldiers",
  "otherChariot",
  "guards",
  "look",
  "points",
  "pass",
] as const;
export type Tip = (typeof TIPS)[number];

/** Number of the player's moves after which there are no more opening tips. */
export const OPENING = 10;

export type Advice =
  | { readonly kind: "check"; readonly checkers: readonly Square[] }
  | { readonly kind: "mate"; readonly move: string }
  /** `move` saves the endangered piece; null if no move does. */
  | { readonly kind: "danger"; readonly capture: Capture; readonly move: string | null }
  | { readonly kind: "chance"; readonly capture: Capture }
  /** `move` follows the tip; null if the tip is text only. */
  | { readonly kind: "tip"; readonly tip: Tip; readonly move: string | null };

/** Tips already given, each with its position. A tip is repeated in its own position, but not in others. */
export class GivenTips {
  readonly #given = new Map<Tip, string>();

  /** Returns the tips given in positions other than this one. */
  before(fen: string): readonly Tip[] {
    return [...this.#given].filter(([, at]) => at !== fen).map(([tip]) => tip);
  }

  give(tip: Tip, fen: string): void {
    this.#given.set(tip, fen);
  }
}

export interface Seen {
  readonly fen: string;
  readonly now: Judged;
  /** Moves that the game's rule set allows. */
  readonly legal: readonly string[];
  /** Points of the pieces that give check. */
  readonly checkers: readonly Square[];
  /** Number of moves and passes that the player has made. */
  readonly own: number;
  /** Tips given in other positions. */
  readonly given: readonly Tip[];
  /** Whether two passes in a row end the game on points. */
  readonly pointsDecide: boolean;
}

/** Returns the advice for the side to move; null if there is none. */
export function adviceFor(seen: Seen, look: Look): Advice | null {
  const { fen, now } = seen;
  if (now.turn === null) return null;
  const mate = mateIn(fen, look);
  if (mate !== null) return { kind: "mate", move: mate };
  if (now.check) return { kind: "check", checkers: seen.checkers };
  const [danger] = dangers(fen, look);
  const chance = chances(fen, look).find(({ from, to }) => seen.legal.includes(from + to));
  // A possible gain comes first unless the possible loss is larger.
  if (chance !== undefined && chance.gain >= Math.max(2, danger?.gain ?? 0)) return { kind: "chance", capture: chance };
  if (danger !== undefined && danger.gain >= 2)
    return { kind: "danger", capture: danger, move: rescue(fen, danger, seen.legal, look) };
  return seen.own < OPENING ? nextTip(seen, now.turn) : null;
}

function nextTip({ fen, legal, given, pointsDecide }: Seen, side: Side): Advice | null {
  const pieces = piecesOfFen(fen) ?? {};
  for (const tip of TIPS) {
    if (given.includes(tip) || (tip === "points" && !pointsDecide)) continue;
    const steps = STEPS[tip]?.(pieces, side) ?? null;
    if (steps === null) return { kind: "tip", tip, move: null };
    const move = steps.find((step) => legal.includes(step));
    if (move !== undefined) return { kind: "tip", tip, move };
  }
  return null;
}

/** Returns a move of Cho as the given side would play it; for Han, the ranks are mirrored. */
function seenFrom(side: Side, step: string): string {
  if (side === "cho") return step;
  const action = boardAction(step);
  if (action === null || action === "pass") return step;
  return turned(action.from) + turned(action.to);
}

function turned(square: Square): Square {
  return `${square.charAt(0)}${11 - Number(square.slice(1))}`;
}

/** Moves that follow a tip; empty if the pieces have left their usual points. Tips without an entry are text only. */
const STEPS: Readonly<Partial<Record<Tip, (pieces: Pieces, side: Side) => readonly string[]>>> = {
  chariot: (pieces, side) => ofRole(pieces, side, "p", ["a4b4", "i4h4"]),
  otherChariot: (pieces, side) => ofRole(pieces, side, "p", ["i4h4", "a4b4"]),
  horse: (pieces, side) => ofRole(pieces, side, "n", ["b1c3", "h1g3", "c1d3", "g1f3"]),
  cannon: (pieces, side) => ofRole(pieces, side, "c", ["b3e3", "h3e3"]),
};

function ofRole(pieces: Pieces, side: Side, role: string, steps: readonly string[]): readonly string[] {
  return steps
    .map((step) => seenFrom(side, step))
    .filter((step) => {
      const action = boardAction(step);
      const piece = action === null || action === "pass" ? undefined : pieces[action.from];
      return piece?.side === side && piece.role === role;
    });
}

/** Returns the arrows that illustrate the advice. */
export function pointers(advice: Advice, generalOf: (side: Side) => Square | null, turn: Side) {
  const arrow = (from: Square, to: Square, kind: "main" | "threat") => ({ from, to, kind });
  const shown = (move: string | null) => {
    const step = move === null ? null : boardAction(move);
    return step === null || step === "pass" ? [] : [arrow(step.from, step.to, "main")];
  };
  switch (advice.kind) {
    case "check": {
      const general = generalOf(turn);
      return general === null ? [] : advice.checkers.map((from) => arrow(from, general, "threat"));
    }
    case "danger":
      return [arrow(advice.capture.from, advice.capture.to, "threat"), ...shown(advice.move)];
    case "chance":
      return [arrow(advice.capture.from, advice.capture.to, "main")];
    case "mate":
    case "tip":
      return shown(advice.move);
  }
}
