// Conditions for the engine's help: a supported variant and, for hints, no opponent other than the engine.
import { levels } from "../../platform/levels.svelte";
import type { Movement } from "../../domain/movements.gen";
import { movementOf } from "../../domain/rule-fields";
import type { GameView } from "../../wire.gen";

/** Returns whether the engine supports a variant. Reactive. */
export function enginePlays(movement: Movement): boolean {
  return levels.laws.includes(movement);
}

/**
 * Returns whether the user may get hints (훈수) in a game. They are allowed in running games against the engine, or if
 * the user plays both sides. Spectators get none, because they could pass them on to a player.
 */
export function hintsAllowed({ phase, rules, seats }: Pick<GameView, "phase" | "rules" | "seats">): boolean {
  const both = [seats.cho, seats.han];
  return (
    phase === "playing" &&
    enginePlays(movementOf(rules.full)) &&
    both.some((seat) => seat.you) &&
    both.every((seat) => seat.you || seat.kind === "engine")
  );
}
