// An analysis as a record of our own format, which the module of records turns into all others, and back.
//
// Comments and glyphs stand where PGN has them; what is drawn stands in comments as `[%csl Ga4]` and `[%cal Ra4b4]`,
// which other programs read and write too. Must not: read a format.
import type { Movement } from "../../i18n/sides";
import type { Document, JudgedGame, Outcome, RulesChoice } from "./compact";
import {
  COLOURS,
  emptyTree,
  GLYPHS,
  mainLine,
  nodeOf,
  ROOT,
  withNode,
  type Node,
  type NodeId,
  type Shape,
  type Tree,
} from "./tree";
import { addMove } from "./edits";

interface MoveForm {
  move: string;
  seconds?: number;
  comments?: string[];
  variations?: MoveForm[][];
}

interface RecordForm {
  janggun: number;
  rules?: RulesChoice;
  start: unknown;
  tags?: [string, string][];
  comments?: string[];
  moves: MoveForm[];
  claims?: unknown;
  outcome?: { winner: Outcome["winner"]; reason: string | null; margin_half?: number };
  verdict?: unknown;
}

/** What a reader of the formats says about a game beside its text. */
export interface ReadFacts {
  /** The FEN before the first action. */
  readonly start: string;
  readonly movement: Movement;
  /** By which it is judged where it has no rules of its own. */
  readonly rules: RulesChoice;
}

const LETTER = { green: "G", red: "R", blue: "B", yellow: "Y" } as const;
const DRAWN = /\[%(csl|cal) ([^\]]*)\]/g;

function drawn(shapes: readonly Shape[]): string {
  const rings = shapes.filter(({ from, to }) => from === to).map(({ colour, from }) => LETTER[colour] + from);
  const arrows = shapes.filter(({ from, to }) => from !== to).map(({ colour, from, to }) => LETTER[colour] + from + to);
  const part = (name: string, list: readonly string[]): string =>
    list.length === 0 ? "" : `[%${name} ${list.join(",")}]`;
  return part("csl", rings) + part("cal", arrows);
}

const SHAPE = /^([GRBY])([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))?$/;

