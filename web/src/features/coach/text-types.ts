// The shape of the coach's words: what is missing in a language fails the type check.
import type { Tip } from "./advice";

/** A piece as a sentence names it, on its point. */
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
