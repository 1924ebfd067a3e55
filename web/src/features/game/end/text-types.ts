// The type of the end card's texts: a missing text fails the type check.
export interface EndTexts {
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly length: (p: { n: number }) => string;
  readonly points: string;
  readonly turning: string;
  readonly turningAt: (p: { ply: number; move: string; side: string; points: string }) => string;
}
