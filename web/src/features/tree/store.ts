// Stores analyses in the browser's database (IndexedDB), so that edits survive a reload.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { fromCompact, toCompact, type Compact, type Document } from "./compact";
import { nodeAt, placeOf, type NodeId } from "./tree";

/** Maximum number of stored analyses. The least recently saved ones are removed first. */
export const MOST_KEPT = 200;

interface Row {
  id: string;
  /** Time of the last save in milliseconds since 1970. */
  changed: number;
  title: string;
  plies: number;
  document: Compact;
  /** Path of the node that was shown last. */
  place: number[];
  /** Engine evaluations in the page's own format, which this module does not read. */
  evaluations?: unknown;
  /** Number of saved edits; absent in rows from earlier versions of the app. */
  revision?: number;
}

interface Schema extends DBSchema {
  analyses: { key: string; value: Row; indexes: { changed: number } };
}

/** List entry of a stored analysis. */
export type Kept = Pick<Row, "id" | "changed" | "title" | "plies">;

export interface Opened {
  document: Document;
  at: NodeId;
  evaluations: unknown;
  revision: number;
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>("janggun", 1, {
    upgrade(db) {
      db.createObjectStore("analyses", { keyPath: "id" }).createIndex("changed", "changed");
    },
    // Another tab needs a newer version of the database (`blocking`), or the browser closed the connection
    // (`terminated`). The next use opens the database again.
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
  /** Revision on which this one is based; if absent, any stored revision is overwritten. */
  base?: number;
  /** Whether the analysis has changed; false if only the displayed node has. */
  isEdited?: boolean;
}

/**
 * Stores an analysis and returns its revision. If the stored revision is newer than `base`, returns `null` without
 * storing. Rejects if the browser has no database or no space.
 */
export async function save(
  { document, at, base, isEdited = true, ...more }: Saving,
  now: number,
): Promise<number | null> {
  const db = await database();
  const change = db.transaction("analyses", "readwrite");
  const stored = (await change.store.get(more.id))?.revision ?? 0;
  if (base !== undefined && stored > base) return null;
  const revision = (base ?? stored) + (isEdited ? 1 : 0);
  const place = placeOf(document.tree, at);
  const row: Row = { ...more, changed: now, document: toCompact(document), place, revision };
  await change.store.put(row);
  let over = (await change.store.count()) - MOST_KEPT;
  for (let cursor = await change.store.index("changed").openCursor(); cursor !== null && over > 0; over -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await change.done;
  if (isEdited) otherTabs()?.postMessage(more.id);
  return revision;
}

const CHANNEL = "janggun-analyses";
/** Channel for both sending and receiving, because a channel does not receive its own messages. */
let tabs: BroadcastChannel | null = null;

function otherTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== "undefined") tabs ??= new BroadcastChannel(CHANNEL);
  return tabs;
}

/** Calls `listener` with an analysis's id after another tab has saved an edit. Returns a function that removes it. */
export function onSavedElsewhere(listener: (id: string) => void): () => void {
  const channel = otherTabs();
  const hear = ({ data }: MessageEvent): void => listener(String(data));
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

/** Returns a stored analysis; null if it does not exist or this version of the app cannot read it. */
export async function open(id: string): Promise<Opened | null> {
  const row = await (await database()).get("analyses", id);
  const document = row === undefined ? null : fromCompact(row.document);
  if (row === undefined || document === null || typeof document === "string") return null;
  const { evaluations, revision = 0 } = row;
  return { document, at: nodeAt(document.tree, row.place), evaluations, revision };
}

/** Lists the stored analyses, most recently saved first. */
export async function list(): Promise<Kept[]> {
  const rows = await (await database()).getAllFromIndex("analyses", "changed");
  return rows.toReversed().map(({ id, changed, title, plies }) => ({ id, changed, title, plies }));
}

/** Deletes an analysis and returns a function that restores it. */
export async function discard(id: string): Promise<() => Promise<void>> {
  const db = await database();
  const row = await db.get("analyses", id);
  await db.delete("analyses", id);
  return async () => {
    if (row !== undefined) await db.put("analyses", row);
  };
}
