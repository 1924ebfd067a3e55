// How a board looks under the law of movement of its game, by the visitor's settings.
import type { BoardModel } from "../board";
import type { Movement } from "../domain/movements.gen";
import type { Settings } from "../platform/settings.svelte";

export type Looks = Pick<BoardModel, "ground" | "palette" | "redSide" | "wood">;

/** Xiangqi has its river, and its first side is red, the other black; colours that everybody can tell apart stay. */
export function looksOf(
  movement: Movement,
  { ground, palette, wood }: Pick<Settings, "ground" | "palette" | "wood">,
): Looks {
  if (movement !== "xiangqi") return { ground, palette, wood, redSide: "han" };
  return { ground: "river", palette: palette === "colour-blind" ? palette : "red-black", wood, redSide: "cho" };
}
