// Edits of a tree of variations. Each edit returns a new tree; all but `clearNotes` return the same tree if nothing
// changes.
import {
  MOVE_GLYPHS,
  nodeOf,
  pathTo,
  POSITION_GLYPHS,
  preorder,
  ROOT,
  withChild,
  withNode,
  type Glyph,
  type Node,
  type NodeId,
  type Shape,
  type Tree,
} from "./tree";

/** Finds or adds the node of a move after `parent`. */
export function addMove(tree: Tree, parent: NodeId, move: string): { tree: Tree; id: NodeId } {
  const known = nodeOf(tree, parent).children.find((id) => nodeOf(tree, id).move === move);
  return known === undefined ? withChild(tree, parent, move) : { tree, id: known };
}

/** Adds the missing moves of a line after `parent`; `id` is its last node. */
export function addLine(tree: Tree, parent: NodeId, moves: readonly string[]): { tree: Tree; id: NodeId } {
  return moves.reduce(({ tree, id }, move) => addMove(tree, id, move), { tree, id: parent });
}

/** Removes a node and its descendants. The starting position cannot be removed. */
export function remove(tree: Tree, id: NodeId): Tree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const nodes = new Map(tree.nodes);
  for (const gone of preorder(tree, id)) nodes.delete(gone);
  const above = nodeOf(tree, parent);
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  return { ...tree, nodes };
}

/** Returns the first node from `id` upwards for which `fits` is true, with its index among its siblings. */
function fork(
  tree: Tree,
  id: NodeId,
  fits: (place: number, of: number) => boolean,
): { id: NodeId; place: number } | null {
  for (const at of pathTo(tree, id).toReversed()) {
    const { parent } = nodeOf(tree, at);
    if (parent === null) return null;
    const { children } = nodeOf(tree, parent);
    const place = children.indexOf(at);
    if (fits(place, children.length)) return { id: at, place };
  }
  return null;
}

function moved(tree: Tree, id: NodeId, to: number): Tree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const children = nodeOf(tree, parent).children.filter((child) => child !== id);
  children.splice(to, 0, id);
  return withNode(tree, parent, { children });
}

/** Moves the variation that contains `id` up by one. From second place, it becomes the main continuation. */
export function promote(tree: Tree, id: NodeId): Tree {
  const at = fork(tree, id, (place) => place > 0);
  return at === null ? tree : moved(tree, at.id, at.place - 1);
}

/** Moves the line that contains `id` down by one, below the next variation. */
export function demote(tree: Tree, id: NodeId): Tree {
  const at = fork(tree, id, (place, of) => place < of - 1);
  return at === null ? tree : moved(tree, at.id, at.place + 1);
}

export function canPromote(tree: Tree, id: NodeId): boolean {
  return fork(tree, id, (place) => place > 0) !== null;
}

export function canDemote(tree: Tree, id: NodeId): boolean {
  return fork(tree, id, (place, of) => place < of - 1) !== null;
}

/** Makes the line to `id` the main line. */
export function makeMain(tree: Tree, id: NodeId): Tree {
  return pathTo(tree, id).reduce((tree, at) => {
    const { parent } = nodeOf(tree, at);
    return parent === null || nodeOf(tree, parent).children[0] === at ? tree : moved(tree, at, 0);
  }, tree);
}

export function setComment(tree: Tree, id: NodeId, comment: string): Tree {
  return nodeOf(tree, id).comment === comment ? tree : withNode(tree, id, { comment });
}

const GROUPS: readonly (readonly Glyph[])[] = [MOVE_GLYPHS, POSITION_GLYPHS];

/**
 * Sets a glyph on a node, replacing those of the same kind, or removes it. The starting position has no move glyphs.
 */
export function toggleGlyph(tree: Tree, id: NodeId, glyph: Glyph): Tree {
  const group = GROUPS.find((one) => one.includes(glyph));
  if (group === undefined || (id === ROOT && group === MOVE_GLYPHS)) return tree;
  const { glyphs } = nodeOf(tree, id);
  const others = glyphs.filter((one) => !group.includes(one));
  return withNode(tree, id, { glyphs: glyphs.includes(glyph) ? others : [...others, glyph].sort((a, b) => a - b) });
}

/** Draws a shape, replacing one of a different colour, or erases it. */
export function toggleShape(tree: Tree, id: NodeId, shape: Shape): Tree {
  const { shapes } = nodeOf(tree, id);
  const others = shapes.filter(({ from, to }) => from !== shape.from || to !== shape.to);
  const isThere = shapes.some((one) => one.from === shape.from && one.to === shape.to && one.colour === shape.colour);
  return withNode(tree, id, { shapes: isThere ? others : [...others, shape] });
}

export function clearShapes(tree: Tree, id: NodeId): Tree {
  return nodeOf(tree, id).shapes.length === 0 ? tree : withNode(tree, id, { shapes: [] });
}

/** Removes all comments, glyphs and shapes. */
export function clearNotes(tree: Tree): Tree {
  const bare = (node: Node): Node => ({ ...node, comment: "", glyphs: [], shapes: [] });
  return { ...tree, nodes: new Map([...tree.nodes].map(([id, node]) => [id, bare(node)])) };
}
