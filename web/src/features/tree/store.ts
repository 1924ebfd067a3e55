// Analyses in the browser's own database, so that every edit survives a reload. Nothing is sent anywhere.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { fromCompact, toCompact, type Compact, type Document } from "./compact";
import { nodeAt, placeOf, type NodeId } from "./tree";

/** Maximum number of stored analyses. Those that have not been saved for longest are removed first. */
export const MOST_KEPT = 200;

interface Row {
  id: string;
  /** Time of the last change in milliseconds since 1970. */
  changed: number;
  title: string;
  plies: number;
  document: Compact;
  /** Path of the node that was shown last. */
  place: number[];
  /** The engine's results, in the format of the page that requested them. */
  evaluations?: unknown;
  /** Number of times the content was saved; absent in rows of earlier versions. */
  revision?: number;
}

interface Schema extends DBSchema {
  analyses: { key: string; value: Row; indexes: { changed: number } };
}

/** An analysis in the list of stored ones. */
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
    // Another tab needs a newer database, or the browser closed this one. The next use opens it again.
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
  /** Revision that was changed or viewed; any revision if absent. */
  base?: number;
  /** False if only another node was shown. */
  isEdited?: boolean;
}

/**
 * Stores an analysis and returns its revision. If another tab has saved a newer one than `base`, returns `null` without
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
/** Channel with which this tab sends and receives, because a channel does not receive its own messages. */
let tabs: BroadcastChannel | null = null;

function otherTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== "undefined") tabs ??= new BroadcastChannel(CHANNEL);
  return tabs;
}

/** Calls `listener` when another tab has saved an analysis; returns a function that removes it. */
export function onSavedElsewhere(listener: (id: string) => void): () => void {
  const channel = otherTabs();
  const hear = ({ data }: MessageEvent): void => listener(String(data));
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

/** Returns a stored analysis; null if there is none, or none that this version can read. */
export async function open(id: string): Promise<Opened | null> {
  const row = await (await database()).get("analyses", id);
  const document = row === undefined ? null : fromCompact(row.document);
  if (row === undefined || document === null || typeof document === "string") return null;
  const { evaluations, revision = 0 } = row;
  return { document, at: nodeAt(document.tree, row.place), evaluations, revision };
}

/** Returns the stored analyses, last changed first. */
export async function list(): Promise<Kept[]> {
  const rows = await (await database()).getAllFromIndex("analyses", "changed");
  return rows.toReversed().map(({ id, changed, title, plies }) => ({ id, changed, title, plies }));
}

/** Deletes an analysis, and returns a function that restores it. */
export async function discard(id: string): Promise<() => Promise<void>> {
  const db = await database();
  const row = await db.get("analyses", id);
  await db.delete("analyses", id);
  return async () => {
    if (row !== undefined) await db.put("analyses", row);
  };
}
