// The shape of the culture page's words: what is missing in a language fails the type check.

export interface Source {
  readonly text: string;
  readonly href?: string;
}

export interface Section {
  /** The anchor of the section; the same in every language. */
  readonly id: SectionId;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const SECTION_IDS = [
  "history",
  "chu-han",
  "customs",
  "tournaments",
  "setups",
  "grades",
  "north",
  "places",
  "reading",
  "gwangsanghui",
] as const;

export type SectionId = (typeof SECTION_IDS)[number];

export interface CultureTexts {
  readonly intro: string;
  readonly contents: string;
  readonly sources: string;
  readonly sections: readonly Section[];
  readonly league: {
    readonly caption: string;
    readonly player: string;
    readonly wins: string;
    readonly games: string;
    readonly total: string;
  };
  readonly pairs: { readonly caption: string; readonly cho: string; readonly han: string };
}
