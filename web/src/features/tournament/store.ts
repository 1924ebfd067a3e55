// Stores tournaments in this browser, line by line: in its database, or in the page's memory if there is none. Lines
// are only appended, and only if the writer has seen all earlier ones.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** A tournament in the list. */
export interface Kept {
  readonly id: number;
  readonly name: string;
  /** Number of entries. */
  readonly people: number;
  /** Date of the event as the director typed it. */
  readonly date?: string;
  /** Whether all divisions are closed; unknown in lists of earlier versions. */
  readonly closed?: boolean;
  /** Time of the last change in milliseconds since 1970. */
  readonly at: number;
}

export interface TournamentStore {
  /** Whether tournaments survive a reload. */
  readonly lasting: boolean;
  /** Returns all tournaments, the most recently changed first. */
  list(): Promise<Kept[]>;
  /** Returns the lines of a tournament in order; null if it does not exist. */
  lines(id: number): Promise<string[] | null>;
  create(head: Omit<Kept, "id">, lines: readonly string[]): Promise<number>;
  /**
   * Appends lines after the first `known`. Returns false if other lines were added in the meantime, or if the
   * tournament no longer exists.
   */
  append(head: Kept, known: number, lines: readonly string[]): Promise<boolean>;
  remove(id: number): Promise<void>;
}

interface Schema extends DBSchema {
  heads: { key: number; value: Omit<Kept, "id"> & { id?: number } };
  /** Lines by tournament and index from 0. */
  lines: { key: [number, number]; value: string };
}

const NAME = "janggun-tournaments";
const linesOf = (id: number): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
const newestFirst = (list: Kept[]): Kept[] => list.sort((one, other) => other.at - one.at);

class DatabaseStore implements TournamentStore {
  readonly lasting = true;

  constructor(private readonly db: IDBPDatabase<Schema>) {}

  async list(): Promise<Kept[]> {
    return newestFirst((await this.db.getAll("heads")) as Kept[]);
  }

  async lines(id: number): Promise<string[] | null> {
    const look = this.db.transaction(["heads", "lines"]);
    const head = await look.objectStore("heads").getKey(id);
    return head === undefined ? null : await look.objectStore("lines").getAll(linesOf(id));
  }

  async create(head: Omit<Kept, "id">, lines: readonly string[]): Promise<number> {
    const change = this.db.transaction(["heads", "lines"], "readwrite");
    const id = await change.objectStore("heads").add(head);
    await Promise.all(lines.map((line, at) => change.objectStore("lines").add(line, [id, at])));
    await change.done;
    return id;
  }

  async append(head: Kept, known: number, lines: readonly string[]): Promise<boolean> {
    const change = this.db.transaction(["heads", "lines"], "readwrite");
    const there = await change.objectStore("lines").count(linesOf(head.id));
    if (there !== known) {
      await change.done;
      return false;
    }
    await Promise.all([
      change.objectStore("heads").put(head),
      ...lines.map((line, at) => change.objectStore("lines").add(line, [head.id, known + at])),
    ]);
    await change.done;
    return true;
  }

  async remove(id: number): Promise<void> {
    const change = this.db.transaction(["heads", "lines"], "readwrite");
    await Promise.all([change.objectStore("heads").delete(id), change.objectStore("lines").delete(linesOf(id))]);
    await change.done;
  }
}

/** In-memory storage for browsers without a database; lost on reload. */
export class MemoryStore implements TournamentStore {
  readonly lasting = false;
  private last = 0;
  private readonly kept = new Map<number, { head: Kept; lines: readonly string[] }>();

  list(): Promise<Kept[]> {
    return Promise.resolve(newestFirst([...this.kept.values()].map(({ head }) => head)));
  }

  lines(id: number): Promise<string[] | null> {
    const kept = this.kept.get(id);
    return Promise.resolve(kept === undefined ? null : [...kept.lines]);
  }

  create(head: Omit<Kept, "id">, lines: readonly string[]): Promise<number> {
    const id = ++this.last;
    this.kept.set(id, { head: { ...head, id }, lines });
    return Promise.resolve(id);
  }

  append(head: Kept, known: number, lines: readonly string[]): Promise<boolean> {
    const before = this.kept.get(head.id)?.lines;
    if (before?.length !== known) return Promise.resolve(false);
    this.kept.set(head.id, { head, lines: [...before, ...lines] });
    return Promise.resolve(true);
  }

  remove(id: number): Promise<void> {
    this.kept.delete(id);
    return Promise.resolve();
  }
}

/** Opens the browser's database, or in-memory storage if there is none. */
export async function openStore(name = NAME): Promise<TournamentStore> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore("heads", { keyPath: "id", autoIncrement: true });
        db.createObjectStore("lines");
      },
      // A newer version of this page is waiting in another tab to upgrade the database.
      blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new DatabaseStore(db);
  } catch {
    return new MemoryStore();
  }
}
