// Texts of the piece cards and the rules sheet in every language of the board.
import type { Role } from "../../board";
import type { Lang } from "../../board/texts";
import { inUse } from "../../i18n/index.svelte";
import type { Movement } from "../../i18n/sides";
import { northernTexts } from "../../i18n/north";
import { LEARN_TEXTS, type LearnTexts } from "../../texts/learn.gen";

/** Value of each piece when a game is decided on points; the general has none. */
export const WORTH: Readonly<Record<Role, number>> = { r: 13, c: 7, n: 5, b: 3, a: 3, p: 2, k: 0 };

export type PieceText = LearnTexts["pieces"][Role];

const NORTHERN = northernTexts(LEARN_TEXTS.ko);

/** Returns the texts of a piece's card in a variant. */
export function pieceText(texts: LearnTexts, role: Role, movement: Movement): PieceText {
  if (movement === "janggi") return texts.pieces[role];
  const own: Readonly<Partial<Record<Role, PieceText>>> = texts.laws[movement].pieces;
  return own[role] ?? texts.pieces[role];
}

/** Returns the text about a piece's value in a variant; null in Chess War. */
export function worthText(texts: LearnTexts, role: Role, movement: Movement): string | null {
  if (movement === "xiangqi") return texts.laws.xiangqi.worth[role];
  if (movement === "chesswar") return null;
  return role === "k" ? texts.general : texts.worth({ points: WORTH[role] });
}

/** Returns the texts for a language tag, in the current terms. Reactive. */
export function learnTextsOf(lang: Lang): LearnTexts {
  return lang === "ko-KP" ? NORTHERN : inUse(LEARN_TEXTS, lang);
}
