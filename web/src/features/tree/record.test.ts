// @vitest-environment node
// Tests that the records module exports trees to files and imports them again.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import { fromCompact, toCompact, type Document } from "./compact";
import { addLine, addMove, setComment, toggleGlyph, toggleShape } from "./edits";
import { emptyTree, nodeOf, preorder, ROOT, withNode, type Tree } from "./tree";

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
let records: Records;
let rules: RulesModule;

beforeAll(async () => {
  const bytes = (name: string): Buffer<ArrayBuffer> =>
    readFileSync(resolve(import.meta.dirname, "../../../public", name));
  records = await Records.load(bytes("records.wasm"));
  rules = await RulesModule.load(bytes("rules.wasm"));
});

const facts = { start: START, movement: "janggi", rules: "kja-points" } as const;

type Format = Parameters<Records["writeAnalysis"]>[1];

/** Returns the file of an analysis. */
const written = (document: Document, to: Format): string => records.writeAnalysis(toCompact(document), to).text;

/** Returns the only game of a file as an analysis. */
function opened(text: string, format: Format): Document {
  const { games } = records.split(text, format);
  const [game] = games;
  if (game === undefined || games.length > 1) throw new Error(`${games.length} games: ${text}`);
  const analysis = records.readAnalysis(format, game, facts.rules);
  const document = analysis === null ? "not_analysis" : fromCompact(analysis);
  if (typeof document === "string") throw new Error(`${document}: ${text}`);
  return document;
}

const document = (tree: Tree): Document => ({
  ...facts,
  tags: [["White", "김초록"]],
  outcome: { winner: null, reason: "unstated" },
  judged: null,
  tree,
});

/** Generates a legal tree: every choice adds one of the legal moves at some node. */
const legalTrees = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 25 }).map((choices) => {
  let tree = emptyTree();
  const fens = new Map([[ROOT, START]]);
  for (const [where, which] of choices) {
    const ids = preorder(tree);
    const at = ids[where % ids.length] ?? ROOT;
    const judged = rules.judge({ rules: "record", fen: fens.get(at) ?? START });
    const move = judged.ok ? judged.legal[which % judged.legal.length] : undefined;
    if (move === undefined) continue;
    const added = addMove(tree, at, move);
    const after = rules.judge({ rules: "record", fen: fens.get(at) ?? START, moves: [move] });
    if (after.ok) fens.set(added.id, after.fen);
    tree = added.tree;
    if (which % 3 === 0) tree = setComment(tree, added.id, `말 ${which}`);
    if (which % 4 === 0) tree = toggleGlyph(tree, added.id, (which % 6) + 1);
    if (which % 28 === 0) tree = withNode(tree, added.id, { glyphs: [139, 7] });
    if (which % 6 === 0) tree = withNode(tree, added.id, { seconds: which % 4_000, clock: which % 3_000 });
    if (which % 5 === 0)
      tree = toggleShape(tree, added.id, { from: "a1", to: which % 2 === 0 ? "a1" : "i10", colour: "blue" });
  }
  return tree;
});

test("PGN and JSON keep the whole tree with its comments, glyphs, drawings and times", () => {
  fc.assert(
    fc.property(legalTrees, (tree) => {
      const before = toCompact(document(tree));
      for (const format of ["pgn", "json"] as const) {
        const { text, without } = records.writeAnalysis(before, format);
        expect(without).toEqual([]);
        expect(toCompact(opened(text, format)).line, text).toEqual(before.line);
      }
    }),
    { numRuns: 40 },
  );
});

test("a .gib has the main line with glyphs and drawings; a UCI line has the moves", () => {
  let { tree } = addLine(emptyTree(), ROOT, ["a4b4", "a7b7"]);
  tree = addMove(tree, ROOT, "c4b4").tree;
  tree = toggleShape(setComment(toggleGlyph(tree, 1, 3), 1, "좋은 수"), 1, { from: "a1", to: "a2", colour: "red" });
  tree = withNode(tree, 2, { seconds: 12 });
  const { text: gib, without } = records.writeAnalysis(toCompact(document(tree)), "gib");
  expect(gib).toContain('[초대국자 "김초록"]');
  expect(gib).toContain("{!!}\n{좋은 수}");
  expect(gib).toContain("41병42 <12>");
  expect(gib).toContain("{[%cal Ra1a2]}");
  expect(without.map(({ content, count }) => [content, count])).toEqual([["variations", 1]]);
  expect(nodeOf(opened(gib, "gib").tree, 1)).toMatchObject({ glyphs: [3], comment: "좋은 수" });
  expect(written(document(tree), "uci")).toContain(`${START} moves a4b4 a7b7`);
});

