// The result of an accepted offer to end the game: a draw or, if the rules say so, a count of points.
//
// Must not compute the result; the server provides it.
import type { Messages } from "../../texts/core.en.gen";
import type { GameView, Now } from "../../wire.gen";
import { ruleWord } from "../../domain/rule-fields";
import { outcomeText } from "../../platform/words/verdict";

export interface Agreement {
  kind: "draw" | "count";
  /** Result, such as `Han wins 4.5 : 3`. */
  result: string;
}

interface Agreeable {
  rules: Pick<GameView["rules"], "full">;
  now: Pick<Now, "points"> & { if_agreed?: Now["if_agreed"] };
}

export function agreementOf({ rules, now }: Agreeable, t: Messages): Agreement {
  if (ruleWord(rules.full, "draw_offer.result") !== "points") return { kind: "draw", result: t.game.bothPassDraw };
  // Older servers do not send the result, and there is none if no offer is possible.
  const known = now.if_agreed != null && now.points !== null;
  return { kind: "count", result: known ? outcomeText(now.if_agreed ?? "none", now.points, t) : t.bikjang.byPoints };
}

/** Returns the label of the button that makes the offer. */
export function offerLabel({ kind, result }: Agreement, t: Messages): string {
  return kind === "draw" ? t.game.draw : t.game.count({ result });
}
