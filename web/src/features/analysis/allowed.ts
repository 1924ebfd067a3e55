// Whether the engine may help: never while two people play each other.
import { levels } from "../../platform/levels.svelte";
import type { Movement } from "../../domain/movements.gen";
import { movementOf } from "../../domain/rule-fields";
import type { GameView } from "../../wire.gen";

/** Whether the engine can play, help and analyse under a law of movement; reactive. */
export function enginePlays(movement: Movement): boolean {
  return levels.laws.includes(movement);
}

/**
 * Hints (훈수) in a running game: only for someone who plays it against the engine, or both sides on one device. No one
 * else gets one, not even spectators, who could pass it on to a player.
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
