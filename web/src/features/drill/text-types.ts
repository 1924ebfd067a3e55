// The type of the drills' texts: a missing text fails the type check.
export interface DrillTexts {
  readonly hanja: {
    readonly title: string;
    readonly about: string;
    readonly ask: string;
    readonly right: (p: { character: string; name: string }) => string;
    readonly wrong: (p: { character: string; name: string }) => string;
    readonly known: (p: { n: number; of: number }) => string;
    readonly due: (p: { n: number }) => string;
    readonly none: string;
    readonly anyway: string;
    readonly card: string;
    /** Shown when the characters on the pieces have become larger. */
    readonly grown: string;
  };
  readonly notation: {
    readonly title: string;
    readonly about: string;
    readonly intro: string;
    readonly kinds: { readonly point: string; readonly move: string };
    readonly askPoint: string;
    readonly askMove: (p: { move: string }) => string;
    readonly digits: string;
    readonly right: string;
    readonly wrong: (p: { answer: string }) => string;
    readonly notThat: (p: { square: string }) => string;
    readonly streak: (p: { n: number; best: number }) => string;
    readonly help: string;
    readonly asMove: (p: { from: string; to: string }) => string;
  };
  readonly next: string;
  readonly skip: string;
}
