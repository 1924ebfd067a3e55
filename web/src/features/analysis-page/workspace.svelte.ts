// State of the analysis page: an analysis, its edits and undo steps, and its storage.
//
// Must not draw or use the engine.
import { boardAction } from "../../domain/position";
import type { Document } from "../tree/compact";
import * as edits from "../tree/edits";
import type { Judge } from "../tree/facts";
import * as history from "../tree/history";
import { ShownAnalysis } from "./shown-analysis.svelte";
import { nodeAt, nodeOf, placeOf, ROOT, type NodeId, type Shape, type Tree } from "../tree/tree";

/** Storage of analyses in the browser, or a test double. */
export interface Shelf {
  save(saving: {
    id: string;
    title: string;
    plies: number;
    document: Document;
    at: NodeId;
    evaluations?: unknown;
    base: number;
    isEdited: boolean;
  }): Promise<number | null>;
  /** Returns the stored state of an analysis, which another tab may have saved; null if there is none. */
  open(id: string): Promise<{ document: Document; evaluations: unknown; revision: number } | null>;
}

/** Storage state of an analysis: not stored, an edit pending, stored, stored as a copy, or failed. */
export type Saving = "none" | "writing" | "kept" | "copied" | "failed";

export class Workspace extends ShownAnalysis {
  /** Id under which the analysis is stored; null until the first write. */
  id: string | null = $state(null);
  /** Storage state while no edit is being written. */
  private ended: Exclude<Saving, "writing"> = $state("none");
  private isWriting = $state(false);
  /** The engine's results, stored with the analysis. */
  evaluations: unknown;

  constructor(
    judge: Judge,
    document: Document,
    private readonly shelf: Shelf,
    options: { at?: NodeId; id?: string | null; evaluations?: unknown; revision?: number; newId: () => string },
  ) {
    super(judge, document, options.at ?? ROOT);
    this.id = options.id ?? null;
    if (this.id !== null) this.ended = "kept";
    this.evaluations = options.evaluations;
    this.revision = options.revision ?? 0;
    if (this.id !== null) this.settledAs = this.content();
    this.newId = options.newId;
  }

  private readonly newId: () => string;

  go(id: NodeId): void {
    this.history = history.look(this.history, id);
    if (this.id !== null) this.keep();
  }

  back(): void {
    if (this.node.parent !== null) this.go(this.node.parent);
  }

  forward(): void {
    const [next] = this.node.children;
    if (next !== undefined) this.go(next);
  }

  /** Goes to the node at a ply of the current line. */
  goPly(ply: number): void {
    const id = this.line[Math.max(0, Math.min(this.line.length - 1, ply))];
    if (id !== undefined) this.go(id);
  }

  /** Goes to the previous or next sibling of the current node, if there is one. */
  sibling(step: 1 | -1): void {
    const { parent } = this.node;
    if (parent === null) return;
    const { children } = nodeOf(this.tree, parent);
    const next = children[children.indexOf(this.at) + step];
    if (next !== undefined) this.go(next);
  }

  /** Plays a move and returns true, or returns false if it is illegal. A pass may be in any notation. */
  play(token: string): boolean {
    const { facts } = this;
    if (facts === null) return false;
    const isPass = boardAction(token) === "pass";
    const move = isPass ? facts.legal.find((one) => boardAction(one) === "pass") : token;
    if (move === undefined || !facts.legal.includes(move)) return false;
    const { tree, id } = edits.addMove(this.tree, this.at, move);
    this.commit(tree, id);
    return true;
  }

  /** Adds a line of moves after `from`, and goes to its first move. */
  playLine(from: NodeId, moves: readonly string[]): void {
    const { tree } = edits.addLine(this.tree, from, moves);
    const first = nodeOf(tree, from).children.find((id) => nodeOf(tree, id).move === moves[0]);
    this.commit(tree, first ?? from);
  }

  /** Removes a node and its descendants. If the current node is among them, goes to the removed node's parent. */
  remove(id: NodeId): void {
    const { parent } = nodeOf(this.tree, id);
    if (parent === null) return;
    const tree = edits.remove(this.tree, id);
    this.commit(tree, tree.nodes.has(this.at) ? this.at : parent);
  }

  edit(change: (tree: Tree) => Tree, key: string | null = null): void {
    this.commit(change(this.tree), this.at, key);
  }

