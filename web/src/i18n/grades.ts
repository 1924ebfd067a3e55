// Names of grades (급·단), engine levels and computer players. Reactive.
import { t } from "./index.svelte";

/** Number of geup grades. Grade 1 is 18 geup, 18 is 1 geup, 19 is 1 dan, 27 is 9 dan. */
const GEUP = 18;

/** Returns the name of a grade, such as `3 geup`. In Korean, 1 dan is `1단`, not 초단. */
export function gradeName(grade: number): string {
  return grade > GEUP ? t().grade.dan({ n: grade - GEUP }) : t().grade.geup({ n: GEUP + 1 - grade });
}

/** Returns the name of an engine level with its measured grade. `levels` is the number of levels. */
export function levelName({ level, grade }: { level: number; grade: number }, levels: number): string {
  return t().start.levelName({ level, levels, grade: gradeName(grade) });
}

/** Returns the name of a computer player, labelled as a program, with its grade if it has one. */
export function houseName(id: string, grade: number | null): string {
  const name = (t().house.names as Readonly<Record<string, string | undefined>>)[id] ?? id;
  return grade === null ? t().house.label({ name }) : t().seat.houseOfGrade({ name, grade: gradeName(grade) });
}

/** Returns the name of the program in a seat: a computer player, or the engine. */
export function programName({
  house,
  level,
  grade,
}: {
  house: string | null;
  level: number;
  grade: number | null;
}): string {
  return house === null ? engineName({ level, grade }) : houseName(house, grade);
}

function engineName({ level, grade }: { level: number; grade: number | null }): string {
  return grade === null ? t().seat.engine({ level }) : t().seat.engineOfGrade({ level, grade: gradeName(grade) });
}
