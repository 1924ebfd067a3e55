// The type of the lessons' texts: a missing text fails the type check.
import type { LessonId, TaskId } from "./lesson";

export interface TaskText {
  /** Instruction of the task. */
  readonly ask: string;
  /** Conclusion to learn from the task. */
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
  /** Explanation of fewer than three stars: the number of moves used, and the smallest possible number. */
  readonly starsWhy: (p: { own: number; best: number }) => string;
  readonly missed: string;
  /** Message for a mate task in which Han can escape with a pass. */
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
