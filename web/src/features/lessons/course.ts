// The lessons in the order for beginners. `lessons.test.ts` plays them with the rules module.
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
