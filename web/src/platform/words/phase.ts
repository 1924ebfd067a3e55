// Texts for games that have not started.
import { t } from "../../i18n/index.svelte";
import type { GameSummary } from "../../wire.gen";

export function arrangingText({ seats }: Pick<GameSummary, "seats">): string {
  const isOpen = seats.cho.kind === "open" || seats.han.kind === "open";
  return isOpen ? t().game.shareWait : t().games.arranging;
}