  promote(): void {
    this.edit((tree) => edits.promote(tree, this.at));
  }

  demote(): void {
    this.edit((tree) => edits.demote(tree, this.at));
  }

  makeMain(): void {
    this.edit((tree) => edits.makeMain(tree, this.at));
  }

  comment(text: string): void {
    this.edit((tree) => edits.setComment(tree, this.at, text), `comment ${this.at}`);
  }

  glyph(glyph: number): void {
    this.edit((tree) => edits.toggleGlyph(tree, this.at, glyph));
  }

  draw(shape: Shape): void {
    this.edit((tree) => edits.toggleShape(tree, this.at, shape));
  }

  setRules(rules: Document["rules"]): void {
    this.about = { ...this.about, rules };
    this.keep();
  }

  setTags(tags: Document["tags"]): void {
    if (tags === this.about.tags) return;
    this.about = { ...this.about, tags };
    this.keep();
  }

  undo(): void {
    this.history = history.undo(this.history);
    this.keep();
  }

  redo(): void {
    this.history = history.redo(this.history);
    this.keep();
  }

  private commit(tree: Tree, at: NodeId, key: string | null = null): void {
    const isEdit = tree !== this.tree;
    this.history = history.commit(this.history, tree, at, key);
    // A new analysis is not stored before its first edit.
    if (isEdit || this.id !== null) this.keep();
  }

  private pending: Promise<void> | null = null;
  private again = false;
  /** Revision last saved or opened by this tab. */
  private revision = 0;
  private settledAs: readonly unknown[] = [];

  get saving(): Saving {
    return this.isWriting ? "writing" : this.ended;
  }

  private content(): readonly unknown[] {
    return [this.tree, this.about, this.evaluations];
  }

  private get isEdited(): boolean {
    return this.content().some((part, at) => part !== this.settledAs[at]);
  }

  /** Stores the current state, one write at a time. Changes made during a write are stored by the next one. */
  keep(): void {
    this.id ??= this.newId();
    this.again = true;
    if (this.isEdited) this.isWriting = true;
    this.pending ??= this.write().finally(() => {
      this.pending = null;
      // A change was made after the last write ended, but before this callback ran.
      if (this.again) this.keep();
    });
  }

  /** Waits until no write is pending. */
  async settled(): Promise<void> {
    while (this.pending !== null) await this.pending;
  }

  private async write(): Promise<void> {
    while (this.again && this.id !== null) {
      this.again = false;
      const { id, title, document, at, evaluations, isEdited, revision: base } = this;
      const content = this.content();
      const plies = this.tree.nodes.size - 1;
      try {
        const revision = await this.shelf.save({ id, title, plies, document, at, evaluations, base, isEdited });
        if (revision === null) await this.meet(id);
        else {
          this.revision = revision;
          this.settledAs = content;
          if (this.ended !== "copied") this.ended = "kept";
        }
      } catch {
        this.ended = "failed";
      }
    }
    this.isWriting = false;
  }

  /** Handles a conflict with a save by another tab: stores local edits as a copy, or else shows the saved state. */
  private async meet(id: string): Promise<void> {
    const theirs = this.isEdited ? null : await this.shelf.open(id);
    if (!this.isEdited) return this.showNewer(theirs);
    this.id = this.newId();
    this.revision = 0;
    this.ended = "copied";
    this.again = true;
  }

  /** Shows the state saved by another tab. Does nothing if it is already shown, which keeps the undo steps. */
  private showNewer(theirs: Awaited<ReturnType<Shelf["open"]>>): void {
    if (theirs === null || theirs.revision <= this.revision) return;
    const { tree, ...about } = theirs.document;
    const at = nodeAt(tree, placeOf(this.tree, this.at));
    this.about = about;
    this.history = history.begin(tree, at);
    this.evaluations = theirs.evaluations;
    this.revision = theirs.revision;
    this.settledAs = this.content();
  }

  /** Handles a notification that another tab has saved an analysis. */
  async follow(id: string): Promise<void> {
    await this.settled();
    if (id !== this.id || this.isEdited) return;
    const theirs = await this.shelf.open(id);
    // Edits made while the analysis was being loaded are handled when they are stored.
    if (id === this.id && !this.isEdited) this.showNewer(theirs);
  }
}
