// The words of the piece cards and the rules sheet in the language in use.
import type { Role } from "../../board";
import type { Lang } from "../../board/texts";
import type { LearnTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";
import { northernTexts } from "../../i18n/north";

/** Points a piece counts when a game is decided by points; the general counts none. */
export const WORTH: Readonly<Record<Role, number>> = { r: 13, c: 7, n: 5, b: 3, a: 3, p: 2, k: 0 };

const TEXTS: Readonly<Record<Lang, LearnTexts>> = { ko, "ko-KP": northernTexts(ko), en, nl };

export function learnTexts(lang: Lang): LearnTexts {
  return TEXTS[lang];
}
