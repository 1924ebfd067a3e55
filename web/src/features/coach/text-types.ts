// The type of the coach's texts: a missing text fails the type check.
import type { Tip } from "./advice";

/** The name of a piece in a sentence, with its point. */
interface Captured {
  readonly taken: string;
  readonly piece: string;
}

export interface CoachTexts {
  readonly name: string;
  readonly close: string;
  readonly hello: string;
  readonly setup: string;
  readonly check: string;
  readonly mate: string;
  readonly danger: (p: Captured) => string;
  readonly chance: (p: Captured) => string;
  readonly tips: Readonly<Record<Tip, string>>;
  readonly quiet: string;
  readonly theirTurn: string;
}
