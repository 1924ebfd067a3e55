// The shape of the lessons' words: what is missing in a language fails the type check.
import type { LessonId, TaskId } from "./lesson";

export interface TaskText {
  /** What to do. */
  readonly ask: string;
  /** What was learnt by it. */
  readonly done: string;
}

export interface LessonTexts {
  readonly title: string;
  readonly intro: string;
  readonly lessons: Readonly<Record<LessonId, { readonly name: string; readonly about: string }>>;
  readonly tasks: Readonly<Record<TaskId, TaskText>>;
  readonly dialects: {
    readonly name: string;
    readonly about: string;
    readonly intro: string;
    readonly scenes: Readonly<
      Record<"bikjang" | "passes" | "repetition", { readonly name: string; readonly what: string }>
    >;
    readonly goesOn: string;
    readonly notAllowed: string;
    readonly points: (p: { cho: number; han: number }) => string;
    readonly table: string;
    readonly field: string;
    readonly same: string;
  };
  readonly task: (p: { n: number; of: number }) => string;
  readonly taskDone: (p: { n: number; of: number }) => string;
  readonly progress: (p: { done: number; of: number }) => string;
  readonly stars: (p: { n: number }) => string;
  /** Why there are fewer than three: in how many moves it was done, and in how many it can be. */
  readonly starsWhy: (p: { own: number; best: number }) => string;
  readonly missed: string;
  /** The same where Han need not do anything. */
  readonly wrongPass: string;
  readonly wrongTurn: string;
  readonly again: string;
  readonly show: string;
  readonly next: string;
  readonly nextLesson: string;
  readonly allLessons: string;
  readonly lessonDone: string;
  readonly courseDone: string;
  readonly firstGame: string;
  readonly pass: string;
  readonly inWay: string;
  readonly noRules: string;
  readonly drills: string;
}
