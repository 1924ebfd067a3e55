// The names of the two sides, which depend on the law of movement: Cho and Han, in Xiangqi Red and Black.
import type { Side } from "../board";
import type { Movement } from "../domain/movements.gen";
import { SIDE_NAMES_TEXTS } from "../texts/side-names.gen";
import type { Lang } from "./lang";

export type { Movement };

/** Returns the names of both sides in a language. */
export function sideNamesIn(lang: Lang, movement: Movement): Readonly<Record<Side, string>> {
  const names = SIDE_NAMES_TEXTS[lang][movement];
  if (names === undefined) throw new RangeError(`no names of sides for ${String(movement)}`);
  return names;
}
