// The rules by which a game is judged: the agreed ones, except for matters left to a referee and the deom.
import type { GameView, Now } from "../../../wire.gen";

interface Played extends Pick<GameView, "referee"> {
  readonly rules: Pick<GameView["rules"], "full">;
  readonly now: Pick<Now, "deom_half">;
}

/** Returns the rules as the server's room applies them. A game with a handicap has a special deom. */
export function rulesInPlay({ rules, referee, now }: Played): Record<string, unknown> {
  const left = leftToReferee(rules.full, referee);
  const { deom_half: deom } = now;
  return deom === undefined || deom === left["deom"] ? left : { ...left, deom };
}

/** Does the same as `Rules::with_positions_left_to_a_referee` in the core. */
function leftToReferee(full: Record<string, unknown>, referee: GameView["referee"]): Record<string, unknown> {
  const repetition = full["repetition"];
  if (referee?.state !== "confirmed" || referee.decides_repetition !== true || !Array.isArray(repetition)) return full;
  const kept = repetition.filter((rule) => (rule as { kind?: unknown }).kind === "shuttle");
  return { ...full, repetition: kept };
}
