// The lessons in the order for beginners. The test next to this file plays them with the rules module; this file only
// adds types.
import data from "./course.json";
import type { Lesson, LessonId } from "./lesson";

export const COURSE = data as unknown as readonly Lesson[];

export function lessonOf(id: string): Lesson | null {
  return COURSE.find((lesson) => lesson.id === id) ?? null;
}

/** Returns the lesson after this one; null after the last. */
export function lessonAfter(id: LessonId): Lesson | null {
  return COURSE[COURSE.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}
