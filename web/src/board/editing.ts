// Keys that place and remove pieces while a position is being set up.
import type { Piece, Role } from "./types";

/** Roles by physical key, because a Korean keyboard layout types Hangul. */
const ROLES: Readonly<Record<string, Role>> = {
  KeyK: "k",
  KeyA: "a",
  KeyN: "n",
  KeyH: "n",
  KeyB: "b",
  KeyE: "b",
  KeyR: "r",
  KeyC: "c",
  KeyP: "p",
};

const ERASING: readonly string[] = ["Delete", "Backspace", "Digit0"];

/**
 * Returns the piece for a key: Cho's with Shift, as capitals are in FEN, and Han's without. Returns null for keys that
 * remove a piece, and undefined for all other keys.
 */
export function pieceOfKey({ code, shiftKey }: Pick<KeyboardEvent, "code" | "shiftKey">): Piece | null | undefined {
  if (ERASING.includes(code)) return null;
  const role = ROLES[code];
  return role === undefined ? undefined : { side: shiftKey ? "cho" : "han", role };
}
