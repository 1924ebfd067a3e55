// The consequences of a pass (한수쉼), for its button, its confirmation and the message box.
import type { Messages } from "../../texts/core.en.gen";
import { boardAction, opposite, type Pieces, type Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import type { Verdict, Warnings } from "../../platform/rules-module";
import type { Now } from "../../wire.gen";
import { foretold, foretoldResult, outcomeText } from "../../platform/words/verdict";

export interface PassFacts {
  now: Pick<Now, "turn" | "if_both_pass" | "points">;
  /** The user's sides. */
  mine: readonly Side[];
  /** Consequences of the possible actions; null if the rules module has not computed them. */
  warnings: Warnings | null;
}

/** Number of pieces up to which players consider passing: half of the usual 32. */
const FEW_PIECES = 16;

/**
 * Returns whether to show the result of two passes. It is shown after the first pass of a game, or once half of the
 * pieces are gone. Before that, players rarely pass, and it would distract them.
 */
export function mayBothPass(frames: readonly Frame[], pieces: Pieces): boolean {
  return Object.keys(pieces).length <= FEW_PIECES || frames.some(({ action }) => action?.kind === "pass");
}

/** Returns the verdict if a pass would end the game now; null if it would not, and until it has been computed. */
export function passEnding(warnings: Warnings | null): Verdict | null {
  return warnings?.endings.find(({ move }) => boardAction(move) === "pass")?.verdict ?? null;
}

/** Returns the label of the pass button, with the result if a pass would end the game. */
export function passLabel(warnings: Warnings | null, t: Messages): string {
  const verdict = passEnding(warnings);
  return verdict === null ? t.game.pass : t.game.passFor({ result: foretoldResult(verdict, t) });
}

/**
 * Returns a warning if a pass would end the game, or would let the opponent win by passing too. Null in all other
 * cases, and if the user does not play exactly one side.
 */
export function passWarning({ now, mine, warnings }: PassFacts, t: Messages): string | null {
  if (now.turn === null || mine.length !== 1) return null;
  const verdict = passEnding(warnings);
  if (verdict !== null) return t.game.passEnds({ how: foretold(verdict, t) });
  const other = opposite(now.turn);
  return now.if_both_pass === other ? t.game.passLoses({ result: outcomeText(other, now.points, t) }) : null;
}
