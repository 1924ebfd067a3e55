// What the two sides may do while the generals face each other (빅장), as a
// sentence from the fields of the game's rule set.
//
// Must not: decide whether the bikjang is open; the core says so.
import type { Messages } from "../../i18n/en";
import { ruleWord } from "../rulesets/rule-fields";

export interface Facing {
  /** The game's rule set, field by field. */
  rules: Record<string, unknown>;
  /** Whether the side to move may end the game by it; null where nobody can say. */
  open: boolean | null;
  check: boolean;
}

/** Whether facing means anything under a rule set. */
export function bikjangCounts(rules: Record<string, unknown>): boolean {
  return ["draw", "points"].includes(ruleWord(rules, "bikjang.mode"));
}

/** null where facing means nothing in this game. */
export function bikjangText(facing: Facing, t: Messages): string | null {
  const word = (path: string): string => ruleWord(facing.rules, path);
  if (!bikjangCounts(facing.rules)) return null;
  const words = t.bikjang;
  if (facing.open === false) return words.closed;
  if (facing.check && word("bikjang.in_check") === "must_answer_check") return words.must;
  const accept = word("bikjang.accept");
  const parts = [words.resolve];
  if (accept === "pass" || accept === "call_or_pass") parts.push(words.passAccepts);
  if (accept === "call" || accept === "call_or_pass") parts.push(words.call);
  switch (word("bikjang.nonresolving_step")) {
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
  return `${parts.join(" · ")} – ${word("bikjang.mode") === "draw" ? words.resultDraw : words.resultPoints}`;
}
