// The rules that a game with a referee is judged by: those agreed on, but for what its referee decides.
import type { GameView } from "../../../wire.gen";

interface Refereed extends Pick<GameView, "referee"> {
  readonly rules: Pick<GameView["rules"], "full">;
}

/** As `Rules::with_positions_left_to_a_referee` in the core. */
export function rulesInPlay({ rules, referee }: Refereed): Record<string, unknown> {
  const { full } = rules;
  const repetition = full["repetition"];
  if (referee?.state !== "confirmed" || referee.decides_repetition !== true || !Array.isArray(repetition)) return full;
  const kept = repetition.filter((rule) => (rule as { kind?: unknown }).kind === "shuttle");
  return { ...full, repetition: kept };
}
