// The user's collection of records: the games stored in this browser, imports and exports, and the last operation that
// can be undone.
import { isRead, type RecordGame } from "../../platform/records-module";
import { startRecordWorker, type RecordCodec } from "../../platform/record-worker-client";
import { gone } from "./account-notes";
import { exportGames, type Exported, type Written } from "./exporting";
import { exactKey, pieceOf, type Head } from "./heads";
import { importFiles, type FileProblem, type Imported, type Progress, type Source } from "./importing";
import { Searchable } from "./searchable.svelte";
import type { Shelves } from "./seeking.svelte";
import { forgetFiles, keptFiles } from "./session-files";
import { openStore, type RecordStore } from "./store";

/** Number of new games after which the list is updated during an import. */
const SHOWN_AT_ONCE = 1000;

/** An operation that can be undone: deleting games, or importing them. */
export interface Undoable {
  kind: "deleted" | "added";
  heads: readonly Head[];
  /** Key of the deletion; null for an import. */
  key: number | null;
}

export interface Parts {
  codec?: () => Promise<RecordCodec>;
  store?: () => Promise<RecordStore>;
  now?: () => number;
}

export class Library extends Searchable {
  loaded = $state(false);
  /** Whether games survive a reload. */
  lasting = $state(true);
  progress: Progress | null = $state.raw(null);
  imported: Imported | null = $state.raw(null);
  problems: readonly FileProblem[] = $state.raw([]);
  undoable: Undoable | null = $state.raw(null);
  private readonly codec: () => Promise<RecordCodec>;
  private readonly now: () => number;
  private readonly open: () => Promise<RecordStore>;
  private opened: Promise<RecordStore> | null = null;
  private restored: Promise<void> | null = null;
  private importing: Promise<void> = Promise.resolve();
  private stopAsked = false;
  private followers: (() => void)[] = [];

  constructor({ codec = startRecordWorker, store = openStore, now = Date.now }: Parts = {}) {
    super();
    this.codec = codec;
    this.open = store;
    this.now = now;
  }

  /** Opens the storage on first use. */
  store(): Promise<RecordStore> {
    this.opened ??= this.open();
    return this.opened;
  }

  /** Loads the stored games once. */
  restore(): Promise<void> {
    this.restored ??= (async () => {
      const store = await this.store();
      this.lasting = store.lasting;
      this.heads = await store.heads(this.now()).catch(() => []);
      this.loaded = true;
      // An earlier version stored files for the lifetime of the tab. Import them.
      const before = keptFiles();
      if (before.length === 0) return;
      await this.take(before.map(({ name, text }) => ({ name, bytes: new Blob([text]) })));
      forgetFiles();
    })();
    return this.restored;
  }

  /** Calls `listener` after the user has deleted games or undone an operation. */
  onChange(listener: () => void): void {
    this.followers.push(listener);
  }

  /** Returns all games as stored now, including changes by other pages. Rejects if they cannot be read. */
  async fresh(): Promise<readonly Head[]> {
    await this.restore();
    await this.importing.catch(() => undefined);
    return this.reread();
  }

  private async reread(): Promise<readonly Head[]> {
    const heads = await (await this.store()).heads(this.now());
    const same =
      heads.length === this.heads.length &&
      heads.every(({ id, tags }, at) => id === this.heads[at]?.id && String(tags) === String(this.heads[at]?.tags));
    if (!same) this.heads = heads;
    return heads;
  }

  /** Stores records that do not come from a file. Existing ones are not added again. */
  takeIn(file: string, records: readonly string[]): Promise<void> {
    const before = this.importing;
    const done = (async () => {
      await this.restore();
      await before.catch(() => undefined);
      const heads = await this.reread();
      const { stopped } = await importFiles(
        records.map((text) => ({ name: file, bytes: new Blob([text]) })),
        {
          codec: await this.codec(),
          store: await this.store(),
          known: new Set(heads.map(({ exact }) => exact)),
          onGames: (games) => {
            this.heads = [...this.heads, ...games].sort((a, b) => a.id - b.id);
          },
          onProgress: () => undefined,
          stopAsked: () => false,
        },
      );
      if (stopped !== null) throw new Error(stopped);
    })();
    // The next import waits for this one, so that it knows these games and does not add them again.
    this.importing = done.catch(() => undefined);
    return done;
  }

  /** Removes games that were deleted elsewhere. This cannot be undone here. */
  async drop(heads: readonly Head[]): Promise<void> {
    const store = await this.store();
    await store.remove(
      heads.map(({ id }) => id),
      this.now(),
    );
    this.hide(heads);
  }

  openFiles(files: readonly File[]): Promise<void> {
    return this.import(files.map((file) => ({ name: file.name, bytes: file })));
  }

  openText(name: string, text: string): Promise<void> {
    return this.import([{ name, bytes: new Blob([text]) }]);
  }

