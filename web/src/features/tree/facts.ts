// The core's facts about the positions of an analysis: legal moves, check, points. Each position is judged once, from
// the one before it, so that long games stay fast.
//
// An analysis may continue after a rule set ends the game, so only the movement rules decide which moves are legal.
import type { Movement } from "../../domain/movements.gen";
import type { Judged, RulesModule, Why } from "../../platform/rules-module";
import { nodeOf, pathTo, preorder, type Node, type NodeId, type Tree } from "./tree";

/** The part of the rules module that is used here. */
export type Judge = Pick<RulesModule, "judge">;

export type Facts = Pick<Judged, "fen" | "legal" | "check" | "facing" | "points">;

/** Returns the rule set that contains only the movement rules. */
export function lawOf(movement: Movement): string {
  return movement === "janggi" ? "record" : movement;
}

export class PositionFacts {
  /** Facts by node; ids are never reused, so each always stands for the same moves. */
  private readonly known = new Map<NodeId, Facts | null>();

  constructor(
    private readonly judge: Judge,
    private readonly movement: Movement,
    private readonly start: string,
  ) {}

  /** Returns the facts about a node's position; null if a move that leads to it is illegal. */
  of(tree: Tree, id: NodeId): Facts | null {
    const missing: Node[] = [];
    let facts: Facts | null | undefined;
    for (let at: NodeId | null = id; at !== null && facts === undefined; ) {
      facts = this.known.get(at);
      const node = nodeOf(tree, at);
      if (facts === undefined) missing.push(node);
      at = node.parent;
    }
    for (const { id: at, parent, move } of missing.toReversed()) {
      if (parent === null) facts = this.ask(this.start, []);
      else facts = facts == null ? null : this.ask(facts.fen, [move]);
      this.known.set(at, facts);
    }
    return facts ?? null;
  }

  /** Returns the first node with an illegal move, and the number of moves to it; null if all are legal. */
  fault(tree: Tree): { id: NodeId; ply: number } | null {
    const bad = preorder(tree).find((id) => this.of(tree, id) === null);
    return bad === undefined ? null : { id: bad, ply: pathTo(tree, bad).length - 1 };
  }

  /** Returns the reason why a move is illegal in a position; null if it is legal or the reason is unknown. */
  why(fen: string, move: string): Why | null {
    const judged = this.judge.judge({ rules: lawOf(this.movement), fen, moves: [], why: [move] });
    return judged.ok ? (judged.why?.[move] ?? null) : null;
  }

  private ask(fen: string, moves: readonly string[]): Facts | null {
    const judged = this.judge.judge({ rules: lawOf(this.movement), fen, moves });
    return judged.ok ? judged : null;
  }
}

/** Returns the part of a position that counts for repetition: the pieces and the side to move. */
export function positionKey(fen: string): string {
  return fen.split(" ").slice(0, 2).join(" ");
}

/** Returns how often each position of a line has occurred so far, from 1. */
export function occurrences(fens: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return fens.map((fen) => {
    const key = positionKey(fen);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count;
  });
}

/** Returns the position with the other side to move, as after a pass. Null if the side to move is in check. */
export function passed(facts: Facts): string | null {
  if (facts.check) return null;
  const [board = "", turn, ...rest] = facts.fen.split(" ");
  return [board, turn === "b" ? "w" : "b", ...rest].join(" ");
}
