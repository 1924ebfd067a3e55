// Runs the records module in a worker, and exchanges messages with it.
import type {
  Analysis,
  AnyGame,
  CutFile,
  Format,
  Omitted,
  PgnMoves,
  Piece,
  Verdicts,
  WrittenGames,
} from "./records-module";

/** Xiangqi moves in UCI, and the notation to convert them to. */
export interface XiangqiLine {
  fen: string;
  moves: readonly string[];
  to: "wxf" | "chinese";
}

export type RecordRequest =
  | { kind: "ready" }
  | { kind: "cut"; bytes: Uint8Array<ArrayBuffer>; ends: boolean; format: Format | undefined }
  | { kind: "split"; text: string; format: Format | undefined }
  | { kind: "read"; format: Format; games: readonly Piece[] }
  | {
      kind: "write";
      format: Format;
      to: Format;
      games: readonly Piece[];
      moves: PgnMoves | undefined;
      without: readonly Omitted[];
    }
  | { kind: "readAnalysis"; format: Format; game: Piece; rules: Analysis["rules"] }
  | { kind: "writeAnalysis"; analysis: Analysis; to: Format; moves: PgnMoves | undefined }
  | { kind: "verdicts"; format: Format; game: Piece }
  | ({ kind: "moves" } & XiangqiLine);

export type RecordResponse = { id: number } & ({ ok: true; value: unknown } | { ok: false; detail: string });

/** Interface of `Records`, on the page or in a worker. */
export interface RecordCodec {
  /** Cuts a file, or its next part, into games. `ends` is true for the last part. */
  cut(bytes: Uint8Array<ArrayBuffer>, ends: boolean, format?: Format): Awaitable<CutFile>;
  /** Cuts a text into games. If no format is given, it is detected from the first characters. */
  split(text: string, format?: Format): Awaitable<{ format: Format; games: Piece[] }>;
  read(format: Format, games: readonly Piece[]): Awaitable<AnyGame[]>;
  write(
    format: Format,
    to: Format,
    games: readonly Piece[],
    moves?: PgnMoves,
    without?: readonly Omitted[],
  ): Awaitable<Pick<WrittenGames, "text" | "left_out" | "without">>;
  readAnalysis(format: Format, game: Piece, rules: Analysis["rules"]): Awaitable<Analysis | null>;
  writeAnalysis(analysis: Analysis, to: Format, moves?: PgnMoves): Awaitable<WrittenGames>;
  /** Returns the verdict of every rule set on a game. */
  verdicts(format: Format, game: Piece): Awaitable<Verdicts>;
}

/** Writes Xiangqi moves in WXF or Chinese notation. */
export interface XiangqiWriter {
  moves(line: XiangqiLine): Promise<readonly string[]>;
}
type Awaitable<T> = T | Promise<T>;

class RecordWorkerClient implements RecordCodec, XiangqiWriter {
  private readonly worker = new Worker(new URL("./record-worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, { done: (value: never) => void; fail: (error: Error) => void }>();
  private last = 0;

  constructor() {
    this.worker.addEventListener("message", ({ data }: MessageEvent<RecordResponse>) => {
      const pending = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.ok) pending?.done(data.value as never);
      else pending?.fail(new Error(data.detail));
    });
    this.worker.addEventListener("error", (event) => {
      for (const pending of this.waiting.values()) pending.fail(new Error(event.message));
      this.waiting.clear();
    });
  }

  private send<T>(request: RecordRequest): Promise<T> {
    const id = ++this.last;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.worker.postMessage({ id, request });
    });
  }

  ready(): Promise<boolean> {
    return this.send({ kind: "ready" });
  }

  cut(bytes: Uint8Array<ArrayBuffer>, ends: boolean, format?: Format): Promise<CutFile> {
    return this.send({ kind: "cut", bytes, ends, format });
  }

  split(text: string, format?: Format): Promise<{ format: Format; games: Piece[] }> {
    return this.send({ kind: "split", text, format });
  }

  read(format: Format, games: readonly Piece[]): Promise<AnyGame[]> {
    return this.send({ kind: "read", format, games });
  }

  write(
    format: Format,
    to: Format,
    games: readonly Piece[],
    moves?: PgnMoves,
    without: readonly Omitted[] = [],
  ): Promise<WrittenGames> {
    return this.send({ kind: "write", format, to, games, moves, without });
  }

  readAnalysis(format: Format, game: Piece, rules: Analysis["rules"]): Promise<Analysis | null> {
    return this.send({ kind: "readAnalysis", format, game, rules });
  }

  writeAnalysis(analysis: Analysis, to: Format, moves?: PgnMoves): Promise<WrittenGames> {
    return this.send({ kind: "writeAnalysis", analysis, to, moves });
  }

  verdicts(format: Format, game: Piece): Promise<Verdicts> {
    return this.send({ kind: "verdicts", format, game });
  }

  moves(line: XiangqiLine): Promise<string[]> {
    return this.send({ kind: "moves", ...line });
  }

  end(): void {
    this.worker.terminate();
  }
}

let starting: Promise<RecordCodec & XiangqiWriter> | null = null;

/** Starts the worker once, and returns it when its module is loaded. After a failure, the next call retries. */
export function startRecordWorker(): Promise<RecordCodec & XiangqiWriter> {
  starting ??= (async () => {
    const codec = new RecordWorkerClient();
    try {
      await codec.ready();
    } catch (error) {
      codec.end();
      starting = null;
      throw error;
    }
    return codec;
  })();
  return starting;
}
