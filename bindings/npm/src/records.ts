// Game records, notations and packed positions: the second module, which knows
// formats. The types of its texts are in api.gen.ts.
//
// Owns: what a caller gets of an answer.
// Must not: know a format.
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

/** Why a request has no answer: the core's code and facts. */
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

/** The module's text contract. It throws a JanggunError if a request has no answer. */
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
   * Cuts the bytes of a file, or its next part, into games, whatever their encoding. What is not used comes again in front of the
   * next part; `ends`: there is none.
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

  /** Cuts a file into games; without a format, by its first letters. */
  split(text: string, format?: RecordFormat): SplitFile {
    return this.call({ split: format === undefined ? { text } : { text, format } });
  }

  read(format: RecordFormat, games: readonly Piece[]): AnyGame[] {
    return this.call<ReadGames>({ read: { format, games } }).games;
  }

  /**
   * Games of which nothing could be read are left out, others end before their fault. What the format has no place for is
   * added to `without`, an earlier answer's.
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

  /** A game as an analysis, under `rules` if it has none of its own; null if nothing of it can be read. */
  readAnalysis(format: RecordFormat, game: Piece, rules: Analysis["rules"]): Analysis | null {
    return this.call<ReadAnalysis>({ analysis: { format, game, rules } }).analysis;
  }

  /** An analysis in a format; left out if its law of movement has no place there. */
  writeAnalysis(analysis: Analysis, to: RecordFormat, moves?: PgnMoves): WrittenGames {
    const request = { analysis: JSON.stringify(analysis), to, ...(moves === undefined ? {} : { moves }) };
    return this.call({ export: request });
  }

  /** What every rule set would have decided about a game; one that cannot be read to its end is judged up to the fault. */
  verdicts(format: RecordFormat, game: Piece): Verdicts {
    return this.call({ verdicts: { format, game } });
  }

  private pieces(file: Uint8Array<ArrayBuffer> | string, format?: RecordFormat): [RecordFormat, readonly Piece[]] {
    const cut = typeof file === "string" ? this.split(file, format) : this.cut(file, true, format);
    return [cut.format ?? "gib", cut.games];
  }

  /** The games of a file, one after the other: bytes in any encoding, or text. */
  *games(file: Uint8Array<ArrayBuffer> | string, format?: RecordFormat): Generator<AnyGame, void> {
    const [known, games] = this.pieces(file, format);
    for (const game of games) yield* this.read(known, [game]);
  }

  /** A file in another format; games of which nothing can be read are left out. */
  convert(file: Uint8Array<ArrayBuffer> | string, to: RecordFormat, format?: RecordFormat): string {
    const [known, games] = this.pieces(file, format);
    return this.write(known, to, games).text;
  }

  /** A line of moves from one notation into another, and the FEN behind it; Janggi's if no law of movement is named. */
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

  /** How many sequences of `depth` actions there are under a rule set. */
  perft(rules: string | Record<string, unknown>, depth: number, fen?: string): number {
    return this.call<PerftAnswer>({ perft: { rules, depth, ...(fen === undefined ? {} : { fen }) } }).nodes;
  }

  /** Hash and packed bytes of a position; both never change between versions. */
  pack(fen: string): PackedAnswer {
    return this.call({ pack: fen });
  }

  /** The position of packed bytes. */
  unpack(packed: string): PackedAnswer {
    return this.call({ unpack: packed });
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** A character for each byte, as texts are all that the module takes. */
function byteText(bytes: Uint8Array): string {
  const AT_ONCE = 8_192;
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return text;
}
