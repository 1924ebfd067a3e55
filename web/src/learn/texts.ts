// The words of the piece cards and the rules sheet, in both languages with one
// shape: a missing text fails the type check.
import type { Role } from "../board";
import type { Lang } from "../board/texts";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import type { DiagramId, Reason } from "./diagrams";
import type { SheetRules } from "./sheet";

export interface PieceText {
  readonly name: string;
  /** Other names and the characters on the pieces. */
  readonly called: string;
  readonly how: string;
  /** What a newcomer trips over; what players know. */
  readonly hint: string;
}

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface LearnTexts {
  readonly pieces: Readonly<Record<Role, PieceText>>;
  readonly captions: Readonly<Record<DiagramId, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly tryIt: string;
  readonly moved: string;
  readonly worth: (points: number) => string;
  readonly general: string;
  readonly sheetTitle: string;
  /** The rules on one page: of one rule set, or with null of Janggi in general. */
  readonly sheet: (rules: SheetRules | null) => readonly Section[];
}

/** Points a piece counts when a game is decided by points; the general counts none. */
export const WORTH: Readonly<Record<Role, number>> = { r: 13, c: 7, n: 5, b: 3, a: 3, p: 2, k: 0 };

export function learnTexts(lang: Lang): LearnTexts {
  return lang === "ko" ? ko : en;
}
