// What the two sides may do while the generals face each other (빅장), as a
// sentence from the fields of the game's rule set; how it can be accepted, and
// which moves bring it about.
//
// Must not: decide whether the bikjang is open; the core says so.
import type { Messages } from "../../texts/core.en.gen";
import type { Judged, JudgeRequest, RulesModule, Verdict, Warnings } from "../../platform/rules-module";
import { boardAction } from "../../domain/position";
import { ruleWord } from "../../domain/rule-fields";
import { foretoldResult } from "../../platform/words/verdict";

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

/** null where facing means nothing in this game. `avoiding`: without the ways of accepting and what would come of them. */
export function bikjangText(facing: Facing, t: Messages, avoiding = false): string | null {
  const word = (path: string): string => ruleWord(facing.rules, path);
  if (!bikjangCounts(facing.rules)) return null;
  const words = t.bikjang;
  if (facing.open === false) return words.closed;
  if (facing.check && word("bikjang.in_check") === "must_answer_check") return words.must;
  const accept = avoiding ? "" : word("bikjang.accept");
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
  // No line begins with a dot.
  const choices = parts.join("\u00a0· ");
  if (avoiding) return choices;
  return `${choices} – ${word("bikjang.mode") === "draw" ? words.resultDraw : words.resultPoints}`;
}

/** A game as the rules module is asked about it. */
export type Question = JudgeRequest & { rules: Record<string, unknown>; moves: readonly string[] };

/** Moves after which the generals face each other and the side to move then may end the game by that. */
export function facingMoves(rules: RulesModule, game: Question, now: Pick<Judged, "fen" | "legal">): string[] {
  return now.legal.filter((move) => {
    // Whether they face is seen without the game before, which is what takes time.
    const alone = rules.judge({ rules: game.rules, fen: now.fen, moves: [move] });
    if (!alone.ok || !alone.facing) return false;
    const after = rules.judge({ ...game, moves: [...game.moves, move], warnings: true });
    return after.ok && after.warnings?.bikjang?.open === true;
  });
}

/** How the side to move may end the game by bikjang. */
export interface Accepting {
  /** `call`, or the pass that accepts. */
  action: string;
  label: string;
}

export interface Acceptable {
  /** The game's rule set, field by field. */
  rules: Record<string, unknown>;
  mayCall: boolean;
  /** How a call would end the game, where the core has said so. */
  called: Verdict | null;
  /** What the rules say that each action would bring; null without them. */
  warnings: Warnings | null;
}

/** null where there is nothing to accept. */
export function accepting({ rules, mayCall, called, warnings }: Acceptable, t: Messages): Accepting | null {
  if (mayCall) return { action: "call", label: label(rules, called, t) };
  const pass = warnings?.endings.find(
    ({ move, verdict }) => boardAction(move) === "pass" && verdict.code === "bikjang_accepted",
  );
  return pass === undefined ? null : { action: pass.move, label: label(rules, pass.verdict, t) };
}

/** Says how the game would end. */
function label(rules: Record<string, unknown>, verdict: Verdict | null, t: Messages): string {
  const words = t.bikjang;
  if (verdict === null)
    return words.accept({ how: ruleWord(rules, "bikjang.mode") === "draw" ? t.game.bothPassDraw : words.byPoints });
  return words.accept({ how: foretoldResult(verdict, t) });
}
