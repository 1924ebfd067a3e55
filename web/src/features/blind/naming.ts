// How commands and answers call the points: as the board does, and where it shows none, as moves are written.
import type { Settings } from "../../platform/settings.svelte";
import type { Naming } from "./commands";

export function namingOf({ coords, notation }: Pick<Settings, "coords" | "notation">): Naming {
  if (coords !== "none") return coords;
  return notation === "korean" ? "korean" : "uci";
}
