// A learner's progress, stored in this browser: the fewest moves in which each task was solved.
import type { Lesson, Task } from "./lesson";

/** Fewest moves by task id. Tasks unknown to this version are kept. */
export type Progress = Readonly<Record<string, number>>;

/** Parses stored progress. Invalid entries are left out; an invalid text counts as empty. */
export function readProgress(text: string | null): Progress {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
  const entries = Object.entries(stored).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) > 0,
  );
  return Object.fromEntries(entries);
}

/** Returns the progress after a task was solved. A solution that is not shorter changes nothing. */
export function solved(progress: Progress, task: Pick<Task, "id">, moves: number): Progress {
  const before = progress[task.id];
  return before !== undefined && before <= moves ? progress : { ...progress, [task.id]: moves };
}

export function doneIn(lesson: Lesson, progress: Progress): number {
  return lesson.tasks.filter((task) => progress[task.id] !== undefined).length;
}

/** Returns the index of the task at which a lesson continues: its first unsolved task, or 0 if all are solved. */
export function nextTask(lesson: Lesson, progress: Progress): number {
  return Math.max(
    0,
    lesson.tasks.findIndex((task) => progress[task.id] === undefined),
  );
}
