// The file of records that is open: its games as a worker reads them, a hundred
// at a time, and their way out again.
import { isRead, type AnyGame, type Format, type Piece } from "../../records";
import { startDesk, type Desk } from "./desk";
import { decode, encodeCp949, type Encoding } from "janggun";

/** A file beyond this is for `janggun convert`. */
export const LARGEST_FILE = 32 << 20;
/** Games read at a time: what the page has to take in at once. */
const BATCH = 100;

export type Problem = "too_large" | "empty" | "no_module" | "not_janggi" | "no_games" | "unreadable";

export type Written = Format | "gib-cp949";

export interface Exported {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** Games that are not in it. */
  leftOut: number;
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
  name = $state("");
  games: AnyGame[] = $state.raw([]);
  total = $state(0);
  busy = $state(false);
  problem: Problem | null = $state(null);
  encoding: Encoding = $state("utf8");
  damaged = $state(false);
  format: Format = $state("gib");
  /** What the list shows of it. */
  search = $state("");
  failedOnly = $state(false);
  page = $state(1);
  readonly failed = $derived(this.games.filter((game) => game.fault !== null).length);

  private pieces: Piece[] = [];
  /** Of the open file; an older reading stops when it changes. */
  private opening = 0;

  constructor(private readonly load: () => Promise<Desk> = startDesk) {}

  async openFile(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) return this.refuse(file.name, "too_large");
    try {
      await this.open(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch {
      this.refuse(file.name, "unreadable");
    }
  }

  async open(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { text, encoding, damaged } = decode(bytes);
    await this.openText(name, text, { encoding, damaged });
  }

  async openText(name: string, text: string, from?: { encoding: Encoding; damaged: boolean }): Promise<void> {
    const opening = this.start(name);
    this.encoding = from?.encoding ?? "utf8";
    this.damaged = from?.damaged ?? false;
    if (text.length > LARGEST_FILE) return this.refuse(name, "too_large");
    if (text.trim() === "") return this.refuse(name, "empty");
    this.busy = true;
    const desk = await this.load().catch(() => null);
    if (opening !== this.opening) return;
    if (desk === null) return this.refuse(name, "no_module");
    try {
      await this.read(desk, text, opening);
    } catch {
      if (opening === this.opening) this.refuse(name, "unreadable");
    }
  }

  close(): void {
    this.start("");
  }

  private async read(desk: Desk, text: string, opening: number): Promise<void> {
    const { format, games: pieces } = await desk.split(text);
    if (opening !== this.opening) return;
    this.format = format;
    this.pieces = pieces;
    this.total = pieces.length;
    const games: AnyGame[] = [];
    while (games.length < pieces.length) {
      games.push(...(await desk.read(format, pieces.slice(games.length, games.length + BATCH))));
      if (opening !== this.opening) return;
      this.games = [...games];
    }
    this.busy = false;
    const faults = games.filter((game) => !isRead(game)).map((game) => game.fault?.code);
    if (games.length === faults.length) this.problem = faults.includes("not_janggi") ? "not_janggi" : "no_games";
  }

  private start(name: string): number {
    this.name = name;
    this.search = "";
    this.failedOnly = false;
    this.page = 1;
    this.games = [];
    this.pieces = [];
    this.total = 0;
    this.busy = false;
    this.problem = null;
    return ++this.opening;
  }

  private refuse(name: string, problem: Problem): void {
    this.start(name);
    this.problem = problem;
  }

  /** One game as far as it was read, or all that have no fault. Null where CP949 lacks a character. */
  async export(to: Written, number: number | null): Promise<Exported | null> {
    const desk = await this.load();
    const format = to === "gib-cp949" ? "gib" : to;
    const chosen = this.pieces.filter((piece, at) =>
      number === null ? this.games[at]?.fault === null : piece.number === number,
    );
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let leftOut = number === null ? this.pieces.length - chosen.length : 0;
    for (let at = 0; at < chosen.length; at += BATCH) {
      const { text, left_out } = await desk.write(this.format, format, chosen.slice(at, at + BATCH));
      // A file's last game may lack its line end.
      const whole = text === "" || text.endsWith("\n") ? text : `${text}\n`;
      const bytes = to === "gib-cp949" ? encodeCp949(whole) : new TextEncoder().encode(whole);
      if (bytes === null) return null;
      parts.push(bytes);
      leftOut += left_out.length;
    }
    const stem = this.name.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} ._-]+/gu, "_") || "janggi";
    return { bytes: joined(parts), name: `${stem}${number === null ? "" : `-${number}`}.${format}`, leftOut };
  }
}

/** Kept while the visitor looks at other pages. */
export const library = new Library();
