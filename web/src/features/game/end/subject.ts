// Converts a finished game for the engine's analysis.
import { enginePlays } from "../../analysis/allowed";
import type { Subject } from "../../analysis/analysis.svelte";
import type { Session } from "../session.svelte";

/** Returns the game for analysis; null if it is not over, has no moves, or is not supported by the engine. */
export function subjectOf(session: Session): Subject | null {
  const { view, movement } = session;
  if (view?.phase !== "over" || !enginePlays(movement) || view.start_fen === null || session.frames.length < 2)
    return null;
  const outcome = view.now.verdict?.outcome ?? "none";
  return {
    rules: session.judging.judgeRules,
    movement,
    claims: "auto",
    fen: view.start_fen,
    tokens: session.tokens,
    frames: session.frames,
    ending: outcome === "none" ? null : { winner: outcome === "draw" ? null : outcome },
    fenAt: () => null,
  };
}
