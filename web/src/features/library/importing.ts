// Imports files of records into the library. Reads them in chunks, leaves out games that already exist, and stores the
// rest in batches.
//
// Must not depend on the page.
import type { RecordCodec } from "../../platform/record-worker-client";
import { isRead, type Fault } from "../../platform/records-module";
import { portions, type ByteSource } from "./chunks";
import { isGarbled, newGame, pieceOf, type Head, type NewGame } from "./heads";
import { misreadBytes } from "./misread";
import type { RecordStore } from "./store";

/** Maximum number of games read or stored at a time. */
const BATCH = 100;
/** Maximum number of unreadable games at the start of a file. With more, the file is refused. */
const MOST_HELD = 500;

export type Problem = "empty" | "no_module" | "not_janggi" | "garbled" | "no_games" | "unreadable";

/** A file that could not be imported. For `no_games`, `fault` is its first fault. */
export interface FileProblem {
  name: string;
  problem: Problem;
  fault?: Fault;
}

/** A file, or pasted text. */
export interface Source {
  name: string;
  bytes: ByteSource;
}

export interface Progress {
  /** Number of bytes read so far, over all files. */
  done: number;
  of: number;
  /** Number of games found so far. */
  games: number;
}

/** Result of an import. */
export interface Imported {
  added: readonly number[];
  /** Number of games that were left out because the same text already exists. */
  again: number;
  /** Number of added games that could not be read completely. */
  faults: number;
  /** Names of files with bytes that are not valid characters. */
  damaged: readonly string[];
  /** Names of files that had been decoded with the wrong encoding, and whose original text was restored. */
  restored: readonly string[];
  problems: readonly FileProblem[];
  /** Reason why the import stopped early; null if it did not. */
  stopped: "asked" | "no_room" | "not_kept" | null;
}

export interface Means {
  codec: RecordCodec;
  store: RecordStore;
  /** Keys of all existing records. */
  known: Set<string>;
  onGames(heads: readonly Head[]): void;
  onProgress(progress: Progress): void;
  stopAsked(): boolean;
}

class Stop extends Error {
  constructor(readonly why: NonNullable<Imported["stopped"]>) {
    super(why);
  }
}

class Run {
  readonly added: number[] = [];
  readonly damaged: string[] = [];
  readonly restored: string[] = [];
  readonly problems: FileProblem[] = [];
  again = 0;
  faults = 0;
  private found = 0;
  private before = 0;

  constructor(
    private readonly means: Means,
    private readonly total: number,
  ) {}

  async file({ name, bytes }: Source, isRestored = false): Promise<void> {
    /** Unreadable games at the start of the file, stored once a readable one is found; null after that. */
    let held: NewGame[] | null = [];
    let any = false;
    for await (const portion of portions(bytes, this.means.codec)) {
      if (portion.damaged && this.damaged.at(-1) !== name) this.damaged.push(name);
      for (let at = 0; at < portion.games.length; at += BATCH) {
        if (this.means.stopAsked()) throw new Stop("asked");
        const pieces = portion.games.slice(at, at + BATCH);
        const games = await this.means.codec.read(portion.format, pieces);
        any = true;
        this.found += games.length;
        const made = games.flatMap((game, n) => {
          const piece = pieces[n];
          return piece === undefined ? [] : [newGame(name, portion.format, piece, game)];
        });
        if (held === null || games.some(isRead)) {
          await this.keep(held === null ? made : [...held, ...made]);
          held = null;
        } else held.push(...made);
        if (held !== null && held.length > MOST_HELD) {
          this.before += bytes.size;
          return this.refuse(name, held, isRestored);
        }
        const share = (portion.done * (at + pieces.length)) / portion.games.length;
        this.tell(Math.min(share, portion.done));
      }
      this.tell(portion.done);
    }
    this.before += bytes.size;
    if (!any) this.problems.push({ name, problem: "empty" });
    else if (held !== null) {
      const original = isRestored ? null : await originalOf(bytes, held);
      if (original === null) return this.refuse(name, held, isRestored);
      this.before -= bytes.size;
      await this.file({ name, bytes: original }, true);
    } else if (isRestored) this.restored.push(name);
  }

  private tell(done: number): void {
    this.means.onProgress({ done: this.before + done, of: this.total, games: this.found });
  }

  private refuse(name: string, held: readonly NewGame[], isRestored: boolean): void {
    const faults = held.map(({ head }) => head.fault).filter((fault) => fault !== null);
    if (faults.some(({ code }) => code === "not_janggi")) this.problems.push({ name, problem: "not_janggi" });
    else if (isRestored || held.some(({ text }) => isGarbled(pieceOf(text).text)))
      this.problems.push({ name, problem: "garbled" });
    else this.problems.push({ name, problem: "no_games", ...(faults[0] === undefined ? {} : { fault: faults[0] }) });
  }

  private async keep(games: readonly NewGame[]): Promise<void> {
    const { known, store } = this.means;
    const fresh = games.filter(({ head }) => {
      if (known.has(head.exact)) return false;
      known.add(head.exact);
      return true;
    });
    this.again += games.length - fresh.length;
    for (let at = 0; at < fresh.length; at += BATCH) {
      const batch = fresh.slice(at, at + BATCH);
      let heads: Head[];
      try {
        heads = await store.add(batch);
      } catch (error) {
        for (const { head } of fresh.slice(at)) known.delete(head.exact);
        throw new Stop((error as Error | null)?.name === "QuotaExceededError" ? "no_room" : "not_kept");
      }
      this.added.push(...heads.map(({ id }) => id));
      this.faults += heads.filter(({ fault }) => fault !== null).length;
      this.means.onGames(heads);
    }
  }
}

/** Returns the original bytes of a file whose text was decoded with the wrong encoding; null for other files. */
async function originalOf(bytes: ByteSource, held: readonly NewGame[]): Promise<Blob | null> {
  if (!held.some(({ text }) => misreadBytes(pieceOf(text).text) !== null)) return null;
  const original = misreadBytes(new TextDecoder().decode(await bytes.slice().arrayBuffer()));
  return original === null ? null : new Blob([original]);
}

/** Imports these files one after the other. If the import stops early, the games stored so far are kept. */
export async function importFiles(sources: readonly Source[], means: Means): Promise<Imported> {
  const run = new Run(
    means,
    sources.reduce((sum, { bytes }) => sum + bytes.size, 0),
  );
  let stopped: Imported["stopped"] = null;
  for (const source of sources) {
    try {
      await run.file(source);
    } catch (error) {
      if (error instanceof Stop) stopped = error.why;
      else run.problems.push({ name: source.name, problem: "unreadable" });
    }
    if (stopped !== null) break;
  }
  const { added, again, faults, damaged, restored, problems } = run;
  return { added, again, faults, damaged, restored, problems, stopped };
}
