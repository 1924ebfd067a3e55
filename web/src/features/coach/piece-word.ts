// A piece as a sentence of the coach names it.
import { langTag, t } from "../../i18n/index.svelte";
import { hangul } from "../replay/notation";
import type { Piece } from "../replay/position";

export function pieceWord({ role, side }: Piece): string {
  // Han's soldiers have a name of their own in Korean.
  return role === "p" && langTag().startsWith("ko") ? hangul(role, side) : t().piece[role];
}