  /**
   * Stores one game and returns its head. If an identical record exists, returns the head of that record. Null if the
   * game cannot be stored.
   */
  async addGame(file: string, text: string): Promise<Head | null> {
    const codec = await this.codec();
    const { format, games } = await codec.split(text);
    // The text is the same as in an export, so a game that is exported and imported again is recognised.
    const written = await codec.write(format, "json", games);
    await this.openText(file, written.text);
    const exact = exactKey(written);
    return this.heads.find((head) => head.exact === exact) ?? null;
  }

  /** Imports these files after all earlier imports. */
  import(sources: readonly Source[]): Promise<void> {
    const before = this.importing;
    this.importing = (async () => {
      await this.restore();
      await before.catch(() => undefined);
      // Another page may have stored the same records.
      await this.reread().catch(() => undefined);
      await this.take(sources);
    })();
    return this.importing;
  }

  /** Stops the import. The games imported so far are kept, and can be removed with `undo`. */
  stop(): void {
    this.stopAsked = true;
  }

  private async take(sources: readonly Source[]): Promise<void> {
    this.stopAsked = false;
    this.imported = null;
    this.problems = [];
    this.undoable = null;
    const of = sources.reduce((sum, { bytes }) => sum + bytes.size, 0);
    this.progress = { done: 0, of, games: 0 };
    const codec = await this.codec().catch(() => null);
    if (codec === null) this.problems = sources.map(({ name }) => ({ name, problem: "no_module" }));
    else await this.read(sources, codec);
    this.progress = null;
  }

  private async read(sources: readonly Source[], codec: RecordCodec): Promise<void> {
    let fresh: Head[] = [];
    const added: Head[] = [];
    const show = (): void => {
      this.heads = [...this.heads, ...fresh].sort((a, b) => a.id - b.id);
      fresh = [];
    };
    const imported = await importFiles(sources, {
      codec,
      store: await this.store(),
      known: new Set(this.heads.map(({ exact }) => exact)),
      onGames: (heads) => {
        fresh.push(...heads);
        added.push(...heads);
        if (fresh.length >= SHOWN_AT_ONCE) show();
      },
      onProgress: (progress) => {
        this.progress = progress;
      },
      stopAsked: () => this.stopAsked,
    });
    show();
    this.imported = imported;
    this.problems = imported.problems;
    if (added.length > 0) this.undoable = { kind: "added", heads: added, key: null };
  }

  protected async shelves(): Promise<Shelves> {
    await this.restore();
    await this.importing.catch(() => undefined);
    return { codec: await this.codec(), store: await this.store(), heads: this.heads };
  }

  /** Adds a tag to games, or removes it from them; rejects if the games cannot be changed. */
  async tag(heads: readonly Head[], tag: string, on: boolean): Promise<void> {
    const store = await this.store();
    const filed = await store.file(
      heads.map(({ id }) => id),
      (tags) => [...tags.filter((one) => one !== tag), ...(on ? [tag] : [])],
    );
    const changed = new Map(filed.map((head) => [head.id, head]));
    this.heads = this.heads.map((head) => changed.get(head.id) ?? head);
  }

  /** Deletes games; rejects if they cannot be deleted. */
  async remove(heads: readonly Head[]): Promise<void> {
    const store = await this.store();
    const keys = heads.map(({ exact }) => exact);
    const key = await store.remove(
      heads.map(({ id }) => id),
      this.now(),
      (notes) => gone(notes, keys),
    );
    this.hide(heads);
    this.imported = null;
    this.undoable = { kind: "deleted", heads, key };
    this.tell();
  }

  private tell(): void {
    for (const follower of this.followers) follower();
  }

  /** Undoes the last operation; returns false if it is too late. */
  async undo(): Promise<boolean> {
    const last = this.undoable;
    if (last === null) return true;
    this.undoable = null;
    if (last.key === null) {
      await this.remove(last.heads);
      return true;
    }
    const back = await (await this.store()).putBack(last.key);
    if (back) this.heads = [...this.heads, ...last.heads].sort((a, b) => a.id - b.id);
    this.tell();
    return back;
  }

  private hide(heads: readonly Head[]): void {
    const gone = new Set(heads.map(({ id }) => id));
    this.heads = this.heads.filter(({ id }) => !gone.has(id));
    this.select(heads, false);
  }

  /** Returns a game up to its first fault. Null if it does not exist or cannot be read at all. */
  async game(id: number): Promise<RecordGame | null> {
    const [text] = this.heads.some((head) => head.id === id) ? await (await this.store()).texts([id]) : [];
    if (text === undefined) return null;
    const [game] = await (await this.codec()).read(text.format, [pieceOf(text)]);
    return game !== undefined && isRead(game) ? { ...game, number: id } : null;
  }

  async export(to: Written, heads: readonly Head[]): Promise<Exported | null> {
    return exportGames(heads, to, { codec: await this.codec(), store: await this.store() });
  }
}

/**
 * The collection of this browser. All pages share it, so that an import continues while the user visits other pages.
 */
export const library = new Library();
