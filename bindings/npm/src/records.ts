// Interface to the records module, a second WebAssembly module for game records, notations and packed positions. The
// types of its requests and answers are in api.gen.ts.
//
// This file must not parse or write records itself.
import type {
  Analysis,
  AnyGame,
  Failed,
  Movement,
  MovesAnswer,
  Notation,
  Omitted,
  PackedAnswer,
  PerftAnswer,
  Piece,
  ReadAnalysis,
  ReadGames,
  RecordFormat,
  RecordGame,
  CutFile,
  PgnMoves,
  RecordsRequest,
  SplitFile,
  Verdicts,
  WrittenGames,
} from "./api.gen.js";
import { JudgeModule } from "./module.js";
import { symbolsAndHanja } from "./text.js";

export function isRead(game: AnyGame): game is RecordGame {
  return "moves" in game;
}

/** Error for a request that the module refuses, with its code and facts. */
export class JanggunError extends Error {
  override readonly name = "JanggunError";

  constructor(
    readonly code: string,
    detail: string,
    readonly facts: Record<string, unknown>,
    /** Index of the move at fault if the request has a list of moves; null otherwise. */
    readonly at: number | null,
  ) {
    super(detail);
  }
}

/** The records module, with objects instead of JSON strings. Methods throw a `JanggunError` for refused requests. */
export class Records {
  constructor(private readonly module: Pick<JudgeModule, "call">) {}

  static async load(bytes: Response | Promise<Response> | BufferSource): Promise<Records> {
    return new Records(await JudgeModule.load(bytes));
  }

  private call<T extends { ok: true }>(request: RecordsRequest): T {
    const answer = JSON.parse(this.module.call(JSON.stringify(request))) as T | Failed;
    if (answer.ok) return answer;
    const { code, detail, facts, at } = answer.error;
    throw new JanggunError(code, detail, facts, at ?? null);
  }

  /**
   * Splits a file in any encoding, or its next part, into games. The caller must put unused bytes in front of the next
   * part, and set `ends` for the last part. If `used` is null, the whole file must be passed at once.
   */
  cut(bytes: Uint8Array, ends: boolean, format?: RecordFormat): CutFile {
    return this.call({
      cut: {
        bytes: byteText(bytes),
        ends,
        cp949: isAscii(bytes) ? "" : symbolsAndHanja(),
        ...(format === undefined ? {} : { format }),
      },
    });
  }

  /** Splits a file into games. Without `format`, the format is detected from the first characters. */
  split(text: string, format?: RecordFormat): SplitFile {
    return this.call({ split: format === undefined ? { text } : { text, format } });
  }

  read(format: RecordFormat, games: readonly Piece[]): AnyGame[] {
    return this.call<ReadGames>({ read: { format, games } }).games;
  }

  /**
   * Writes games in a format. Unreadable games are left out, and games with a fault are written as far as they could be
   * read. `without` has the totals of omitted content from an earlier answer; the new answer adds to them.
   */
  write(
    format: RecordFormat,
    to: RecordFormat,
    games: readonly Piece[],
    moves?: PgnMoves,
    without: readonly Omitted[] = [],
  ): WrittenGames {
    const sums = without.map(({ content, count, games }) => ({ content, count, games }));
    return this.call({ write: { format, to, games, without: sums, ...(moves === undefined ? {} : { moves }) } });
  }

  /** Reads a game as an analysis; null if it is unreadable. `rules` apply if the game does not name any. */
  readAnalysis(format: RecordFormat, game: Piece, rules: Analysis["rules"]): Analysis | null {
    return this.call<ReadAnalysis>({ analysis: { format, game, rules } }).analysis;
  }

  /**
   * Writes an analysis in a format. The analysis is left out if it is invalid or the format lacks its variant.
   */
  writeAnalysis(analysis: Analysis, to: RecordFormat, moves?: PgnMoves): WrittenGames {
    const request = { analysis: JSON.stringify(analysis), to, ...(moves === undefined ? {} : { moves }) };
    return this.call({ export: request });
  }

  /** Returns the verdict of every rule set on a game. A game with a fault is judged as far as it could be read. */
  verdicts(format: RecordFormat, game: Piece): Verdicts {
    return this.call({ verdicts: { format, game } });
  }

  private pieces(file: Uint8Array<ArrayBuffer> | string, format?: RecordFormat): [RecordFormat, readonly Piece[]] {
    const cut = typeof file === "string" ? this.split(file, format) : this.cut(file, true, format);
    return [cut.format ?? "gib", cut.games];
  }

  /** Yields the games of a file, given as bytes in any encoding or as text. */
  *games(file: Uint8Array<ArrayBuffer> | string, format?: RecordFormat): Generator<AnyGame, void> {
    const [known, games] = this.pieces(file, format);
    for (const game of games) yield* this.read(known, [game]);
  }

  /** Converts a file to another format. Games that cannot be read or represented are left out. */
  convert(file: Uint8Array<ArrayBuffer> | string, to: RecordFormat, format?: RecordFormat): string {
    const [known, games] = this.pieces(file, format);
    return this.write(known, to, games).text;
  }

  /**
   * Converts a line of moves to another notation, and returns it with the FEN after the last move. The variant
   * is Janggi's by default.
   */
  moves(
    moves: readonly string[],
    from: Notation,
    to: Notation,
    fen?: string,
    movement: Movement = "janggi",
  ): MovesAnswer {
    const line = { from, to, moves, movement, ...(fen === undefined ? {} : { fen }) };
    return this.call({ moves: line });
  }

  /** Returns the number of sequences of `depth` actions under a rule set. */
  perft(rules: string | Record<string, unknown>, depth: number, fen?: string): number {
    return this.call<PerftAnswer>({ perft: { rules, depth, ...(fen === undefined ? {} : { fen }) } }).nodes;
  }

  /** Returns the hash and packed bytes of a position; neither changes between versions. */
  pack(fen: string): PackedAnswer {
    return this.call({ pack: fen });
  }

  /** Returns the position for packed bytes. */
  unpack(packed: string): PackedAnswer {
    return this.call({ unpack: packed });
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** Converts each byte to a character, because the module only takes strings. */
function byteText(bytes: Uint8Array): string {
  const AT_ONCE = 8_192;
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return text;
}
