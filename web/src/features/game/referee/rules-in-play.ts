// The rules that a game is judged by: those agreed on, but for what its referee decides and its deom.
import type { GameView, Now } from "../../../wire.gen";

interface Played extends Pick<GameView, "referee"> {
  readonly rules: Pick<GameView["rules"], "full">;
  readonly now: Pick<Now, "deom_half">;
}

/** As the server's room plays them. A game with a handicap has a deom of its own. */
export function rulesInPlay({ rules, referee, now }: Played): Record<string, unknown> {
  const left = leftToReferee(rules.full, referee);
  const { deom_half: deom } = now;
  return deom === undefined || deom === left["deom"] ? left : { ...left, deom };
}

/** As `Rules::with_positions_left_to_a_referee` in the core. */
function leftToReferee(full: Record<string, unknown>, referee: GameView["referee"]): Record<string, unknown> {
  const repetition = full["repetition"];
  if (referee?.state !== "confirmed" || referee.decides_repetition !== true || !Array.isArray(repetition)) return full;
  const kept = repetition.filter((rule) => (rule as { kind?: unknown }).kind === "shuttle");
  return { ...full, repetition: kept };
}
