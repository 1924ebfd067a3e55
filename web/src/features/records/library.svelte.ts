// The files of records that are open: their games as a worker reads them, a
// hundred at a time, and their way out again.
import { isRead, type AnyGame, type Format, type Piece } from "../../platform/records-module";
import { startRecordWorker, type RecordCodec } from "../../platform/record-worker-client";
import { keepFiles, keptFiles, type Source } from "./session-files";
import { decode, encodeCp949, type Encoding } from "janggun";

/** A file beyond this is for `janggun convert`. */
export const LARGEST_FILE = 32 << 20;
/** Games read at a time: what the page has to take in at once. */
const BATCH = 100;

export type Problem = "too_large" | "empty" | "no_module" | "not_janggi" | "no_games" | "unreadable";

/** A file that could not be opened, and why. */
export interface FileProblem {
  name: string;
  problem: Problem;
}

export interface OpenFile {
  name: string;
  format: Format;
  encoding: Encoding;
  /** Some of its bytes are no characters. */
  damaged: boolean;
}

export type Written = Format | "gib-cp949";

export interface Exported {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** Games that are not in it. */
  leftOut: number;
}

/** An open file with the text of each of its games. */
interface SplitFile extends OpenFile {
  pieces: readonly Piece[];
}

/** Where a game of the library comes from. */
interface Origin {
  file: OpenFile;
  piece: Piece;
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export class Library {
  files: readonly OpenFile[] = $state.raw([]);
  /** The games of all files, numbered from 1 through all of them. */
  games: readonly AnyGame[] = $state.raw([]);
  total = $state(0);
  busy = $state(false);
  problems: readonly FileProblem[] = $state.raw([]);
  /** Whether a reload of the page brings the games back. */
  kept = $state(true);
  /** What the list shows of it. */
  search = $state("");
  failedOnly = $state(false);
  page = $state(1);
  readonly failed = $derived(this.games.filter((game) => game.fault !== null).length);

  /** Of each game, in the order of `games`. */
  private origins: Origin[] = [];
  /** Of the open files; an older reading stops when it changes. */
  private opening = 0;

  constructor(private readonly load: () => Promise<RecordCodec> = startRecordWorker) {}

  /** Opens these files in place of those before. */
  async openFiles(files: readonly File[]): Promise<void> {
    const opening = this.start();
    this.busy = true;
    const sources: Source[] = [];
    for (const file of files) {
      const source = await this.sourceOf(file);
      if (opening !== this.opening) return;
      if (source !== null) sources.push(source);
    }
    await this.open(sources, opening);
  }

  async openText(name: string, text: string): Promise<void> {
    await this.open([{ name, text, encoding: "utf8", damaged: false }], this.start());
  }

  /** Opens the files that were open before the page was reloaded. */
  async restore(): Promise<void> {
    if (this.files.length > 0 || this.busy || this.problems.length > 0) return;
    const sources = keptFiles();
    if (sources.length > 0) await this.open(sources, this.start());
  }

  close(): void {
    this.start();
    keepFiles([]);
  }

  /** The file of a game by its number here; null where only one is open. */
  fileName(number: number): string | null {
    return this.files.length > 1 ? (this.origins[number - 1]?.file.name ?? null) : null;
  }

  private async sourceOf(file: File): Promise<Source | null> {
    if (file.size > LARGEST_FILE) return this.refuse(file.name, "too_large");
    try {
      return { name: file.name, ...decode(new Uint8Array(await file.arrayBuffer())) };
    } catch {
      return this.refuse(file.name, "unreadable");
    }
  }

  private async open(sources: readonly Source[], opening: number): Promise<void> {
    this.busy = true;
    const usable = sources.filter(({ name, text }) => {
      if (text.length > LARGEST_FILE) this.refuse(name, "too_large");
      else if (text.trim() === "") this.refuse(name, "empty");
      else return true;
      return false;
    });
    if (usable.length > 0) {
      this.kept = keepFiles(usable);
      const codec = await this.load().catch(() => null);
      if (opening !== this.opening) return;
      if (codec === null) for (const { name } of usable) this.refuse(name, "no_module");
      else await this.read(codec, usable, opening);
    }
    if (opening === this.opening) this.busy = false;
  }

  private async read(codec: RecordCodec, sources: readonly Source[], opening: number): Promise<void> {
    const files: SplitFile[] = [];
    for (const { text, ...source } of sources) {
      try {
        const { format, games: pieces } = await codec.split(text);
        files.push({ ...source, format, pieces });
      } catch {
        if (opening === this.opening) this.refuse(source.name, "unreadable");
      }
      if (opening !== this.opening) return;
    }
    this.files = files;
    this.total = files.reduce((sum, file) => sum + file.pieces.length, 0);
    for (const file of files) {
      await this.readFile(codec, file, opening).catch(() => this.drop(file, "unreadable", opening));
      if (opening !== this.opening) return;
    }
  }

  private async readFile(codec: RecordCodec, file: SplitFile, opening: number): Promise<void> {
    const { name, format, pieces } = file;
    const before = this.games;
    const games: AnyGame[] = [];
    this.origins.push(...pieces.map((piece) => ({ file, piece })));
    while (games.length < pieces.length) {
      const batch = await codec.read(format, pieces.slice(games.length, games.length + BATCH));
      if (opening !== this.opening) return;
      for (const game of batch) games.push({ ...game, number: before.length + games.length + 1 });
      this.games = [...before, ...games];
    }
    if (games.some(isRead)) return;
    if (games.some((game) => game.fault?.code === "not_janggi")) this.drop(file, "not_janggi", opening);
    else this.refuse(name, "no_games");
  }

  /** Takes a file's games out again. */
  private drop(file: OpenFile, problem: Problem, opening: number): void {
    if (opening !== this.opening) return;
    const stays = this.origins.map((origin) => origin.file !== file);
    this.total -= stays.filter((one) => !one).length;
    this.games = this.games.filter((_, at) => stays[at]);
    this.origins = this.origins.filter((_, at) => stays[at]);
    this.files = this.files.filter((one) => one !== file);
    this.refuse(file.name, problem);
  }

  private start(): number {
    this.search = "";
    this.failedOnly = false;
    this.page = 1;
    this.files = [];
    this.games = [];
    this.origins = [];
    this.total = 0;
    this.busy = false;
    this.problems = [];
    this.kept = true;
    return ++this.opening;
  }

  private refuse(name: string, problem: Problem): null {
    this.problems = [...this.problems, { name, problem }];
    return null;
  }

  /** One game as far as it was read, or all that have no fault. Null where CP949 lacks a character. */
  async export(to: Written, number: number | null): Promise<Exported | null> {
    const codec = await this.load();
    const format = to === "gib-cp949" ? "gib" : to;
    const chosen = this.origins.filter((_, at) =>
      number === null ? this.games[at]?.fault === null : at + 1 === number,
    );
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let leftOut = number === null ? this.origins.length - chosen.length : 0;
    for (const { file, pieces } of batches(chosen)) {
      const { text, left_out } = await codec.write(file.format, format, pieces);
      // A file's last game may lack its line end.
      const whole = text === "" || text.endsWith("\n") ? text : `${text}\n`;
      const bytes = to === "gib-cp949" ? encodeCp949(whole) : new TextEncoder().encode(whole);
      if (bytes === null) return null;
      parts.push(bytes);
      leftOut += left_out.length;
    }
    return { bytes: joined(parts), name: `${this.stem(chosen, number)}.${format}`, leftOut };
  }

  /** What an export is called: after its one file, with the game's number in that file. */
  private stem(chosen: readonly Origin[], number: number | null): string {
    const [first] = chosen;
    const one = first !== undefined && chosen.every(({ file }) => file === first.file) ? first : null;
    const name = one?.file.name.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} ._-]+/gu, "_");
    return `${name || "janggi"}${number === null || one === null ? "" : `-${one.piece.number}`}`;
  }
}

/** Games of one file in a row, at most `BATCH` of them. */
function batches(origins: readonly Origin[]): { file: OpenFile; pieces: Piece[] }[] {
  const result: { file: OpenFile; pieces: Piece[] }[] = [];
  for (const { file, piece } of origins) {
    const last = result.at(-1);
    if (last?.file === file && last.pieces.length < BATCH) last.pieces.push(piece);
    else result.push({ file, pieces: [piece] });
  }
  return result;
}

/** Kept while the visitor looks at other pages. */
export const library = new Library();
