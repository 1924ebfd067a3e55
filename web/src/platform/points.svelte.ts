// Names of points in sentences, numbered as on the board.
import { squareName } from "../board/squares";
import { settings } from "./settings.svelte";

/** Returns the numbering of points. If the board shows no coordinates, the notation of the moves decides. Reactive. */
export function numbering(): "korean" | "uci" {
  if (settings.coords !== "none") return settings.coords;
  return settings.notation === "uci" ? "uci" : "korean";
}

/** Returns the name of a point in a sentence. Reactive. */
export function pointName(square: string): string {
  return squareName(square, numbering());
}
