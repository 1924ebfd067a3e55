// What the two sides may do while the generals face each other (빅장), as a
// sentence from the fields of the game's rule set.
//
// Must not: decide whether the bikjang is open; the core says so.
import type { Messages } from "../../i18n/en";
import { ruleWord } from "../../lib/rule-fields";
import type { Side } from "../../lib/position";

export interface Facing {
  /** The game's rule set, field by field. */
  rules: Record<string, unknown>;
  turn: Side;
  /** Whether the side to move may end the game by it; null where nobody can say. */
  open: boolean | null;
  check: boolean;
  /** Whether the reader is the one to answer. */
  mine: boolean;
}

/** null where facing means nothing in this game. */
export function bikjangText(facing: Facing, t: Messages): string | null {
  const word = (path: string): string => ruleWord(facing.rules, path);
  const mode = word("bikjang.mode");
  if (mode !== "draw" && mode !== "points") return null;
  const words = t.bikjang;
  if (facing.open === false) return words.closed;
  if (facing.check && word("bikjang.in_check") === "must_answer_check") return `${words.title} ${words.must}`;
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
  const result = mode === "draw" ? words.resultDraw : words.resultPoints;
  const who = facing.mine ? "" : ` ${words.theirs({ side: t.side[facing.turn] })}`;
  return `${words.title}${who} ${parts.join(", ")} (${result}).`;
}
