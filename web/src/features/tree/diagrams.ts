// Selects the positions of a printed analysis that get diagrams.
import { lineFrom, nodeOf, ROOT, type NodeId, type Tree } from "./tree";

/** Returns the start, every position with a comment, glyph or drawing, and the end of the main line. */
export function diagrams(tree: Tree): ReadonlySet<NodeId> {
  const noted = [...tree.nodes.values()].filter(
    ({ comment, glyphs, shapes }) => comment !== "" || glyphs.length > 0 || shapes.length > 0,
  );
  const end = lineFrom(tree, ROOT).at(-1) ?? ROOT;
  return new Set([ROOT, ...noted.map(({ id }) => id), nodeOf(tree, end).id]);
}
