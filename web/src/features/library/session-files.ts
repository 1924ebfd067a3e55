// Files that earlier versions kept for as long as the tab lived; they go over to the collection when it is next opened.
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

/** Forgets them. */
export function forgetFiles(store: Storage | null = storage()): void {
  store?.removeItem(KEY);
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
