// A game with its variations, as a tree of moves with annotations and drawings.
//
// Trees are immutable: an edit returns a new one. This module must not depend on the rules of the game.
import type { Shape, ShapeColour } from "../../board";
import { GLYPHS } from "../../platform/records-module";

export { GLYPHS };
export type { Shape, ShapeColour };

/** Id of a node in one tree; 0 is the starting position. It stays the same after edits. */
export type NodeId = number;

export const ROOT: NodeId = 0;

/** Colours of a user's arrows and rings. */
export const COLOURS = ["green", "red", "blue", "yellow"] as const satisfies readonly ShapeColour[];

/** A numeric annotation glyph (NAG) of PGN. `GLYPHS` has the signs of those that have one. */
export type Glyph = number;

/** Returns the sign of a glyph, or `$` and its number if it has none. */
export const signOf = (glyph: Glyph): string => GLYPHS[glyph] ?? `$${glyph}`;

export const MOVE_GLYPHS: readonly Glyph[] = [3, 1, 5, 6, 2, 4, 7];
export const POSITION_GLYPHS: readonly Glyph[] = [10, 13, 14, 15, 16, 17, 18, 19];

export interface Node {
  readonly id: NodeId;
  readonly parent: NodeId | null;
  /** Move in UCI; a pass is a move of the general to its own point. Empty for the starting position. */
  readonly move: string;
  /** The first child continues the line; the others are variations. */
  readonly children: readonly NodeId[];
  readonly comment: string;
  readonly glyphs: readonly Glyph[];
  readonly shapes: readonly Shape[];
  /** Time spent on the move in seconds, if recorded. */
  readonly seconds: number | null;
  /** Time left on the clock in seconds, if recorded. */
  readonly clock: number | null;
}

export interface Tree {
  readonly nodes: ReadonlyMap<NodeId, Node>;
  /** Id of the next node to be added. Ids are never reused. */
  readonly next: NodeId;
}

const BARE = { children: [], comment: "", glyphs: [], shapes: [], seconds: null, clock: null } as const;

export function emptyTree(): Tree {
  return { nodes: new Map([[ROOT, { ...BARE, id: ROOT, parent: null, move: "" }]]), next: 1 };
}

export function nodeOf(tree: Tree, id: NodeId): Node {
  const node = tree.nodes.get(id);
  if (node === undefined) throw new RangeError(`no node ${id}`);
  return node;
}

/** Appends a new child to `parent`. */
export function withChild(tree: Tree, parent: NodeId, move: string): { tree: Tree; id: NodeId } {
  const id = tree.next;
  const above = nodeOf(tree, parent);
  const nodes = new Map(tree.nodes);
  nodes.set(parent, { ...above, children: [...above.children, id] });
  nodes.set(id, { ...BARE, id, parent, move });
  return { tree: { nodes, next: id + 1 }, id };
}

export function withNode(tree: Tree, id: NodeId, change: Partial<Omit<Node, "id" | "parent">>): Tree {
  const nodes = new Map(tree.nodes);
  nodes.set(id, { ...nodeOf(tree, id), ...change });
  return { ...tree, nodes };
}

/** Returns the nodes from the start to `id`, inclusive. */
export function pathTo(tree: Tree, id: NodeId): NodeId[] {
  const path: NodeId[] = [];
  for (let at: NodeId | null = id; at !== null; at = nodeOf(tree, at).parent) path.push(at);
  return path.reverse();
}

/** Returns the moves from the start to `id`. */
export function movesTo(tree: Tree, id: NodeId): string[] {
  return pathTo(tree, id)
    .slice(1)
    .map((at) => nodeOf(tree, at).move);
}

/** Returns `id` and the nodes that continue its line. */
export function lineFrom(tree: Tree, id: NodeId): NodeId[] {
  const line = [id];
  for (let at = nodeOf(tree, id).children[0]; at !== undefined; at = nodeOf(tree, at).children[0]) line.push(at);
  return line;
}

/** Returns the line through `id`, from the start to its end. */
export function lineThrough(tree: Tree, id: NodeId): NodeId[] {
  return [...pathTo(tree, id).slice(0, -1), ...lineFrom(tree, id)];
}

export function mainLine(tree: Tree): NodeId[] {
  return lineFrom(tree, ROOT);
}

export function isMain(tree: Tree, id: NodeId): boolean {
  return pathTo(tree, id).every((at) => {
    const { parent } = nodeOf(tree, at);
    return parent === null || nodeOf(tree, parent).children[0] === at;
  });
}

/** Returns the number of moves up to `id`. */
export function plyOf(tree: Tree, id: NodeId): number {
  return pathTo(tree, id).length - 1;
}

/** Returns `from` and its descendants in preorder: each continuation comes before its variations. */
export function preorder(tree: Tree, from: NodeId = ROOT): NodeId[] {
  const result: NodeId[] = [];
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    result.push(id);
    open.push(...nodeOf(tree, id).children.toReversed());
  }
  return result;
}

/** Returns the path to a node as a child index for each step. Unlike ids, paths are the same in copies of a tree. */
export function placeOf(tree: Tree, id: NodeId): number[] {
  const path = pathTo(tree, id);
  return path.slice(1).map((at, step) => nodeOf(tree, path[step] ?? ROOT).children.indexOf(at));
}

/** Returns the node at a path, or the last node on the path that exists. */
export function nodeAt(tree: Tree, place: readonly number[]): NodeId {
  let id = ROOT;
  for (const step of place) {
    const child = nodeOf(tree, id).children[step];
    if (child === undefined) break;
    id = child;
  }
  return id;
}
