// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { trees } from "./arbitrary";
import { addLine, addMove, setComment } from "./edits";
import { rowsOf } from "./rows";
import { emptyTree, isMain, nodeOf, preorder, ROOT } from "./tree";

test("every move stands once, each behind the one it answers; only main moves stand at the margin", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const rows = rowsOf(tree);
      const ids = rows.flatMap((row) => row.ids);
      expect([...ids].sort((a, b) => a - b)).toEqual(
        preorder(tree)
          .filter((id) => id !== ROOT)
          .sort((a, b) => a - b),
      );
      for (const [n, id] of ids.entries()) {
        const { parent } = nodeOf(tree, id);
        expect(parent === ROOT || ids.indexOf(parent ?? ROOT) < n).toBe(true);
      }
      for (const row of rows) {
        for (const id of row.ids) expect(row.depth === 0).toBe(isMain(tree, id));
        expect(row.comment).toBe(row.comment === "" ? "" : nodeOf(tree, row.ids.at(-1) ?? ROOT).comment);
      }
    }),
  );
});

test("a variation stands behind the move it replaces, before the line goes on", () => {
  let { tree } = addLine(emptyTree(), ROOT, ["a4b4", "a7b7", "b1c3"]);
  tree = addMove(tree, ROOT, "c4b4").tree;
  tree = setComment(tree, 2, "so");
  expect(rowsOf(tree)).toEqual([
    { depth: 0, ids: [1], comment: "" },
    { depth: 1, ids: [4], comment: "" },
    { depth: 0, ids: [2], comment: "so" },
    { depth: 0, ids: [3], comment: "" },
  ]);
});
