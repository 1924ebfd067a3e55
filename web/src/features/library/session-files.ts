// Files that earlier versions stored for the lifetime of the tab. The collection imports them when it is opened.
import type { Encoding } from "janggun";

/** A decoded file or pasted text, before it is split into games. */
export interface Source {
  name: string;
  text: string;
  encoding: Encoding;
  /** Whether some bytes are invalid in this encoding. */
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

export function forgetFiles(store: Storage | null = storage()): void {
  store?.removeItem(KEY);
}

/** Returns the stored files, without any that cannot be read. */
export function keptFiles(store: Storage | null = storage()): Source[] {
  try {
    const value: unknown = JSON.parse(store?.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isSource) : [];
  } catch {
    return [];
  }
}
