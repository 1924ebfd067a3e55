// What a pass (한수쉼) may cost: the reason why the page asks for confirmation.
import type { Messages } from "../../i18n/en";
import { boardAction, opposite, type Side } from "../replay/position";
import type { Warnings } from "../../platform/rules-module";
import type { Now } from "../../wire.gen";
import { resultText } from "./verdict";

export interface PassFacts {
  now: Now;
  /** The sides this reader plays. */
  mine: readonly Side[];
  /** What the rules say that each action would bring; null without them. */
  warnings: Warnings | null;
}

/**
 * What to say before a pass against another player that ends the game without a win, or that lets the other side
 * win by passing too; null where a pass costs nothing, and where one person plays both sides.
 */
export function passWarning({ now, mine, warnings }: PassFacts, t: Messages): string | null {
  if (now.turn === null || mine.length !== 1) return null;
  const ending = warnings?.endings.find(({ move }) => boardAction(move) === "pass");
  if (ending !== undefined && ending.verdict.outcome !== now.turn) {
    const cause = t.cause[ending.verdict.code] ?? ending.verdict.code;
    return t.game.passEnds({ cause, result: resultText(ending.verdict, mine, t) });
  }
  return now.if_both_pass === opposite(now.turn) ? t.game.passLoses : null;
}