/** What a reader would take for a glyph or a drawing, though somebody wrote it: with its first sign as an escape. */
function written(comment: string): string {
  const escaped = comment
    .replaceAll(/\\u(?=0024|005b|005c)/g, "\\u005cu")
    .replaceAll(/\[(?=%(?:csl|cal) )/g, "\\u005b");
  return /^\s*\$\d+\s*$/.test(comment) ? escaped.replace("$", () => "\\u0024") : escaped;
}

const unwritten = (comment: string): string =>
  comment.replaceAll(/\\u(0024|005b|005c)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The shapes in a comment, and the comment without them; what cannot be read stays in it. */
function undrawn(comment: string): { text: string; shapes: Shape[] } {
  const shapes: Shape[] = [];
  const text = comment.replace(DRAWN, (whole: string, _name: string, list: string) => {
    const read = list.split(",").map((one) => SHAPE.exec(one.trim()));
    if (read.some((one) => one === null)) return whole;
    for (const match of read) {
      const colour = COLOURS.find((one) => LETTER[one] === match?.[1]);
      const from = match?.[2] ?? "";
      if (colour !== undefined) shapes.push({ from, to: match?.[3] ?? from, colour });
    }
    return "";
  });
  return { text: unwritten(shapes.length === 0 ? text : text.trim()), shapes };
}

/** `glyphs`: as PGN writes them, or as signs for formats that know none. */
function commentsOf(node: Node, glyphs: "numbered" | "signs"): string[] {
  if (glyphs === "signs") {
    const signs = node.glyphs.map((glyph) => GLYPHS[glyph]).join(" ");
    return [[signs, written(node.comment)].filter((part) => part !== "").join(" ")].filter((part) => part !== "");
  }
  const parts = [...node.glyphs.map((glyph) => `$${glyph}`), written(node.comment), drawn(node.shapes)];
  return parts.filter((part) => part !== "");
}

function notesOf(comments: readonly string[]): Pick<Node, "comment" | "glyphs" | "shapes"> {
  const glyphs: number[] = [];
  const shapes: Shape[] = [];
  const texts: string[] = [];
  for (const comment of comments) {
    const number = /^\$(\d+)$/.exec(comment.trim())?.[1];
    if (number !== undefined && Number(number) in GLYPHS) glyphs.push(Number(number));
    else {
      const { text, shapes: found } = undrawn(comment);
      shapes.push(...found);
      if (text !== "") texts.push(text);
    }
  }
  return { comment: texts.join("\n"), glyphs: [...new Set(glyphs)].sort((a, b) => a - b), shapes };
}

function moveForm(node: Node, glyphs: "numbered" | "signs"): MoveForm {
  const comments = commentsOf(node, glyphs);
  return {
    move: node.move,
    ...(node.seconds === null ? {} : { seconds: node.seconds }),
    ...(comments.length === 0 ? {} : { comments }),
  };
}

function lineForm(tree: Tree, parent: NodeId, glyphs: "numbered" | "signs", first?: NodeId): MoveForm[] {
  const line: MoveForm[] = [];
  let above = nodeOf(tree, parent);
  let id = first ?? above.children[0];
  while (id !== undefined) {
    const node = nodeOf(tree, id);
    const others = id === above.children[0] ? above.children.slice(1) : [];
    const form = moveForm(node, glyphs);
    if (others.length > 0)
      form.variations = others.map((other) => lineForm(tree, nodeOf(tree, other).parent ?? ROOT, glyphs, other));
    line.push(form);
    above = node;
    id = node.children[0];
  }
  return line;
}

function sameMoves(tree: Tree, judged: JudgedGame): boolean {
  const moves = mainLine(tree).slice(1);
  return moves.length === judged.moves.length && moves.every((id, at) => nodeOf(tree, id).move === judged.moves[at]);
}

/** The text of a record. Its rules and verdict are in it as long as its main line is the one that was judged. */
export function toRecord(document: Document, glyphs: "numbered" | "signs" = "numbered"): string {
  const { tree, tags, outcome, movement, rules } = document;
  const judged = document.judged !== null && sameMoves(tree, document.judged) ? document.judged : null;
  const comments = commentsOf(nodeOf(tree, ROOT), glyphs);
  const form: RecordForm = {
    janggun: 1,
    // Only rules say the law of movement.
    ...(judged !== null || movement !== "janggi" ? { rules } : {}),
    start: judged?.start ?? { fen: document.start },
    tags: tags.map(([key, value]) => [key, value]),
    ...(comments.length === 0 ? {} : { comments }),
    moves: lineForm(tree, ROOT, glyphs),
    ...(judged?.claims === undefined ? {} : { claims: judged.claims }),
    outcome: outcome ?? { winner: null, reason: "unstated" },
    ...(judged?.verdict === undefined ? {} : { verdict: judged.verdict }),
  };
  return JSON.stringify(form);
}

/** The analysis in a record of our own format, which its reader has found good. */
export function fromRecord(text: string, facts: ReadFacts): Document {
  const form = JSON.parse(text) as RecordForm;
  let tree = withNode(emptyTree(), ROOT, notesOf(form.comments ?? []));
  const read = (parent: NodeId, moves: readonly MoveForm[]): void => {
    let at = parent;
    for (const { move, seconds, comments, variations } of moves) {
      const added = addMove(tree, at, move);
      tree = withNode(added.tree, added.id, {
        ...merged(nodeOf(added.tree, added.id), comments ?? []),
        seconds: seconds ?? null,
      });
      for (const variation of variations ?? []) read(at, variation);
      at = added.id;
    }
  };
  read(ROOT, form.moves);
  const { outcome } = form;
  return {
    start: facts.start,
    movement: facts.movement,
    rules: form.rules ?? facts.rules,
    tags: form.tags ?? [],
    outcome: outcome === undefined ? null : { ...outcome, reason: outcome.reason ?? "unstated" },
    judged:
      form.rules === undefined
        ? null
        : { start: form.start, claims: form.claims, verdict: form.verdict, moves: form.moves.map(({ move }) => move) },
    tree,
  };
}

/** The notes of a move; where a file has the same variation twice, of both. */
function merged(node: Node, comments: readonly string[]): Pick<Node, "comment" | "glyphs" | "shapes"> {
  const notes = notesOf(comments);
  const comment = [node.comment, notes.comment].filter((part) => part !== "").join("\n");
  return {
    comment,
    glyphs: [...new Set([...node.glyphs, ...notes.glyphs])],
    shapes: [...node.shapes, ...notes.shapes],
  };
}
