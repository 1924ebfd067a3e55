// The options of the two sides while the generals face each other (빅장), as a sentence from the fields of the game's
// rule set; how it can be accepted, and which moves bring it about.
//
// Must not: decide whether the bikjang is open; the core does.
import type { Messages } from "../../texts/core.en.gen";
import type { Judged, JudgeRequest, RulesModule, Verdict, Warnings } from "../../platform/rules-module";
import { boardAction } from "../../domain/position";
import { ruleWord } from "../../domain/rule-fields";
import { foretoldResult } from "../../platform/words/verdict";

export interface Facing {
  /** The game's rule set, field by field. */
  rules: Record<string, unknown>;
  /** Whether the side to move may end the game by it; null if unknown. */
  open: boolean | null;
  check: boolean;
}

/** Whether facing has an effect under a rule set. */
export function bikjangCounts(rules: Record<string, unknown>): boolean {
  return ["draw", "points"].includes(ruleWord(rules, "bikjang.mode"));
}

/** null if facing has no effect in this game. `avoiding`: without the ways of accepting and their results. */
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
  // No line starts with a dot.
  const choices = parts.join("\u00a0· ");
  if (avoiding) return choices;
  return `${choices} – ${word("bikjang.mode") === "draw" ? words.resultDraw : words.resultPoints}`;
}

/** A game in the form for the rules module. */
export type Question = JudgeRequest & { rules: Record<string, unknown>; moves: readonly string[] };

/** Moves after which the generals face each other and the side to move may then end the game by that. */
export function facingMoves(rules: RulesModule, game: Question, now: Pick<Judged, "fen" | "legal">): string[] {
  return now.legal.filter((move) => {
    // Whether they face can be seen without the game's history, which is what takes time.
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
  /** How a call would end the game, if the core has reported it. */
  called: Verdict | null;
  /** The rules' prediction for each action; null without them. */
  warnings: Warnings | null;
}

/** null if there is nothing to accept. */
export function accepting({ rules, mayCall, called, warnings }: Acceptable, t: Messages): Accepting | null {
  if (mayCall) return { action: "call", label: label(rules, called, t) };
  const pass = warnings?.endings.find(
    ({ move, verdict }) => boardAction(move) === "pass" && verdict.code === "bikjang_accepted",
  );
  return pass === undefined ? null : { action: pass.move, label: label(rules, pass.verdict, t) };
}

/** Tells how the game would end. */
function label(rules: Record<string, unknown>, verdict: Verdict | null, t: Messages): string {
  const words = t.bikjang;
  if (verdict === null)
    return words.accept({ how: ruleWord(rules, "bikjang.mode") === "draw" ? t.game.bothPassDraw : words.byPoints });
  return words.accept({ how: foretoldResult(verdict, t) });
}
