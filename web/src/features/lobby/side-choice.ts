// Names of the sides of an offer, which are Red and Black under the rules of Xiangqi.
import { textsUnder } from "../../i18n/index.svelte";
import { catalog } from "../../platform/rules/catalog";
import { lobbyTexts } from "../../texts/lobby.gen";
import type { SeekSide } from "../../wire.gen";

/** Returns the name of a side under a rule set; `rules` is null for custom rules. */
export function sideText(side: SeekSide, rules: string | null): string {
  return side === "random" ? lobbyTexts().randomSide : textsUnder(catalog.movement(rules)).side[side];
}
