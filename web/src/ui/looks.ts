// The appearance of a board: the visitor's settings, adapted to the law of movement of the game.
import type { BoardModel } from "../board";
import type { Movement } from "../domain/movements.gen";
import type { Settings } from "../platform/settings.svelte";

export type Looks = Pick<BoardModel, "ground" | "palette" | "redSide" | "wood">;

/**
 * Returns the appearance. Xiangqi has a river, and its first side is red and the other black; colours for colour-blind
 * viewers are kept.
 */
export function looksOf(
  movement: Movement,
  { ground, palette, wood }: Pick<Settings, "ground" | "palette" | "wood">,
): Looks {
  if (movement !== "xiangqi") return { ground, palette, wood, redSide: "han" };
  return { ground: "river", palette: palette === "colour-blind" ? palette : "red-black", wood, redSide: "cho" };
}
