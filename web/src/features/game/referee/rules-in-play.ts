// The rules by which a game is judged: the agreed rules with the game's own deom, without those left to a referee.
import type { GameView, Now } from "../../../wire.gen";

interface Played extends Pick<GameView, "referee"> {
  readonly rules: Pick<GameView["rules"], "full">;
  readonly now: Pick<Now, "deom_half">;
}

/** Returns the rules as the server applies them. The deom may be the game's own, as in handicap games. */
export function rulesInPlay({ rules, referee, now }: Played): Record<string, unknown> {
  const left = leftToReferee(rules.full, referee);
  const { deom_half: deom } = now;
  return deom === undefined || deom === left["deom"] ? left : { ...left, deom };
}

/** Corresponds to `Rules::with_positions_left_to_a_referee` in the core, for a confirmed referee. */
function leftToReferee(full: Record<string, unknown>, referee: GameView["referee"]): Record<string, unknown> {
  const repetition = full["repetition"];
  if (referee?.state !== "confirmed" || referee.decides_repetition !== true || !Array.isArray(repetition)) return full;
  const kept = repetition.filter((rule) => (rule as { kind?: unknown }).kind === "shuttle");
  return { ...full, repetition: kept };
}
