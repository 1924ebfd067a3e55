// How commands and answers name the points: as the board does or, if it shows no coordinates, as in the notation of the
// moves.
import type { Settings } from "../../platform/settings.svelte";
import type { Naming } from "./commands";

export function namingOf({ coords, notation }: Pick<Settings, "coords" | "notation">): Naming {
  if (coords !== "none") return coords;
  return notation === "korean" ? "korean" : "uci";
}
