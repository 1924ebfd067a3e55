// State of the editor: the arrangement on the board, the undo history, the core's verdict, and the selected tool.
import type { Judge } from "../tree/facts";
import type { Piece, Side } from "../../domain/position";
import { findingsOf, type Findings } from "./judged";
import { fenOf, type Arrangement } from "./arrangement";

/** Tool for presses on the board: moving pieces, removing them, or placing the selected piece. */
export type Tool = "move" | "erase" | Piece;

const MOST_STEPS = 200;

export class Editor {
  private past: readonly Arrangement[] = $state.raw([]);
  private future: readonly Arrangement[] = $state.raw([]);
  arrangement: Arrangement = $state.raw() as Arrangement;
  tool: Tool = $state.raw("move");

  readonly fen = $derived(fenOf(this.arrangement));
  readonly findings: Findings = $derived.by(() => findingsOf(this.arrangement, this.judge));
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  /** Piece that the next press places; null if none is selected. */
  readonly hand: Piece | null = $derived(typeof this.tool === "string" ? null : this.tool);

  constructor(
    private readonly judge: Judge,
    arrangement: Arrangement,
  ) {
    this.arrangement = arrangement;
  }

  /** Applies a change. It is an undo step unless it returns the same arrangement. */
  edit(change: (arrangement: Arrangement) => Arrangement): void {
    const next = change(this.arrangement);
    if (next === this.arrangement) return;
    this.past = [...this.past, this.arrangement].slice(-MOST_STEPS);
    this.future = [];
    this.arrangement = next;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [this.arrangement, ...this.future];
    this.past = this.past.slice(0, -1);
    this.arrangement = before;
  }

  redo(): void {
    const [next, ...later] = this.future;
    if (next === undefined) return;
    this.past = [...this.past, this.arrangement];
    this.future = later;
    this.arrangement = next;
  }

  /** Selects a tool; selecting it again returns to `move`. */
  take(tool: Tool): void {
    this.tool = sameTool(this.tool, tool) ? "move" : tool;
  }

  holds(side: Side, role: Piece["role"]): boolean {
    return this.hand?.side === side && this.hand.role === role;
  }
}

function sameTool(a: Tool, b: Tool): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b;
  return a.side === b.side && a.role === b.role;
}
