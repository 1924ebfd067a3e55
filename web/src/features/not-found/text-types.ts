// The type of the texts of the page for unknown addresses: a missing text fails the type check.
export interface NotFoundTexts {
  readonly about: string;
  readonly play: string;
  readonly learn: string;
  readonly games: string;
  readonly analysis: string;
}
