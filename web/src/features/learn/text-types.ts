// The shape of the learn pages' words: a text that is missing in a language fails
// the type check.
import type { Role } from "../../board";
import type { Movement } from "../../i18n/sides";
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
  /** The word of the glossary that the section is about. */
  readonly term: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is told otherwise under a law of movement beside Janggi's. */
export interface LawTexts {
  /** The cards of the pieces that differ. */
  readonly pieces: Readonly<Partial<Record<Role, PieceText>>>;
  /** What a piece is worth; null where no points are counted. */
  readonly worth: Readonly<Record<Role, string>> | null;
  /** The rules on one page; null where those of the rule set say it all. */
  readonly sheet: readonly Section[] | null;
}

/** How to play Xiangqi, for players of Janggi. */
export interface XiangqiPageTexts {
  readonly title: string;
  readonly intro: string;
  readonly start: string;
  readonly sets: string;
  /** Above the physical differences, of which there are seven. */
  readonly setsIntro: string;
  readonly differences: readonly string[];
  readonly rules: string;
  readonly pieces: string;
  readonly play: string;
}

export interface LearnTexts {
  readonly xiangqi: XiangqiPageTexts;
  readonly laws: Readonly<Record<Exclude<Movement, "janggi">, LawTexts>>;
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
