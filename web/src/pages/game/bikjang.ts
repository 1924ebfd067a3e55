// What the two sides may do while the generals face each other, as a sentence
// from the fields of the game's rule set.
import type { Messages } from "../../i18n/en";
import { ruleWord } from "../../lib/rule-fields";
import type { GameView } from "../../wire.gen";

/** null while the generals do not face each other or facing means nothing in this game. */
export function bikjangText(view: GameView, t: Messages): string | null {
  const { now, rules } = view;
  if (now.bikjang === null || now.turn === null) return null;
  const mode = ruleWord(rules.full, "bikjang.mode");
  if (mode !== "draw" && mode !== "points") return null;
  const words = t.bikjang;
  const accept = ruleWord(rules.full, "bikjang.accept");
  const callable = accept === "call" || accept === "call_or_pass";
  if (callable && !now.bikjang.callable) return words.closed;
  const parts = [words.resolve];
  if (accept === "pass" || accept === "call_or_pass") parts.push(words.passAccepts);
  if (callable) parts.push(words.call);
  switch (ruleWord(rules.full, "bikjang.nonresolving_step")) {
    case "illegal":
      parts.push(words.illegal);
      break;
    case "ends_game":
      parts.push(words.ends);
      break;
    case "legal":
      parts.push(words.free);
      break;
  }
  const result = mode === "draw" ? words.resultDraw : words.resultPoints;
  return `${words.title} ${parts.join(", ")} (${result}).`;
}
