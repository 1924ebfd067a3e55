// The type of the problems' texts: a missing text fails the type check.
import type { Kind, Level } from "./choosing";
import type { Goal, Theme } from "./problem";

export interface ProblemTexts {
  readonly title: string;
  readonly intro: (p: { n: number }) => string;
  readonly today: string;
  readonly solve: string;
  readonly isSolved: string;
  /** The task: the goal, in `n` moves of the solver. */
  readonly ask: Readonly<Record<Goal, (p: { n: number }) => string>>;
  readonly difficulty: (p: { n: number }) => string;
  /** Says that the number of moves does not include those of the opponent. */
  readonly ownMoves: string;
  /** Label of the rule set. */
  readonly rules: string;
  /** Points of both sides, including the deom. */
  readonly points: (p: { points: string }) => string;
  readonly pointsDecide: (p: { points: string }) => string;
  readonly turn: (p: { side: string }) => string;
  readonly checksOnly: string;
  readonly level: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly mixed: string;
  readonly composed: string;
  readonly byGoal: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly byTheme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly progress: (p: { done: number; of: number }) => string;
  readonly none: string;
  readonly from: string;
  readonly all: string;
  readonly right: (p: { n: number; of: number }) => string;
  readonly wrong: string;
  readonly looking: string;
  readonly refuted: (p: { move: string }) => string;
  readonly solved: string;
  readonly otherwise: string;
  readonly playThis: (p: { move: string }) => string;
  readonly again: string;
  readonly fromStart: string;
  readonly hint: string;
  readonly show: string;
  readonly giveUp: string;
  readonly solution: string;
  readonly next: string;
  readonly skip: string;
  readonly pass: string;
  readonly call: string;
  readonly byEngine: string;
  readonly isComposed: string;
  /** Label of the themes. */
  readonly occurs: string;
  readonly analyse: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly loadAgain: string;
  readonly unknown: string;
  readonly noRules: string;
}
