// Recognises programs by their names in game records, so that they have the same picture as in games.
import { engineLevel } from "../i18n/stored-names";
import type { SeatView } from "../wire.gen";

/** Computer players' names in records, which are in English or Korean, by id. */
const HOUSE: Readonly<Record<string, readonly string[]>> = {
  chick: ["Chick (computer)", "병아리 (컴퓨터)"],
  squirrel: ["Squirrel (computer)", "다람쥐 (컴퓨터)"],
  crane: ["Crane (computer)", "두루미 (컴퓨터)"],
  fox: ["Fox (computer)", "여우 (컴퓨터)"],
  tiger: ["Tiger (computer)", "호랑이 (컴퓨터)"],
};

/** Returns the program with a name in a record; null for any other name. */
export function programInRecord(name: string): Pick<SeatView, "house" | "level"> | null {
  const level = engineLevel(name);
  if (level !== null) return { level };
  const house = Object.keys(HOUSE).find((id) => HOUSE[id]?.includes(name) === true);
  return house === undefined ? null : { house, level: null };
}
