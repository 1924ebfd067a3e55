// The words of the piece cards and the rules sheet in the language in use.
import type { Role } from "../../board";
import type { Lang } from "../../board/texts";
import type { LearnTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";

/** Points a piece counts when a game is decided by points; the general counts none. */
export const WORTH: Readonly<Record<Role, number>> = { r: 13, c: 7, n: 5, b: 3, a: 3, p: 2, k: 0 };

export function learnTexts(lang: Lang): LearnTexts {
  return lang === "ko" ? ko : en;
}
