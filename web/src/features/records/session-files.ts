// The opened files for as long as the tab lives, so that a reload shows the same
// games. They stay in the browser: session storage is never sent anywhere.
import type { Encoding } from "janggun";

/** A file or pasted text as it was read, before its games are looked for. */
export interface Source {
  name: string;
  text: string;
  encoding: Encoding;
  /** Some of its bytes are no characters. */
  damaged: boolean;
}

const KEY = "janggun.records";
/** Characters of all files together; browsers grant a tab about five million. */
export const MOST_KEPT = 2_000_000;
const ENCODINGS: readonly Encoding[] = ["utf8", "cp949", "utf16"];

function isSource(value: unknown): value is Source {
  const source = value as Partial<Source> | null;
  return (
    typeof source?.name === "string" &&
    typeof source.text === "string" &&
    typeof source.damaged === "boolean" &&
    ENCODINGS.some((encoding) => encoding === source.encoding)
  );
}

function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null; // blocked by the browser
  }
}

/** Keeps these files instead of those before; false where they are too large or the browser refuses. */
export function keepFiles(sources: readonly Source[], store: Storage | null = storage()): boolean {
  try {
    store?.removeItem(KEY);
    const size = sources.reduce((sum, source) => sum + source.text.length, 0);
    if (store === null || size > MOST_KEPT) return false;
    if (sources.length > 0) store.setItem(KEY, JSON.stringify(sources));
    return true;
  } catch {
    return false;
  }
}

/** The files that were kept; none where nothing was, or nothing that can be read. */
export function keptFiles(store: Storage | null = storage()): Source[] {
  try {
    const value: unknown = JSON.parse(store?.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isSource) : [];
  } catch {
    return [];
  }
}
