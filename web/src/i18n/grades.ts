// Grades (급·단) and the engine's levels in words. Reactive.
import { t } from "./index.svelte";

/** Highest geup in the numbering of grades: 1 is 18 geup, 18 is 1 geup, 19 is 1 dan, 27 is 9 dan. */
const GEUP = 18;

/** `3 geup`; `초단` is written `1단`. */
export function gradeName(grade: number): string {
  return grade > GEUP ? t().grade.dan({ n: grade - GEUP }) : t().grade.geup({ n: GEUP + 1 - grade });
}

/** A level with its measured grade. */
export function levelName({ level, grade }: { level: number; grade: number }): string {
  return t().start.levelName({ level, grade: gradeName(grade) });
}

/** The name of the engine as a player. */
export function engineName({ level, grade }: { level: number; grade: number | null }): string {
  return grade === null ? t().seat.engine({ level }) : t().seat.engineOfGrade({ level, grade: gradeName(grade) });
}
