// A piece as a sentence of the coach names it.
import { langTag, t } from "../../i18n/index.svelte";
import { hangul } from "../../domain/notation";
import type { Piece, Side } from "../../domain/position";

export function pieceWord({ role, side }: Piece): string {
  // Han's soldiers have a name of their own in Korean.
  return role === "p" && langTag().startsWith("ko") ? hangul(role, side) : t().piece[role];
}

/** Korean words for Cho's player as they are for a side: its soldiers by their own name. Both end in a consonant. */
export function soldiersOf(side: Side, korean: string): string {
  return korean.replaceAll(hangul("p", "cho"), hangul("p", side));
}
