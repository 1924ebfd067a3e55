// The reason why a move is illegal: the sentence of `core.svelte.ts`, or a short text if it is not loaded.
import { textOf } from "../../i18n/codes";
import type { Messages } from "../../texts/core.en.gen";
import type { Why } from "../rules-module";

export function whyText(why: Why, sentence: string | null, t: Messages): string {
  return sentence ?? textOf(t.refusal, why.code) ?? t.game.refused;
}

/** Returns the points mentioned in a reason, to be marked on the board. */
export function whySquares(why: Why): string[] {
  const { at, by, between, checkers } = why.facts;
  return [at, by, between, checkers].flat().filter((one): one is string => typeof one === "string");
}
