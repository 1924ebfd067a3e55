// Sources of an analysis: an address of this app, a link that contains the analysis, a record, or a FEN.
//
// Owns the recognition of sources and their conversion to a document or an error code. Must not depend on record
// formats, which the records module parses.
import { addressOf, wholeLink } from "../../platform/places";
import type { Movement } from "../../domain/movements.gen";
import type { RecordCodec } from "../../platform/record-worker-client";
import {
  isRead,
  type AnyGame,
  type Fault,
  type Format,
  type Piece,
  type RecordGame,
} from "../../platform/records-module";
import { isGarbled } from "../library/heads";
import { misreadBytes } from "../library/misread";
import { movementOfRecord } from "../library/words";
import { piecesOfFen } from "../../domain/position";
import { settings } from "../../platform/settings.svelte";
import { bareId } from "../../platform/rules/catalog";
import { MOVEMENTS } from "../../domain/movements.gen";
import { loadChoices, USUAL_RULES } from "../../platform/choices";
import { fromCompact, type Document, type RulesChoice } from "../tree/compact";
import type { ServerAnalysis } from "../analysis/analysis.svelte";
import type { Reader } from "./reader";
import { lawOf, PositionFacts, type Judge } from "../tree/facts";
import { documentOf } from "../tree/share";
import { emptyTree, mainLine, type NodeId } from "../tree/tree";

/** An opened analysis. `id` is set if it is stored, or is to be stored under a known id. */
export interface Opening {
  readonly document: Document;
  readonly at?: NodeId;
  readonly id?: string;
  readonly evaluations?: unknown;
  /** Revision of a stored analysis. */
  readonly revision?: number;
  /** The user's side and grade in a game on the server. */
  readonly reader?: Reader | null;
  /** Server analysis of a finished game on the server, if the user is one of its players. */
  readonly server?: ServerAnalysis | null;
  /** Assumptions made in reading the source. */
  readonly assumed?: readonly Assumed[];
}

/** Assumption about the setups (usual), the side to move (Cho), or the encoding (the first decoding was wrong). */
export type Assumed = "setup" | "turn" | "encoding";

/** Reason why a position cannot be played. */
export interface PositionRefusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly movement: Movement;
}

/** Reason why something could not be opened. */
export class SourceFault extends Error {
  constructor(
    readonly code: string,
    readonly ply = 0,
    /** Fault in the first move of a record. */
    readonly record: Fault | null = null,
    /** Faults of a position, as described by the core. */
    readonly position: PositionRefusal | null = null,
  ) {
    super(code);
  }
}

/**
 * Returns the rules for a game that specifies none. For Janggi, these are the rules last chosen for a new game, unless
 * they are house rules or have another variant.
 */
export function usualRules(movement: Movement): RulesChoice {
  if (movement !== "janggi") return movement;
  const { rules } = loadChoices(settings.words);
  const isOfJanggi = rules !== "house" && !MOVEMENTS.some((law) => law === bareId(rules));
  return isOfJanggi ? rules : USUAL_RULES[settings.words];
}

const EMPTY = { tags: [], outcome: null, judged: null } as const;

function refused({ code, facts }: Omit<PositionRefusal, "movement">, movement: Movement): SourceFault {
  return new SourceFault("bad_fen", 0, null, { code, facts, movement });
}

/**
 * Returns an analysis that starts from a position, under the rule set `asked` if it accepts the position. Throws if the
 * position cannot be played.
 */
export function fromFen(fen: string, movement: Movement, judge: Judge, asked: string | null = null): Document {
  const position = { fen: fen.trim().replace(/\s+/g, " "), moves: [] };
  const judged = judge.judge({ rules: lawOf(movement), ...position });
  if (!judged.ok) throw refused(judged.error, movement);
  const isKnown = asked !== null && judge.judge({ rules: asked, ...position }).ok;
  const rules = isKnown ? asked : usualRules(movement);
  return { ...EMPTY, start: judged.fen, movement, rules, tree: emptyTree() };
}

/** Opens a pasted FEN. If it has only a board, Cho is to move. */
export function openingOfFen(fen: string, judge: Judge): Opening {
  const isBoard = !/\s/.test(fen.trim());
  const document = fromFen(isBoard ? `${fen.trim()} w` : fen, "janggi", judge);
  return isBoard ? { document, assumed: ["turn"] } : { document };
}

/** Returns an analysis of the starting position. Setups apply only to Janggi; without them, it has the usual ones. */
export function fromSetups(movement: Movement, setup: Parameters<Judge["judge"]>[0]["start"], judge: Judge): Document {
  const start = movement === "janggi" && setup !== undefined ? { start: setup } : {};
  const judged = judge.judge({ rules: lawOf(movement), ...start, moves: [] });
  if (!judged.ok) throw refused(judged.error, movement);
  return { ...EMPTY, start: judged.fen, movement, rules: usualRules(movement), tree: emptyTree() };
}

/** Returns the analysis in a link's fragment; null if it has none. Throws if it is damaged or a move is illegal. */
export async function fromFragment(fragment: string, judge: Judge): Promise<Document | null> {
  const document = await documentOf(fragment);
  if (typeof document === "string") throw new SourceFault(document);
  if (document !== null) checkMoves(document, judge);
  return document;
}

/** Returns the analysis in a JSON value. Throws if it is invalid or a move is illegal. */
export function fromValue(value: unknown, judge: Judge): Document {
  const document = fromCompact(value);
  if (typeof document === "string") throw new SourceFault(document);
  checkMoves(document, judge);
  return document;
}

