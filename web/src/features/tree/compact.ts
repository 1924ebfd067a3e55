// An analysis as compact, stable JSON, as used in links and in the browser's storage.
//
// A line is a list of moves. A move with notes or variations is `[move, notes, ...variations]`; the variations are
// alternatives to it. A reader of version n reads all versions up to n. The core's `record/analysis` reads and writes
// the same format, and defines the types.
import type { Movement } from "../../domain/movements.gen";
import type { Analysis, AnalysisLine, AnalysisNotes } from "../../platform/records-module";
import type { JudgeRequest } from "../../platform/rules-module";
import { addMove } from "./edits";
import {
  COLOURS,
  emptyTree,
  GLYPHS,
  nodeOf,
  ROOT,
  withNode,
  type Node,
  type NodeId,
  type Shape,
  type Tree,
} from "./tree";

export type RulesChoice = JudgeRequest["rules"];

/** An analysis as JSON, with the core's type. */
export type Compact = Analysis;
type Notes = AnalysisNotes;
type Line = AnalysisLine[number][];

/** Result of the game according to its record. */
export type Outcome = NonNullable<Compact["outcome"]>;

/** An analysed game. */
export interface Document {
  /** FEN of the position before the first move. */
  readonly start: string;
  readonly movement: Movement;
  /** Rule set of the analysis. */
  readonly rules: RulesChoice;
  /** Headers of the record. */
  readonly tags: readonly (readonly [key: string, value: string])[];
  readonly outcome: Outcome | null;
  /** Data of a judged record; only valid while the main line has the same moves. */
  readonly judged: JudgedGame | null;
  readonly tree: Tree;
}

/** Start, claims, verdict and moves of a record that was judged by its rules. */
export type JudgedGame = NonNullable<Compact["judged"]>;

/** Newest version. An analysis is written in the lowest version that can represent it. */
export const VERSION = 2;

/** Reason why a text is not a valid analysis. */
export type CompactFault = "not_analysis" | "newer_version";

function notesOf({ comment, glyphs, shapes, seconds, clock }: Node): Notes {
  return {
    ...(comment === "" ? {} : { c: comment }),
    ...(glyphs.length === 0 ? {} : { g: glyphs }),
    ...(shapes.length === 0 ? {} : { s: shapes.map(({ colour, from, to }) => colour.charAt(0) + from + to) }),
    ...(seconds === null ? {} : { t: seconds }),
    ...(clock === null ? {} : { k: clock }),
  };
}

/** Returns the line after `parent`, starting with `first`, or else with the first child. */
function lineOf(tree: Tree, parent: NodeId, first: NodeId | undefined = undefined): Line {
  const line: Line = [];
  let above = nodeOf(tree, parent);
  let id = first ?? above.children[0];
  while (id !== undefined) {
    const node = nodeOf(tree, id);
    const others = id === above.children[0] ? above.children.slice(1) : [];
    const notes = notesOf(node);
    const isPlain = others.length === 0 && Object.keys(notes).length === 0;
    const variations = others.map((other) => lineOf(tree, above.id, other));
    line.push(isPlain ? node.move : [node.move, notes, ...variations]);
    above = node;
    id = node.children[0];
  }
  return line;
}

/** Returns whether version 1 can represent all annotations of a node. It has only glyphs with signs, and no clocks. */
const isOfFirst = ({ glyphs, clock }: Node): boolean => clock === null && glyphs.every((glyph) => glyph in GLYPHS);

export function toCompact({ start, movement, rules, tags, outcome, judged, tree }: Document): Compact {
  const root = notesOf(nodeOf(tree, ROOT));
  return {
    v: [...tree.nodes.values()].every(isOfFirst) ? 1 : VERSION,
    start,
    movement,
    rules,
    ...(tags.length === 0 ? {} : { tags }),
    ...(outcome === null ? {} : { outcome }),
    ...(judged === null ? {} : { judged }),
    ...(Object.keys(root).length === 0 ? {} : { root }),
    line: lineOf(tree, ROOT),
  };
}

class Bad extends Error {}

function ensure(fits: boolean): asserts fits {
  if (!fits) throw new Bad();
}

