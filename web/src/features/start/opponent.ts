// Name of the user's opponent in a game.
import { programName } from "../../i18n/grades";
import { t } from "../../i18n/index.svelte";
import { levels } from "../../platform/levels.svelte";
import type { GameSummary } from "../../wire.gen";
import { sideOf } from "./since";

/** Returns the name; for a game of two players on one device, a text that says so. */
export function opponentName(game: GameSummary): string {
  const side = sideOf(game);
  if (side === null) return t().start.self;
  const seat = game.seats[side === "cho" ? "han" : "cho"];
  const { kind, player } = seat;
  if (kind === "engine") return programName(levels.named(seat, game.movement));
  return kind === "open" && game.phase !== "over" ? t().seat.open : (player?.name ?? t().seat.guest);
}
