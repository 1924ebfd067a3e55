// Stores the library's games in IndexedDB, or in memory if the browser has no database.
//
// The database first only marks games as deleted, so that undo is quick for any number of games. It removes them
// permanently the next time the games are loaded after `UNDO_MS`. Must not send anything to a server.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from "idb";
import { NO_NOTES, readNotes, type Notes } from "./account-notes";
import type { Head, KeptText, NewGame } from "./heads";

export interface RecordStore {
  /** Whether games survive a reload. */
  readonly lasting: boolean;
  /** Returns the heads of all games that are not deleted, in id order. */
  heads(now: number): Promise<Head[]>;
  /** Stores all of these games or none, and returns their heads. */
  add(games: readonly NewGame[]): Promise<Head[]>;
  /** Returns the texts of these games in the given order, without games that do not exist. */
  texts(ids: readonly number[]): Promise<KeptText[]>;
  /** Changes the tags of these games; returns the heads of those that exist. */
  file(ids: readonly number[], change: (tags: readonly string[]) => readonly string[]): Promise<Head[]>;
  /** Marks games as deleted and changes the notes atomically; returns the key that restores the games. */
  remove(ids: readonly number[], now: number, change?: (notes: Notes) => Notes): Promise<number>;
  /** Restores deleted games; returns false if they are permanently gone. */
  putBack(key: number): Promise<boolean>;
  /** Returns this browser's notes about games in accounts. */
  notes(): Promise<Notes>;
  /** Changes the notes atomically, so that concurrent changes in other tabs are not lost. */
  note(change: (notes: Notes) => Notes): Promise<void>;
}

interface Removed {
  ids: number[];
  at: number;
}

interface Schema extends DBSchema {
  heads: { key: number; value: Head };
  texts: { key: number; value: KeptText };
  removed: { key: number; value: Removed };
  /**
   * `next` is the id of the next game, and `accounts` the notes. A separate store for the notes would need a new
   * database version. Tabs with the previous version of the app could not open it, and would lose their game in
   * progress.
   */
  counters: { key: "next" | "accounts"; value: number | Notes };
}

const NAME = "janggun-records";
/** Time in ms after which loading the games makes a deletion permanent. */
const UNDO_MS = 10 * 60_000;

/** The object store with the notes, in an open transaction. */
type NotesStore = Pick<IDBPObjectStore<Schema, ("counters" | "removed")[], "counters", "readwrite">, "get" | "put">;

async function changeNotes(store: NotesStore, change: (notes: Notes) => Notes): Promise<void> {
  const before = readNotes(await store.get("accounts"));
  const after = change(before);
  if (after !== before) await store.put(after, "accounts");
}

function withTags(head: Head, change: (tags: readonly string[]) => readonly string[]): Head {
  const { tags, ...rest } = head;
  const changed = change(tags ?? []);
  return changed.length === 0 ? rest : { ...rest, tags: changed };
}

class DatabaseStore implements RecordStore {
  readonly lasting = true;

  constructor(private readonly db: IDBPDatabase<Schema>) {}

  async heads(now: number): Promise<Head[]> {
    await this.purge(now);
    const removed = new Set((await this.db.getAll("removed")).flatMap(({ ids }) => ids));
    const heads = await this.db.getAll("heads");
    return removed.size === 0 ? heads : heads.filter(({ id }) => !removed.has(id));
  }

  async add(games: readonly NewGame[]): Promise<Head[]> {
    const change = this.db.transaction(["heads", "texts", "counters"], "readwrite");
    const counters = change.objectStore("counters");
    const first = ((await counters.get("next")) as number | undefined) ?? 1;
    const heads = games.map(({ head }, at) => ({ ...head, id: first + at }));
    // Ignores the rejection of a single write, because the transaction rejects too.
    const quiet = (put: Promise<unknown>): void => void put.catch(() => undefined);
    for (const [at, head] of heads.entries()) {
      const text = games[at]?.text;
      if (text !== undefined) quiet(change.objectStore("texts").put({ ...text, id: head.id }));
      quiet(change.objectStore("heads").put(head));
    }
    quiet(counters.put(first + heads.length, "next"));
    await change.done;
    return heads;
  }

  async texts(ids: readonly number[]): Promise<KeptText[]> {
    const store = this.db.transaction("texts").store;
    const found = await Promise.all(ids.map((id) => store.get(id)));
    return found.filter((text) => text !== undefined);
  }

