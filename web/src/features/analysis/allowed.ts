// When the engine may help: never while two people play each other.
import type { GameView } from "../../wire.gen";

/**
 * Hints (훈수) in a running game: only for somebody who plays it against the engine, or both sides of it on one device.
 * Nobody else sees one, not even spectators: they could pass it on to a player.
 */
export function hintsAllowed({ phase, seats }: Pick<GameView, "phase" | "seats">): boolean {
  const both = [seats.cho, seats.han];
  return (
    phase === "playing" && both.some((seat) => seat.you) && both.every((seat) => seat.you || seat.kind === "engine")
  );
}
