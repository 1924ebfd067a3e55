// The words of the piece cards and the rules sheet in the language in use.
import type { Role } from "../../board";
import type { Lang } from "../../board/texts";
import { inUse } from "../../i18n/index.svelte";
import type { Movement } from "../../i18n/sides";
import type { LearnTexts, PieceText } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";
import { northernTexts } from "../../i18n/north";

/** Points a piece counts when a game is decided by points; the general counts none. */
export const WORTH: Readonly<Record<Role, number>> = { r: 13, c: 7, n: 5, b: 3, a: 3, p: 2, k: 0 };

const OF_LANGS = { ko, en, nl };
const TEXTS: Readonly<Record<Lang, LearnTexts>> = { ...OF_LANGS, "ko-KP": northernTexts(ko) };

/** The card of a piece under a law of movement. */
export function pieceText(texts: LearnTexts, role: Role, movement: Movement): PieceText {
  const own = movement === "janggi" ? undefined : texts.laws[movement].pieces[role];
  return own ?? texts.pieces[role];
}

/** What a piece is worth under a law of movement; null where no points are counted. */
export function worthText(texts: LearnTexts, role: Role, movement: Movement): string | null {
  if (movement !== "janggi") return texts.laws[movement].worth?.[role] ?? null;
  return role === "k" ? texts.general : texts.worth(WORTH[role]);
}

/** The words in the language and the words in use. */
export function learnTextsInUse(): LearnTexts {
  return inUse(OF_LANGS);
}

export function learnTexts(lang: Lang): LearnTexts {
  return TEXTS[lang];
}
