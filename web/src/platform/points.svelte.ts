// The names of points in sentences: as the board in view numbers them.
import { squareName } from "../board/squares";
import { settings } from "./settings.svelte";

/** How points are named. If the board shows no coordinates, the notation of the moves decides. Reactive. */
export function numbering(): "korean" | "uci" {
  if (settings.coords !== "none") return settings.coords;
  return settings.notation === "uci" ? "uci" : "korean";
}

/** The name of a point in a sentence. Reactive. */
export function pointName(square: string): string {
  return squareName(square, numbering());
}
