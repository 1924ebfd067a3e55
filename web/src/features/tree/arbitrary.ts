// Random trees and edits, for tests.
import fc from "fast-check";
import type { Document } from "./compact";
import {
  addMove,
  clearNotes,
  clearShapes,
  demote,
  makeMain,
  promote,
  remove,
  setComment,
  toggleGlyph,
  toggleShape,
} from "./edits";
import { COLOURS, emptyTree, GLYPHS, preorder, ROOT, withNode, type NodeId, type Tree } from "./tree";

const SQUARES = ["a1", "a10", "b4", "c4", "e2", "e9", "i10"] as const;
const square = fc.constantFrom(...SQUARES);

/** An edit at the node whose index in preorder is `at`, modulo the number of nodes. */
export type Edit = { at: number } & (
  | { kind: "add"; move: string }
  | { kind: "remove" | "promote" | "demote" | "main" | "wipe" | "clear" }
  | { kind: "comment"; text: string }
  | { kind: "glyph"; glyph: number }
  | { kind: "shape"; from: string; to: string; colour: (typeof COLOURS)[number] }
  | { kind: "seconds" | "clock"; n: number }
);

const at = fc.nat(200);
const move = fc.tuple(square, square).map(([from, to]) => from + to);
const add = fc.record({ at, kind: fc.constant("add" as const), move });

export const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 12, arbitrary: add },
  { weight: 2, arbitrary: fc.record({ at, kind: fc.constantFrom("remove" as const, "promote", "demote", "main") }) },
  { weight: 1, arbitrary: fc.record({ at, kind: fc.constantFrom("wipe" as const, "clear") }) },
  {
    weight: 2,
    arbitrary: fc.record({ at, kind: fc.constant("comment" as const), text: fc.string({ unit: "grapheme" }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      at,
      kind: fc.constant("glyph" as const),
      glyph: fc.constantFrom(...Object.keys(GLYPHS).map(Number)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      at,
      kind: fc.constant("shape" as const),
      from: square,
      to: square,
      colour: fc.constantFrom(...COLOURS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ at, kind: fc.constantFrom("seconds" as const, "clock"), n: fc.nat(9999) }) },
);

/** Returns the tree after an edit, and the node that was edited or added. */
export function apply(tree: Tree, edit: Edit): { tree: Tree; id: NodeId } {
  const ids = preorder(tree);
  const id = ids[edit.at % ids.length] ?? ROOT;
  switch (edit.kind) {
    case "add":
      return addMove(tree, id, edit.move);
    case "remove":
      return { tree: remove(tree, id), id };
    case "promote":
      return { tree: promote(tree, id), id };
    case "demote":
      return { tree: demote(tree, id), id };
    case "main":
      return { tree: makeMain(tree, id), id };
    case "wipe":
      return { tree: clearShapes(tree, id), id };
    case "clear":
      return { tree: clearNotes(tree), id };
    case "comment":
      return { tree: setComment(tree, id, edit.text), id };
    case "glyph":
      return { tree: toggleGlyph(tree, id, edit.glyph), id };
    case "shape":
      return { tree: toggleShape(tree, id, { from: edit.from, to: edit.to, colour: edit.colour }), id };
    case "seconds":
      return { tree: withNode(tree, id, { seconds: edit.n }), id };
    case "clock":
      return { tree: withNode(tree, id, { clock: edit.n }), id };
  }
}

export const trees: fc.Arbitrary<Tree> = fc
  .array(edits, { maxLength: 60, size: "max" })
  .map((list) => list.reduce((tree, edit) => apply(tree, edit).tree, emptyTree()));

export const documents: fc.Arbitrary<Document> = fc.record({
  start: fc.constant("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"),
  movement: fc.constantFrom("janggi" as const, "xiangqi", "chesswar"),
  rules: fc.oneof(fc.constant("kakao"), fc.constant({ deom: 1.5, pass: { allowed: "always" } })),
  tags: fc.array(fc.tuple(fc.string(), fc.string({ unit: "grapheme" })), { maxLength: 4 }),
  outcome: fc.constantFrom(
    null,
    { winner: "cho" as const, reason: "points", margin_half: 11 },
    { winner: null, reason: "unstated" },
  ),
  judged: fc.constantFrom(null, { start: { fen: "9" }, claims: [[2, "offer"]], verdict: null, moves: ["a1a10"] }),
  tree: trees,
});
