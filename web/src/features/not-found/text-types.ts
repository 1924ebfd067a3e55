// The shape of the words of the page for unknown addresses: what is missing in a language fails the type check.
export interface NotFoundTexts {
  readonly about: string;
  readonly play: string;
  readonly learn: string;
  readonly games: string;
  readonly analysis: string;
}
