// An analysis as shown on the page: the current node, its position, and the line through it.
//
// Must not change or store the analysis, or use the engine.
import { storedTitle } from "../../i18n/stored-names";
import { lastMoveOf } from "../../domain/last-move";
import { replay, type Action } from "../../domain/replay";
import { piecesOfFen, turnOfFen, type Pieces, type Side } from "../../domain/position";
import type { Document } from "../tree/compact";
import { occurrences, PositionFacts, type Facts, type Judge } from "../tree/facts";
import * as history from "../tree/history";
import { playersIn, tagOf, TAGS } from "./reader";
import type { Target } from "./live.svelte";
import { lineThrough, movesTo, nodeOf, plyOf, type Node, type NodeId, type Tree } from "../tree/tree";

export class ShownAnalysis {
  private readonly judge: Judge;
  protected history: history.History = $state.raw(history.begin({ nodes: new Map(), next: 0 }));
  protected about: Omit<Document, "tree"> = $state.raw() as Omit<Document, "tree">;

  readonly tree: Tree = $derived(this.history.now.tree);
  readonly at: NodeId = $derived(this.history.now.at);
  readonly node: Node = $derived(nodeOf(this.tree, this.at));
  readonly canUndo = $derived(this.history.past.length > 0);
  readonly canRedo = $derived(this.history.future.length > 0);
  private readonly known: PositionFacts = $derived.by(
    () => new PositionFacts(this.judge, this.about.movement, this.about.start),
  );
  /** The core's facts about the current position; null after an illegal move. */
  readonly facts: Facts | null = $derived(this.known.of(this.tree, this.at));
  readonly moves: readonly string[] = $derived(movesTo(this.tree, this.at));
  /** The line through the current node, up to its end. */
  readonly line: readonly NodeId[] = $derived(lineThrough(this.tree, this.at));
  readonly ply = $derived(plyOf(this.tree, this.at));
  /** Engine requests for the current position; null after an illegal move. */
  readonly target: Target | null = $derived.by(() => {
    const { facts, moves } = this;
    const { start, rules } = this.about;
    const parent = this.node.parent === null ? null : this.factsOf(this.node.parent);
    if (facts === null) return null;
    const whole = (moves: readonly string[]) => ({ rules, fen: start, moves, claims: "last" as const });
    const alone = (fen: string) => ({ rules, fen, moves: [] });
    return {
      key: `${JSON.stringify(rules)} ${start} ${moves.join(" ")}`,
      requests: [whole(moves), alone(facts.fen)],
      threat: facts.check ? null : alone(facts.fen),
      played: parent === null ? null : { move: this.node.move, before: [whole(moves.slice(0, -1)), alone(parent.fen)] },
    };
  });
  private readonly lineFacts: readonly (Facts | null)[] = $derived(this.line.map((id) => this.known.of(this.tree, id)));

  constructor(judge: Judge, document: Document, at: NodeId) {
    this.judge = judge;
    const { tree, ...about } = document;
    this.about = about;
    this.history = history.begin(tree, at);
  }

  get document(): Document {
    return { ...this.about, tree: this.tree };
  }

  get title(): string {
    return this.titleFor(null);
  }

  /** Returns the title. An unnamed player or guest on `side` is shown as the user. */
  titleFor(side: Side | null): string {
    const names = playersIn(this.about.tags);
    return names.every((name) => name === "")
      ? tagOf(this.about.tags, TAGS.event)
      : storedTitle(names.join(" : "), side === null ? null : side === "cho" ? 0 : 1);
  }

  readonly pieces = $derived(piecesOfFen(this.facts?.fen ?? this.about.start) ?? {});
  readonly turn = $derived(turnOfFen(this.facts?.fen ?? this.about.start));

  /** Action that led to the current position. */
  readonly action: Action | null = $derived.by(() => {
    const { parent, move } = this.node;
    const before = parent === null ? null : this.known.of(this.tree, parent);
    return before === null ? null : (replay(before.fen, [move])[1]?.action ?? null);
  });

  readonly lastMove = $derived(lastMoveOf(this.action));

  piecesOf(id: NodeId): Pieces {
    return piecesOfFen(this.known.of(this.tree, id)?.fen ?? this.about.start) ?? {};
  }

  factsOf(id: NodeId): Facts | null {
    return this.known.of(this.tree, id);
  }

  /**
   * Data about each position of the current line: points, number of occurrences so far, whether the generals face each
   * other, and the seconds spent on the move.
   */
  readonly course = $derived.by(() => {
    const counts = occurrences(this.lineFacts.map((facts) => facts?.fen ?? ""));
    return this.line.map((id, ply) => ({
      id,
      points: this.lineFacts[ply]?.points ?? null,
      occurrence: counts[ply] ?? 1,
      facing: this.lineFacts[ply]?.facing ?? false,
      seconds: nodeOf(this.tree, id).seconds,
    }));
  });

  why(from: string, to: string): ReturnType<PositionFacts["why"]> {
    return this.facts === null ? null : this.known.why(this.facts.fen, from + to);
  }
}