const MOVE = /^[a-i](?:10|[1-9])[a-i](?:10|[1-9])$/;
const SHAPE = /^([grby])([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/;
/** Maximum nesting depth of variations, far beyond that of real analyses. */
const DEEPEST = 200;

function readShape(text: unknown): Shape {
  const match = typeof text === "string" ? SHAPE.exec(text) : null;
  ensure(match !== null);
  const colour = COLOURS.find((one) => one.startsWith(match[1] ?? "?"));
  ensure(colour !== undefined);
  return { from: match[2] ?? "", to: match[3] ?? "", colour };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function readNotes(value: unknown): Partial<Node> {
  ensure(typeof value === "object" && value !== null && !Array.isArray(value));
  const { c = "", g = [], s = [], t = null, k = null, ...more } = value as Record<string, unknown>;
  ensure(Object.keys(more).length === 0 && typeof c === "string" && Array.isArray(g) && Array.isArray(s));
  ensure(g.every((one) => isCount(one) && one < 256));
  ensure((t === null || isCount(t)) && (k === null || isCount(k)));
  return { comment: c, glyphs: g as number[], shapes: s.map(readShape), seconds: t, clock: k };
}

function readLine(tree: Tree, parent: NodeId, value: unknown, depth: number): Tree {
  ensure(Array.isArray(value) && depth <= DEEPEST);
  let at = parent;
  for (const item of value as unknown[]) {
    const [move, notes, ...variations] = Array.isArray(item) ? (item as unknown[]) : [item, {}];
    ensure(typeof move === "string" && MOVE.test(move));
    const added = addMove(tree, at, move);
    ensure(added.tree !== tree);
    tree = withNode(added.tree, added.id, readNotes(notes));
    for (const variation of variations) tree = readLine(tree, at, variation, depth + 1);
    at = added.id;
  }
  return tree;
}

const MOVEMENTS: readonly unknown[] = ["janggi", "xiangqi", "chesswar"] satisfies Movement[];

function readTags(value: unknown): Document["tags"] {
  ensure(Array.isArray(value));
  return (value as unknown[]).map((tag) => {
    ensure(Array.isArray(tag) && tag.length === 2 && tag.every((part) => typeof part === "string"));
    return [tag[0] as string, tag[1] as string];
  });
}

function readOutcome(value: unknown): Outcome | null {
  if (value === undefined) return null;
  const { winner, reason, margin_half: margin } = (value ?? {}) as Record<string, unknown>;
  ensure(winner === null || winner === "cho" || winner === "han" || winner === "draw");
  ensure(typeof reason === "string" && (margin === undefined || Number.isInteger(margin)));
  return { winner, reason, ...(margin === undefined ? {} : { margin_half: margin as number }) };
}

function readJudged(value: unknown): JudgedGame | null {
  if (value === undefined) return null;
  const { start, claims, verdict, moves } = (value ?? {}) as Record<string, unknown>;
  ensure(Array.isArray(moves) && moves.every((move) => typeof move === "string" && MOVE.test(move)));
  return { start, claims, verdict, moves: moves as string[] };
}

function readDocument(value: unknown): Document {
  ensure(typeof value === "object" && value !== null);
  const { start, movement, rules, tags = [], outcome, judged, root = {}, line } = value as Record<string, unknown>;
  ensure(typeof start === "string" && MOVEMENTS.includes(movement));
  ensure(typeof rules === "string" || (typeof rules === "object" && rules !== null && !Array.isArray(rules)));
  const tree = readLine(withNode(emptyTree(), ROOT, readNotes(root)), ROOT, line, 0);
  return {
    start,
    movement: movement as Movement,
    rules: rules as RulesChoice,
    tags: readTags(tags),
    outcome: readOutcome(outcome),
    judged: readJudged(judged),
    tree,
  };
}

/** Parses a compact analysis, or returns the fault. Its moves may still be illegal. */
export function fromCompact(value: unknown): Document | CompactFault {
  const version = (value as { v?: unknown } | null)?.v;
  if (!isCount(version) || version === 0) return "not_analysis";
  if (version > VERSION) return "newer_version";
  try {
    return readDocument(value);
  } catch (error) {
    if (error instanceof Bad) return "not_analysis";
    throw error;
  }
}
