// The shape of the army page's words: what is missing in a language fails the type check.

export interface ArmyTexts {
  readonly title: string;
  readonly intro: readonly string[];
  readonly play: string;
  readonly army: {
    readonly title: string;
    readonly caption: string;
    readonly piece: string;
    readonly count: string;
    readonly inText: string;
    readonly onCard: string;
    readonly strength: string;
  };
  readonly contradictions: {
    readonly title: string;
    /** Each begins with what the sheet says, in its own words. */
    readonly lines: readonly string[];
  };
  readonly ranks: { readonly title: string; readonly lines: readonly string[] };
  readonly moves: { readonly title: string; readonly lines: readonly string[] };
  readonly ending: { readonly title: string; readonly lines: readonly string[] };
  readonly lost: { readonly title: string; readonly lines: readonly string[] };
  readonly source: string;
}
