// The possible cost of a pass (한수쉼), for which the page asks for confirmation.
import type { Messages } from "../../texts/core.en.gen";
import { boardAction, opposite, type Side } from "../../domain/position";
import type { Verdict, Warnings } from "../../platform/rules-module";
import type { Now } from "../../wire.gen";
import { foretold, foretoldResult, outcomeText } from "../../platform/words/verdict";

export interface PassFacts {
  now: Pick<Now, "turn" | "if_both_pass" | "points">;
  /** The reader's sides. */
  mine: readonly Side[];
  /** The rules' prediction for each action; null without them. */
  warnings: Warnings | null;
}

/** How a pass would end the game now; null if the game goes on, and until the rules have told. */
export function passEnding(warnings: Warnings | null): Verdict | null {
  return warnings?.endings.find(({ move }) => boardAction(move) === "pass")?.verdict ?? null;
}

/** The button's label: includes the result if a pass ends the game. */
export function passLabel(warnings: Warnings | null, t: Messages): string {
  const verdict = passEnding(warnings);
  return verdict === null ? t.game.pass : t.game.passFor({ result: foretoldResult(verdict, t) });
}

/**
 * The warning before a pass against another player that ends the game, or that lets the opponent win by passing too;
 * null if a pass costs nothing, and if one person plays both sides.
 */
export function passWarning({ now, mine, warnings }: PassFacts, t: Messages): string | null {
  if (now.turn === null || mine.length !== 1) return null;
  const verdict = passEnding(warnings);
  if (verdict !== null) return t.game.passEnds({ how: foretold(verdict, t) });
  const other = opposite(now.turn);
  return now.if_both_pass === other ? t.game.passLoses({ result: outcomeText(other, now.points, t) }) : null;
}
