// Game records and questions about positions: the second module, which knows
// formats and notations.
//
// Owns: the types of the module's texts.
// Must not: know a format.
import { RulesModule, type Arrangement, type Reason, type Side, type Verdict } from "./module.js";
import { decode } from "./text.js";

export const FORMATS = ["gib", "pgn", "json"] as const;
export type Format = (typeof FORMATS)[number];

/** One game as it stands in its file. */
export interface Piece {
  number: number;
  /** The line of the file it begins in, from 1. */
  line: number;
  text: string;
  too_long: boolean;
}

/** What stopped the reading of a game. */
export interface Fault extends Reason {
  line: number;
  /** From 1; null where it concerns the headers. */
  ply: number | null;
  detail: string;
}

export type Note =
  | { code: "move_count"; said: number; found: number }
  | { code: "move_number"; ply: number; said: number }
  | { code: "check_not_said" | "check_not_given"; ply: number };

export interface Outcome {
  winner: Side | "draw" | null;
  reason: string | null;
  margin_half?: number;
}

/** A game that could be read, at least to some ply. */
export interface RecordGame {
  number: number;
  line: number;
  tags: [key: string, value: string][];
  players: Record<Side, string | null>;
  event: string | null;
  date: string | null;
  /** Null where the game starts from any other position. */
  setups: Record<Side, Arrangement> | null;
  start: string;
  moves: string[];
  /** Plies that give check. */
  checks: number[];
  /** With the ply they stand behind, 0 for the start. */
  comments: [ply: number, text: string][];
  seconds: [ply: number, seconds: number][];
  /** There are variations, which the replay leaves out. */
  branches: boolean;
  outcome: Outcome;
  /** The result as the file has it. */
  result: string | null;
  rules: { base?: string } | null;
  verdict: Verdict | null;
  fault: Fault | null;
  notes: Note[];
}

/** A game of which nothing could be read. */
export interface UnreadGame {
  number: number;
  line: number;
  fault: Fault;
}

export type AnyGame = RecordGame | UnreadGame;

export function isRead(game: AnyGame): game is RecordGame {
  return "moves" in game;
}

/** The ways of writing moves. */
export const NOTATIONS = [
  "uci",
  "san",
  "korean",
  "hanja",
  "korean-sided",
  "hanja-sided",
  "western",
  "western-named",
] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A position by its FEN, its stable hash and its 36 bytes in hexadecimal digits. */
export interface Packed {
  fen: string;
  hash: string;
  packed: string;
}

/** Why a question was not answered: the core's code and facts. */
export class JanggunError extends Error {
  override readonly name = "JanggunError";

  constructor(
    readonly code: string,
    detail: string,
    readonly facts: Record<string, unknown>,
    /** The place in a list of moves. */
    readonly at: number | null,
  ) {
    super(detail);
  }
}

interface Refused {
  ok: false;
  error?: { code?: string; detail?: string; facts?: Record<string, unknown>; at?: number };
}

/** The module's text contract. It throws a JanggunError where a question has no answer. */
export class Records {
  constructor(private readonly module: Pick<RulesModule, "call">) {}

  static async load(bytes: Response | Promise<Response> | BufferSource): Promise<Records> {
    return new Records(await RulesModule.load(bytes));
  }

  private ask<T>(request: Record<string, unknown>): T {
    const answer = JSON.parse(this.module.call(JSON.stringify(request))) as { ok: true } | Refused;
    if (answer.ok) return answer as T;
    const { code = "internal", detail = "no answer", facts = {}, at = null } = answer.error ?? {};
    throw new JanggunError(code, detail, facts, at);
  }

  /** Cuts a file into games; without a format, by its first letters. */
  split(text: string, format?: Format): { format: Format; games: Piece[] } {
    return this.ask({ split: format === undefined ? { text } : { text, format } });
  }

  read(format: Format, games: readonly Piece[]): AnyGame[] {
    return this.ask<{ games: AnyGame[] }>({ read: { format, games } }).games;
  }

  /** Games of which nothing could be read are left out, others end before their fault. */
  write(format: Format, to: Format, games: readonly Piece[]): { text: string; left_out: number[] } {
    return this.ask({ write: { format, to, games } });
  }

  /** The games of a file, one after the other: bytes in any encoding, or text. */
  *games(file: Uint8Array<ArrayBuffer> | string, format?: Format): Generator<AnyGame, void> {
    const { text, damaged } = typeof file === "string" ? { text: file, damaged: false } : decode(file);
    const { format: found, games } = this.split(text, format);
    for (const game of games) {
      if (damaged && game.text.includes("\uFFFD")) yield unreadable(game);
      else yield* this.read(found, [game]);
    }
  }

  /** A file in another format; games of which nothing can be read are left out. */
  convert(file: Uint8Array<ArrayBuffer> | string, to: Format, format?: Format): string {
    const { format: found, games } = this.split(typeof file === "string" ? file : decode(file).text, format);
    return this.write(found, to, games).text;
  }

  /** A line of moves from one notation into another, and the FEN behind it. */
  moves(moves: readonly string[], from: Notation, to: Notation, fen?: string): { fen: string; moves: string[] } {
    const line = { from, to, moves, ...(fen === undefined ? {} : { fen }) };
    return this.ask({ moves: line });
  }

  /** How many sequences of `depth` actions there are under a rule set. */
  perft(rules: string | Record<string, unknown>, depth: number, fen?: string): number {
    return this.ask<{ nodes: number }>({ perft: { rules, depth, ...(fen === undefined ? {} : { fen }) } }).nodes;
  }

  /** Hash and packed bytes of a position; both never change between versions. */
  pack(fen: string): Packed {
    return this.ask({ pack: fen });
  }

  /** The position of packed bytes. */
  unpack(packed: string): Packed {
    return this.ask({ unpack: packed });
  }
}

/** A game whose bytes are no text, in the words of the core. */
function unreadable({ number, line, text }: Piece): UnreadGame {
  const detail = `line ${line}: neither UTF-8 nor CP949`;
  return { number, line, fault: { code: "bad_encoding", line, ply: null, facts: { offset: text.indexOf("\uFFFD") }, detail } };
}
