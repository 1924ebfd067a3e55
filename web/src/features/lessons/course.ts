// The lessons in the order a beginner takes them. The JSON is played through by the rules in the test beside this file;
// here it only gets its types.
import data from "./course.json";
import type { Lesson, LessonId } from "./lesson";

export const COURSE = data as unknown as readonly Lesson[];

export function lessonOf(id: string): Lesson | null {
  return COURSE.find((lesson) => lesson.id === id) ?? null;
}

/** The lesson after this one; null after the last. */
export function lessonAfter(id: LessonId): Lesson | null {
  return COURSE[COURSE.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}
