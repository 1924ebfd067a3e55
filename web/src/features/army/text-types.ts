// The type of the army page's texts: a missing text fails the type check.

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
    /** Lines that start with the quoted statement of the sheet. */
    readonly lines: readonly string[];
  };
  readonly ranks: { readonly title: string; readonly lines: readonly string[] };
  readonly moves: { readonly title: string; readonly lines: readonly string[] };
  readonly ending: { readonly title: string; readonly lines: readonly string[] };
  readonly lost: { readonly title: string; readonly lines: readonly string[] };
  readonly source: string;
}
