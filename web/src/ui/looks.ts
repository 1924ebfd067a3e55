// The appearance of a board: the visitor's settings, adapted to the variant of the game.
import type { BoardModel } from "../board";
import type { Movement } from "../domain/movements.gen";
import type { Settings } from "../platform/settings.svelte";

export type Looks = Pick<BoardModel, "ground" | "palette" | "redSide" | "wood">;

/**
 * Returns the appearance of a board. Xiangqi boards have a river and red and black pieces, but keep the palette for
 * colour-blind viewers.
 */
export function looksOf(
  movement: Movement,
  { ground, palette, wood }: Pick<Settings, "ground" | "palette" | "wood">,
): Looks {
  if (movement !== "xiangqi") return { ground, palette, wood, redSide: "han" };
  return { ground: "river", palette: palette === "colour-blind" ? palette : "red-black", wood, redSide: "cho" };
}
