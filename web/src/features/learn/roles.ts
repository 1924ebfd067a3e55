// Names of pieces in addresses such as `/learn/horse`.
import type { Role } from "../../board";

const WORDS: Readonly<Record<Role, string>> = {
  k: "general",
  a: "guard",
  n: "horse",
  b: "elephant",
  r: "chariot",
  c: "cannon",
  p: "soldier",
};

export function wordOf(role: Role): string {
  return WORDS[role];
}

/** Returns the role for a name or letter; null for any other text. */
export function roleOf(word: string): Role | null {
  const found = Object.entries(WORDS).find(([role, name]) => name === word || role === word);
  return found === undefined ? null : (found[0] as Role);
}