function checkMoves({ start, movement, tree }: Document, judge: Judge): void {
  const judged = judge.judge({ rules: lawOf(movement), fen: start, moves: [] });
  if (!judged.ok) throw refused(judged.error, movement);
  const fault = new PositionFacts(judge, movement, start).fault(tree);
  if (fault !== null) throw new SourceFault("illegal", fault.ply);
}

/** A game found in a file or text. */
export interface ChoosableGame {
  readonly format: Format;
  readonly piece: Piece;
  readonly game: RecordGame;
  /** Whether the text was first decoded with the wrong encoding. */
  readonly misread?: boolean;
}

/** Maximum length of a text in characters, or of a file in bytes. */
const LONGEST = 8 << 20;
/** Maximum number of games to choose from. The records page lists all games of a file. */
export const MOST_GAMES = 500;

/** Splits the content of a file or text into games without parsing them. */
export async function piecesOf(
  source: string | Uint8Array<ArrayBuffer>,
  codec: RecordCodec,
  asked?: Format,
): Promise<{ format: Format; pieces: readonly Piece[] }> {
  if (source.length > LONGEST) throw new SourceFault("unreadable");
  const cut = typeof source === "string" ? await codec.split(source, asked) : await codec.cut(source, true, asked);
  return { format: cut.format ?? "gib", pieces: cut.games };
}

/** Returns the games in a text or record file; throws if there are none. Detects the format if none is specified. */
export async function gamesIn(
  source: string | Uint8Array<ArrayBuffer>,
  codec: RecordCodec,
  asked?: Format,
): Promise<ChoosableGame[]> {
  const { format, pieces } = await piecesOf(source, codec, asked);
  const games: AnyGame[] = await codec.read(format, pieces.slice(0, MOST_GAMES));
  const found = games.flatMap((game, at) => {
    const piece = pieces[at];
    return isRead(game) && piece !== undefined ? [{ format, piece, game }] : [];
  });
  const some = found.some(({ game }) => game.moves.length > 0 || game.fault === null);
  if (some) return found;
  if (typeof source === "string") {
    const bytes = misreadBytes(source);
    const restored = bytes === null ? [] : await gamesIn(bytes, codec, asked).catch(() => []);
    if (restored.length > 0) return restored.map((game) => ({ ...game, misread: true }));
    if (isGarbled(source)) throw new SourceFault("garbled");
  }
  const [first] = games;
  const isMove = first?.fault?.ply != null && (format !== "pgn" || (pieces[0]?.text.includes("[") ?? false));
  if (isMove) throw new SourceFault("record", 0, first.fault);
  throw new SourceFault(games.length > 0 && format === "gib" ? "unreadable" : "no_games");
}

/** Returns the analysis opened at the position that `ply` in the query names, on the main line. */
export function openedAt(opening: Opening, query: string): Opening {
  const asked = new URLSearchParams(query).get("ply") ?? "";
  const line = mainLine(opening.document.tree);
  const at = /^\d+$/.test(asked) ? line[Math.min(Number(asked), line.length - 1)] : undefined;
  return at === undefined || opening.at !== undefined ? opening : { ...opening, at };
}

/** Opens a game of a file. A faulty game ends before its first fault, which a header notes. */
export async function openingOfGame(game: ChoosableGame, codec: RecordCodec): Promise<Opening> {
  const document = await fromGame(game, codec);
  const assumed: Assumed[] = game.misread === true ? ["encoding"] : [];
  if (game.game.notes.some(({ code }) => code === "setup_assumed")) assumed.push("setup");
  return { document, assumed };
}

/** Converts a game of a file to an analysis. */
export async function fromGame({ format, piece, game }: ChoosableGame, codec: RecordCodec): Promise<Document> {
  const analysis = await codec.readAnalysis(format, piece, usualRules(movementOfRecord(game)));
  const document = analysis === null ? "not_analysis" : fromCompact(analysis);
  if (typeof document === "string") throw new SourceFault("no_games");
  return document;
}

export type Pasted =
  | { kind: "fen"; fen: string }
  | { kind: "address"; path: string; query: string; fragment: string }
  | { kind: "foreign" }
  | { kind: "record" };

/** Classifies a text as a FEN, an address of this app or of another site, or a record. */
export function classify(text: string): Pasted {
  const trimmed = text.trim();
  if (!trimmed.includes("\n") && /^(https?:\/\/|\/)\S+$/.test(trimmed)) {
    const whole = trimmed.startsWith("/") ? wholeLink(trimmed) : trimmed;
    const address = URL.canParse(whole) ? addressOf(new URL(whole)) : null;
    return address === null ? { kind: "foreign" } : { kind: "address", ...address };
  }
  const [board = "", ...more] = trimmed.split(/\s+/);
  const isFen = board.split("/").length === 10 && more.length <= 5 && piecesOfFen(trimmed) !== null;
  return isFen ? { kind: "fen", fen: trimmed } : { kind: "record" };
}

/** Returns the analysis address for an address of a game or an analysis; null for other pages. */
export function analysisAddress({ path, query, fragment }: Extract<Pasted, { kind: "address" }>): string | null {
  const game = /^\/(?:embed\/)?game\/([\w-]{1,64})$/.exec(path)?.[1];
  if (game !== undefined) return `/analysis?game=${game}`;
  if (/^\/(?:embed\/)?analysis(\/[\w-]{1,64})?$/.test(path)) return path.replace(/^\/embed/, "") + query + fragment;
  return null;
}
