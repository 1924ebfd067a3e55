// The options in the address of the embedded viewer.
import { knownSettings, type Settings } from "../../platform/settings.svelte";

export interface Wishes {
  readonly settings: Partial<Settings>;
  readonly theme: "light" | "dark" | null;
  /** The side at the bottom. */
  readonly orientation: "cho" | "han";
  /** Number of moves played at first. */
  readonly ply: number | null;
}

/** `?lang=ko&theme=dark&pieces=hangul&palette=colour-blind&side=han&ply=12`; unknown values are ignored. */
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
