// Decides whether the engine may help: never while two people play each other.
import { levels } from "../../platform/levels.svelte";
import type { Movement } from "../../domain/movements.gen";
import { movementOf } from "../../domain/rule-fields";
import type { GameView } from "../../wire.gen";

/** Returns whether the engine can play, help and analyse under a law of movement. Reactive. */
export function enginePlays(movement: Movement): boolean {
  return levels.laws.includes(movement);
}

/**
 * Returns whether hints (훈수) are allowed in a running game: only for a player who plays against the engine, or plays
 * both sides on one device. Spectators get no hints, because they could pass them on to a player.
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
