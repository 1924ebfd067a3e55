// Types of lessons and their tasks, each of which is a position with a goal.
import type { Role, Square } from "../../board";

export const LESSON_IDS = [
  "soldier",
  "chariot",
  "horse",
  "elephant",
  "cannon",
  "palace",
  "check",
  "mate",
  "pass",
  "bikjang",
  "points",
] as const;

export type LessonId = (typeof LESSON_IDS)[number];

export const TASK_IDS = [
  "soldier-walk",
  "soldier-aside",
  "soldier-take",
  "chariot-lines",
  "chariot-take",
  "chariot-round",
  "horse-jump",
  "horse-leg",
  "horse-take",
  "elephant-jump",
  "elephant-leg",
  "elephant-take",
  "cannon-jump",
  "cannon-take",
  "cannon-screen",
  "palace-general",
  "palace-edge",
  "palace-guard",
  "palace-chariot",
  "palace-soldier",
  "palace-cannon",
  "check-give",
  "check-step",
  "check-take",
  "check-block",
  "mate-ladder",
  "mate-horse",
  "mate-cannon",
  "mate-two",
  "mate-guard",
  "pass-turn",
  "pass-check",
  "bikjang-face",
  "bikjang-draw",
  "bikjang-part",
  "points-worth",
  "points-ahead",
  "points-deom",
] as const;

export type TaskId = (typeof TASK_IDS)[number];

/** Goal of the learner, who plays Cho. */
export type Goal =
  /** Pieces of this kind reach each of the points, in any order. */
  | { readonly kind: "visit"; readonly by: Role; readonly squares: readonly Square[] }
  /** Han is mated. */
  | { readonly kind: "mate" }
  /** Han is in check. */
  | { readonly kind: "check" }
  /** The learner answers a check, which any legal move does. */
  | { readonly kind: "answer" }
  /** The learner passes. */
  | { readonly kind: "pass" }
  /** The generals face each other. */
  | { readonly kind: "face" }
  /** The generals no longer face each other. */
  | { readonly kind: "part" }
  /** The game ends with this code and outcome. */
  | { readonly kind: "end"; readonly code: string; readonly outcome: "cho" | "draw" };

export interface Task {
  readonly id: TaskId;
  /** Rule set that judges the task; `record` if only movement and check count. */
  readonly rules: string;
  readonly fen: string;
  readonly goal: Goal;
  /** Cho's moves in a shortest solution. Han passes if possible, and otherwise plays its first legal move. */
  readonly best: readonly string[];
}

export interface Lesson {
  readonly id: LessonId;
  /** Piece on the lesson's card. */
  readonly icon: Role;
  readonly tasks: readonly Task[];
}
