// Layout of a tree as rows of moves. A row ends at a comment or before variations.
import { lineFrom, nodeOf, ROOT, type NodeId, type Tree } from "./tree";

export interface Row {
  /** Nesting depth of variations; 0 is the main line. */
  readonly depth: number;
  readonly ids: readonly NodeId[];
  /** Comment after the last move of the row. */
  readonly comment: string;
}

/** Returns the rows in reading order, with every node except the start once. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const [first, ...others] = nodeOf(tree, ROOT).children;
  if (first !== undefined) addLine(tree, first, others, 0, rows);
  return rows;
}

/** Adds the line that starts with `first`. `others` are alternatives to that move. */
function addLine(tree: Tree, first: NodeId, others: readonly NodeId[], depth: number, rows: Row[]): void {
  let row: NodeId[] = [];
  const flush = (comment: string): void => {
    if (row.length > 0) rows.push({ depth, ids: row, comment });
    row = [];
  };
  let variations = others;
  for (const id of lineFrom(tree, first)) {
    const { comment, children } = nodeOf(tree, id);
    row.push(id);
    if (comment !== "" || variations.length > 0) flush(comment);
    for (const variation of variations) addLine(tree, variation, [], depth + 1, rows);
    variations = children.slice(1);
  }
  flush("");
}
