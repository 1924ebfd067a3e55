// Options in the embedded viewer's address.
import { knownSettings, type Settings } from "../../platform/settings.svelte";

export interface Wishes {
  readonly settings: Partial<Settings>;
  readonly theme: "light" | "dark" | null;
  /** Side at the bottom of the board. */
  readonly orientation: "cho" | "han";
  /** Ply shown first; null for the start. */
  readonly ply: number | null;
}

/**
 * Parses options such as `?lang=ko&theme=dark&pieces=hangul&palette=colour-blind&side=han&ply=12`. Unknown values are
 * ignored.
 */
export function wishesOf(query: string): Wishes {
  const asked = new URLSearchParams(query);
  const theme = asked.get("theme");
  const ply = Number(asked.get("ply") ?? "");
  const found = {
    lang: asked.get("lang"),
    pieceSet: asked.get("pieces"),
    palette: asked.get("palette"),
    wood: asked.get("wood"),
    coords: asked.get("coords"),
    notation: asked.get("notation"),
  };
  return {
    settings: knownSettings(found),
    theme: theme === "light" || theme === "dark" ? theme : null,
    orientation: asked.get("side") === "han" ? "han" : "cho",
    ply: asked.has("ply") && Number.isInteger(ply) && ply >= 0 ? ply : null,
  };
}
