// The keys that place pieces on a board while a position is set up.
import type { Piece, Role } from "./types";

/** The letters of FEN by physical key, whatever the keyboard layout: a Korean one types Hangul. */
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

/** The piece for a key, with Shift one of Cho's as in FEN; null for the keys that remove a piece. */
export function pieceOfKey({ code, shiftKey }: Pick<KeyboardEvent, "code" | "shiftKey">): Piece | null | undefined {
  if (ERASING.includes(code)) return null;
  const role = ROLES[code];
  return role === undefined ? undefined : { side: shiftKey ? "cho" : "han", role };
}
