// Names of pieces as on the board.
import { PHRASES, langOf } from "../../board/texts";
import { langTag, t } from "../../i18n/index.svelte";
import type { Movement } from "../../domain/movements.gen";
import type { Role } from "../../domain/position";

/** Returns the name of a kind of piece in a variant. In English, the guard is called advisor in Xiangqi. */
export function roleWord(role: Role, movement: Movement): string {
  return roleWords(movement)[role];
}

export function roleWords(movement: Movement): Readonly<Record<Role, string>> {
  const { piece } = t();
  return movement === "xiangqi" ? { ...piece, a: PHRASES[langOf(langTag())].advisor } : piece;
}
