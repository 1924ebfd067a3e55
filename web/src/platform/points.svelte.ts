// What the points of the board are called in sentences: as the board that the reader looks at numbers them.
import { squareName } from "../board/squares";
import { settings } from "./settings.svelte";

/** How points are named. A board without coordinates leaves it to the notation of the moves. Reactive. */
export function numbering(): "korean" | "uci" {
  if (settings.coords !== "none") return settings.coords;
  return settings.notation === "uci" ? "uci" : "korean";
}

/** The name of a point within a sentence. Reactive. */
export function pointName(square: string): string {
  return squareName(square, numbering());
}