  async file(ids: readonly number[], change: (tags: readonly string[]) => readonly string[]): Promise<Head[]> {
    const transaction = this.db.transaction("heads", "readwrite");
    const filed = (await Promise.all(ids.map((id) => transaction.store.get(id))))
      .filter((head) => head !== undefined)
      .map((head) => withTags(head, change));
    for (const head of filed) void transaction.store.put(head).catch(() => undefined);
    await transaction.done;
    return filed;
  }

  async remove(ids: readonly number[], now: number, change?: (notes: Notes) => Notes): Promise<number> {
    const transaction = this.db.transaction(["removed", "counters"], "readwrite");
    const key = await transaction.objectStore("removed").add({ ids: [...ids], at: now });
    if (change !== undefined) await changeNotes(transaction.objectStore("counters"), change);
    await transaction.done;
    return key;
  }

  async putBack(key: number): Promise<boolean> {
    const change = this.db.transaction("removed", "readwrite");
    const there = (await change.store.getKey(key)) !== undefined;
    await change.store.delete(key);
    await change.done;
    return there;
  }

  async notes(): Promise<Notes> {
    return readNotes(await this.db.get("counters", "accounts"));
  }

  async note(change: (notes: Notes) => Notes): Promise<void> {
    const transaction = this.db.transaction("counters", "readwrite");
    await changeNotes(transaction.store, change);
    await transaction.done;
  }

  /** Permanently removes games whose deletion can no longer be undone. */
  private async purge(now: number): Promise<void> {
    for (const key of await this.db.getAllKeys("removed")) {
      const removed = await this.db.get("removed", key);
      if (removed === undefined || removed.at > now - UNDO_MS) continue;
      const change = this.db.transaction(["heads", "texts", "removed"], "readwrite");
      for (const id of removed.ids) {
        void change.objectStore("heads").delete(id);
        void change.objectStore("texts").delete(id);
      }
      void change.objectStore("removed").delete(key);
      await change.done;
    }
  }
}

/** In-memory storage for browsers without a database. */
export class MemoryStore implements RecordStore {
  readonly lasting = false;
  private readonly games: { head: Head; text: KeptText }[] = [];
  private readonly removed: (readonly number[])[] = [];
  private known = NO_NOTES;

  heads(): Promise<Head[]> {
    const gone = new Set(this.removed.flat());
    return Promise.resolve(this.games.map(({ head }) => head).filter(({ id }) => !gone.has(id)));
  }

  add(games: readonly NewGame[]): Promise<Head[]> {
    const added = games.map(({ head, text }, at) => {
      const id = this.games.length + at + 1;
      return { head: { ...head, id }, text: { ...text, id } };
    });
    this.games.push(...added);
    return Promise.resolve(added.map(({ head }) => head));
  }

  texts(ids: readonly number[]): Promise<KeptText[]> {
    return Promise.resolve(ids.map((id) => this.games[id - 1]?.text).filter((text) => text !== undefined));
  }

  file(ids: readonly number[], change: (tags: readonly string[]) => readonly string[]): Promise<Head[]> {
    const kept = ids.map((id) => this.games[id - 1]).filter((game) => game !== undefined);
    for (const game of kept) game.head = withTags(game.head, change);
    return Promise.resolve(kept.map(({ head }) => head));
  }

  async remove(ids: readonly number[], _now: number, change?: (notes: Notes) => Notes): Promise<number> {
    if (change !== undefined) await this.note(change);
    return this.removed.push(ids) - 1;
  }

  putBack(key: number): Promise<boolean> {
    this.removed[key] = [];
    return Promise.resolve(true);
  }

  notes(): Promise<Notes> {
    return Promise.resolve(this.known);
  }

  note(change: (notes: Notes) => Notes): Promise<void> {
    this.known = change(this.known);
    return Promise.resolve();
  }
}

/** Opens the browser's database, or in-memory storage if there is none. */
export async function openStore(name = NAME): Promise<RecordStore> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore("heads", { keyPath: "id" });
        db.createObjectStore("texts", { keyPath: "id" });
        db.createObjectStore("removed", { autoIncrement: true });
        db.createObjectStore("counters");
      },
      // A newer version of the app in another tab is waiting to upgrade the database.
      blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new DatabaseStore(db);
  } catch {
    return new MemoryStore();
  }
}
