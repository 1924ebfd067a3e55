// What the core knows about the positions of an analysis: legal moves, check, points. Each is judged once, from the
// position before it, so that long games stay quick.
//
// An analysis may go on where a rule set ends the game, so only the law of movement decides what is legal here.
import type { Movement } from "../../domain/movements.gen";
import type { Judged, RulesModule, Why } from "../../platform/rules-module";
import { nodeOf, pathTo, preorder, type Node, type NodeId, type Tree } from "./tree";

/** What is asked of the rules module. */
export type Judge = Pick<RulesModule, "judge">;

export type Facts = Pick<Judged, "fen" | "legal" | "check" | "facing" | "points">;

/** The rule set that knows the law of movement and nothing else. */
export function lawOf(movement: Movement): string {
  return movement === "janggi" ? "record" : movement;
}

export class PositionFacts {
  /** By node: an id always means the same moves. */
  private readonly known = new Map<NodeId, Facts | null>();

  constructor(
    private readonly judge: Judge,
    private readonly movement: Movement,
    private readonly start: string,
  ) {}

  /** The facts of the position of a node; null where a move on the way is illegal. */
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

  /** The first node whose move is illegal, and how many moves lead to it; null where all are legal. */
  fault(tree: Tree): { id: NodeId; ply: number } | null {
    const bad = preorder(tree).find((id) => this.of(tree, id) === null);
    return bad === undefined ? null : { id: bad, ply: pathTo(tree, bad).length - 1 };
  }

  /** Why a step is not possible in a position; null where it is, or nobody knows. */
  why(fen: string, move: string): Why | null {
    const judged = this.judge.judge({ rules: lawOf(this.movement), fen, moves: [], why: [move] });
    return judged.ok ? (judged.why?.[move] ?? null) : null;
  }

  private ask(fen: string, moves: readonly string[]): Facts | null {
    const judged = this.judge.judge({ rules: lawOf(this.movement), fen, moves });
    return judged.ok ? judged : null;
  }
}

/** A position as far as it decides whether it stands again: the pieces and whose turn it is. */
export function positionKey(fen: string): string {
  return fen.split(" ").slice(0, 2).join(" ");
}

/** How often each position of a line has stood up to then, from 1. */
export function occurrences(fens: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return fens.map((fen) => {
    const key = positionKey(fen);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count;
  });
}

/** The same position with the other side to move, as if the one to move passed; null where that one is in check. */
export function passed(facts: Facts): string | null {
  if (facts.check) return null;
  const [board = "", turn, ...rest] = facts.fen.split(" ");
  return [board, turn === "b" ? "w" : "b", ...rest].join(" ");
}