test("a record that was judged stays so while its main line does", () => {
  const game = {
    janggun: 1,
    rules: "kakao",
    start: { setup: { cho: "mssm", han: "mssm" } },
    moves: [{ move: "a4b4" }],
    claims: [],
  };
  const text = JSON.stringify(game);
  const read = opened(text, "json");
  const again = JSON.parse(written(read, "json")) as Record<string, unknown>;
  expect(again).toMatchObject({ rules: read.rules, start: game.start });
  const longer = { ...read, tree: addMove(read.tree, 1, "a7b7").tree };
  const bare = written(longer, "json");
  expect((JSON.parse(bare) as Record<string, unknown>)["rules"]).toBeUndefined();
  expect(records.read("json", records.split(bare).games)[0]).toMatchObject({ fault: null, moves: ["a4b4", "a7b7"] });
});

test("Xiangqi goes out as PGN of its law and comes back", () => {
  const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
  const { tree } = addLine(emptyTree(), ROOT, ["h3e3", "h10g8"]);
  const game: Document = { ...document(tree), start, movement: "xiangqi", rules: "xiangqi" };
  for (const format of ["pgn", "json"] as const) {
    const text = written(game, format);
    expect(text).toContain("Xiangqi");
    expect(opened(text, format)).toMatchObject({ movement: "xiangqi", start });
    expect(opened(text, format).tree.nodes.size).toBe(3);
  }
});

test("notes that nobody understands stay in the comment", () => {
  const text = JSON.stringify({
    janggun: 1,
    start: { fen: START },
    comments: ["[%cal Ga4b4,Ra1a10] seen [%eval 3] [%csl Zz9]", "$139"],
    moves: [],
  });
  const { tree } = opened(text, "json");
  expect(nodeOf(tree, ROOT)).toMatchObject({
    comment: "seen [%eval 3] [%csl Zz9]",
    glyphs: [139],
    shapes: [
      { from: "a4", to: "b4", colour: "green" },
      { from: "a1", to: "a10", colour: "red" },
    ],
  });
});

/**
 * Text that could break files: syntax of the formats, headers, and texts that look like glyphs, drawings, moves or
 * escapes.
 */
const HOSTILE = [
  '서문\n\n[참고 "x"]\n끝',
  "{",
  "}",
  "[",
  "]",
  '"',
  "\\",
  "$1",
  "[%csl Ga4]",
  "[%cal Ra4b4]",
  "%",
  ";",
  " ",
  "\n",
  "\r\n",
  "\\u0024",
  "[%clk 0:00:05]",
  "[%emt 0:00:05]",
  "!!",
  "±",
  "\\u007d",
  "1-0",
  "1. a4b4",
  "79졸78",
  "\u{1a}",
  "\u{feff}",
  "*",
  "(",
  ")",
];
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 5 }).map((parts) => parts.join("")),
  fc.string({ unit: "grapheme" }),
);

test("any comment and any header comes back as it was, in every format that has them", () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (first, second, name) => {
      let { tree } = addLine(emptyTree(), ROOT, ["a4b4", "a7b7"]);
      tree = setComment(setComment(setComment(tree, ROOT, first), 1, second), 2, name);
      const made: Document = {
        ...document(tree),
        tags: [
          ["White", name],
          ["Annotator", first],
        ],
      };
      for (const format of ["pgn", "json", "gib"] as const) {
        const text = written(made, format);
        const back = opened(text, format);
        const comments = (tree: Tree) => preorder(tree).map((id) => nodeOf(tree, id).comment);
        expect(comments(back.tree), text).toEqual(comments(tree));
        const value = (...keys: string[]) => back.tags.find(([key]) => keys.includes(key))?.[1];
        expect([value("White", "초대국자"), value("Annotator")], text).toEqual([name, first]);
      }
    }),
    { numRuns: 200 },
  );
});
