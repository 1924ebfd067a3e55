// The keys that put pieces on a board while a position is set up.
import type { Piece, Role } from "./types";

/** The letters of FEN by the key they lie on, whatever the keyboard writes: a Korean one writes hangul. */
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

/** The piece that a key stands for, with Shift one of Cho as in FEN; null for the keys that take one off. */
export function pieceOfKey({ code, shiftKey }: Pick<KeyboardEvent, "code" | "shiftKey">): Piece | null | undefined {
  if (ERASING.includes(code)) return null;
  const role = ROLES[code];
  return role === undefined ? undefined : { side: shiftKey ? "cho" : "han", role };
}
