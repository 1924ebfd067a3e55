// Analyses in the browser's own database, so that every edit survives a reload. Nothing of it is sent anywhere.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { fromCompact, toCompact, type Compact, type Document } from "./compact";
import { nodeAt, placeOf, type NodeId } from "./tree";

/** How many analyses are kept; the ones not opened for longest go first. */
export const MOST_KEPT = 200;

interface Row {
  id: string;
  /** When it was last changed, in milliseconds. */
  changed: number;
  title: string;
  plies: number;
  document: Compact;
  /** The node that was looked at. */
  place: number[];
  /** What the engine found, by the page that asked it. */
  evaluations?: unknown;
}

interface Schema extends DBSchema {
  analyses: { key: string; value: Row; indexes: { changed: number } };
}

/** An analysis in the list of those that are kept. */
export type Kept = Pick<Row, "id" | "changed" | "title" | "plies">;

export interface Opened {
  document: Document;
  at: NodeId;
  evaluations: unknown;
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>("janggun", 1, {
    upgrade(db) {
      db.createObjectStore("analyses", { keyPath: "id" }).createIndex("changed", "changed");
    },
    // Another tab wants a newer database, or the browser closed ours: the next use opens it again.
    blocking: (_version, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

export interface Saving {
  id: string;
  title: string;
  plies: number;
  document: Document;
  at: NodeId;
  evaluations?: unknown;
}

/** Keeps an analysis; rejects where the browser has no database for us or no room. */
export async function save({ document, at, ...more }: Saving, now: number): Promise<void> {
  const db = await database();
  const row: Row = { ...more, changed: now, document: toCompact(document), place: placeOf(document.tree, at) };
  const change = db.transaction("analyses", "readwrite");
  await change.store.put(row);
  let over = (await change.store.count()) - MOST_KEPT;
  for (let cursor = await change.store.index("changed").openCursor(); cursor !== null && over > 0; over -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await change.done;
}

/** A kept analysis; null where there is none, or none that this program can read. */
export async function open(id: string): Promise<Opened | null> {
  const row = await (await database()).get("analyses", id);
  const document = row === undefined ? null : fromCompact(row.document);
  if (row === undefined || document === null || typeof document === "string") return null;
  return { document, at: nodeAt(document.tree, row.place), evaluations: row.evaluations };
}

/** Those that are kept, the last changed first. */
export async function list(): Promise<Kept[]> {
  const rows = await (await database()).getAllFromIndex("analyses", "changed");
  return rows.toReversed().map(({ id, changed, title, plies }) => ({ id, changed, title, plies }));
}

/** Takes one out, and gives what puts it back. */
export async function discard(id: string): Promise<() => Promise<void>> {
  const db = await database();
  const row = await db.get("analyses", id);
  await db.delete("analyses", id);
  return async () => {
    if (row !== undefined) await db.put("analyses", row);
  };
}
