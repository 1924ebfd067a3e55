// Texts of all moves of a tree in the user's notation.
import type { Movement } from "../../domain/movements.gen";
import { moveTexts } from "../../platform/words/moves";
import { replay } from "../../domain/replay";
import { movesTo, nodeOf, pathTo, preorder, type NodeId, type Tree } from "../tree/tree";

/** Returns the text of every move by node. `isCheck` returns whether the move to a node gave check. Reactive. */
export function nodeTexts(
  { tree, start, movement }: { tree: Tree; start: string; movement: Movement },
  isCheck: (id: NodeId) => boolean,
): ReadonlyMap<NodeId, string> {
  const texts = new Map<NodeId, string>();
  const ends = preorder(tree).filter((id) => nodeOf(tree, id).children.length === 0);
  for (const end of ends) {
    const path = pathTo(tree, end);
    const frames = replay(start, movesTo(tree, end));
    const checks = (ply: number): boolean => {
      const id = path[ply];
      return id !== undefined && isCheck(id);
    };
    for (const { ply, text } of moveTexts({ movement, fen: start, frames }, checks)) {
      const id = path[ply];
      if (id !== undefined) texts.set(id, text);
    }
  }
  return texts;
}
