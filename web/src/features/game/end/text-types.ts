// The shape of the end card's words: what is missing in a language fails the type check.
export interface EndTexts {
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly length: (p: { n: number }) => string;
  readonly points: string;
  readonly turning: string;
  readonly turningAt: (p: { ply: number; move: string; side: string; points: string }) => string;
}
