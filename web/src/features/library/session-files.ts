// Files that earlier versions kept while the tab was open; they are moved to the collection when it is next opened.
import type { Encoding } from "janggun";

/** A file or pasted text as read, before it is split into games. */
export interface Source {
  name: string;
  text: string;
  encoding: Encoding;
  /** Some of its bytes are not valid characters. */
  damaged: boolean;
}

const KEY = "janggun.records";
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

/** Removes them. */
export function forgetFiles(store: Storage | null = storage()): void {
  store?.removeItem(KEY);
}

/** The stored files; empty if there are none, or none that can be read. */
export function keptFiles(store: Storage | null = storage()): Source[] {
  try {
    const value: unknown = JSON.parse(store?.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isSource) : [];
  } catch {
    return [];
  }
}
