// What the two sides are called, which the law of movement decides: Cho and Han, in
// Xiangqi Red and Black.
import { coreLang, type Lang } from "./lang";
import { SIDE_NAMES } from "./rule-names.gen";
import type { Side } from "../board";
import type { Movement } from "../domain/movements.gen";

export type { Movement };

/** The core names the sides in Korean and English. */
const DUTCH: Readonly<Partial<Record<Movement, Readonly<Record<Side, string>>>>> = {
  xiangqi: { cho: "Rood", han: "Zwart" },
};

/** The names of both sides in a language. */
export function sideNamesIn(lang: Lang, movement: Movement): Readonly<Record<Side, string>> {
  const dutch = lang === "nl" ? DUTCH[movement] : undefined;
  const names = SIDE_NAMES[movement];
  if (names === undefined) throw new RangeError(`no names of sides for ${movement}`);
  const core = coreLang(lang);
  return dutch ?? { cho: names.cho[core], han: names.han[core] };
}
