// Names pieces in the coach's sentences.
import { langTag, t } from "../../i18n/index.svelte";
import { hangul } from "../../domain/notation";
import type { Piece, Side } from "../../domain/position";

export function pieceWord({ role, side }: Piece): string {
  // Han's soldiers have a different name in Korean.
  return role === "p" && langTag().startsWith("ko") ? hangul(role, side) : t().piece[role];
}

/**
 * Replaces Cho's name for soldiers in a Korean text with the side's own name. Both names end in a consonant, so most
 * particles fit both.
 */
export function soldiersOf(side: Side, korean: string): string {
  return korean.replaceAll(hangul("p", "cho"), hangul("p", side));
}
