// Naming of points in commands and answers. It follows the board's coordinates or, if hidden, the move notation.
import type { Settings } from "../../platform/settings.svelte";
import type { Naming } from "./commands";

export function namingOf({ coords, notation }: Pick<Settings, "coords" | "notation">): Naming {
  if (coords !== "none") return coords;
  return notation === "korean" ? "korean" : "uci";
}
