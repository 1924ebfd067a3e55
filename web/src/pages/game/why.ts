// Why a step is not possible, in words. Codes and facts come from the rules.
import type { Messages } from "../../i18n/en";
import type { Lang } from "../../i18n/index.svelte";
import { learnTexts } from "../../learn/texts";
import type { Why } from "../../rules";

export function whyText(why: Why, t: Messages, lang: Lang): string {
  const learned: Record<string, string> = learnTexts(lang).reasons;
  return learned[why.code] ?? t.refusal[why.code] ?? t.illegal[why.code] ?? t.game.refused;
}

/** The points a reason speaks of, to mark on the board. */
export function whySquares(why: Why): string[] {
  const { at, by, between } = why.facts;
  return [at, by, between].flat().filter((one): one is string => typeof one === "string");
}
