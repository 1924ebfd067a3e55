// The result of the draw by hidden soldiers: the side of the player who picked a hand.
import type { Side } from "../../domain/position";
import type { HandsView } from "../../wire.gen";

/** Returns the side of the soldier in the picked hand; null before the pick. */
export function drawnSide({ picked, cho_in }: Pick<HandsView, "picked" | "cho_in">): Side | null {
  if (picked === null || cho_in === null) return null;
  return picked === cho_in ? "cho" : "han";
}
