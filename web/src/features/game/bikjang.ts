// Describes the options of the side to move while the generals face each other (빅장), from the fields of the rule set.
// Also finds the action that accepts a bikjang, and the moves that allow one.
//
// Must not decide whether a bikjang can be accepted; the core does.
import type { Messages } from "../../texts/core.en.gen";
import type { Judged, JudgeRequest, RulesModule, Verdict, Warnings } from "../../platform/rules-module";
import { boardAction } from "../../domain/position";
import { ruleWord } from "../../domain/rule-fields";
import { foretoldResult } from "../../platform/words/verdict";

export interface Facing {
  /** Fields of the game's rule set. */
  rules: Record<string, unknown>;
  /** Whether the side to move may end the game by bikjang; null if unknown. */
  open: boolean | null;
  check: boolean;
}

/** Returns whether facing generals can end the game under a rule set. */
export function bikjangCounts(rules: Record<string, unknown>): boolean {
  return ["draw", "points"].includes(ruleWord(rules, "bikjang.mode"));
}

/**
 * Returns the text about the options; null if facing generals cannot end this game. With `avoiding`, the call, the
 * accepting pass and the result are left out.
 */
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
  // The non-breaking space keeps a line from starting with a dot.
  const choices = parts.join("\u00a0· ");
  if (avoiding) return choices;
  return `${choices} – ${word("bikjang.mode") === "draw" ? words.resultDraw : words.resultPoints}`;
}

/** A request to the rules module about a game given by its moves. */
export type Question = JudgeRequest & { rules: Record<string, unknown>; moves: readonly string[] };

/** Returns the moves after which the generals face each other and the opponent may end the game by bikjang. */
export function facingMoves(rules: RulesModule, game: Question, now: Pick<Judged, "fen" | "legal">): string[] {
  return now.legal.filter((move) => {
    // Facing generals can be found without the game's history, which takes longer to judge.
    const alone = rules.judge({ rules: game.rules, fen: now.fen, moves: [move] });
    if (!alone.ok || !alone.facing) return false;
    const after = rules.judge({ ...game, moves: [...game.moves, move], warnings: true });
    return after.ok && after.warnings?.bikjang?.open === true;
  });
}

/** Action with which the side to move may end the game by bikjang. */
export interface Accepting {
  /** `call`, or the pass that accepts the bikjang. */
  action: string;
  label: string;
}

export interface Acceptable {
  /** Fields of the game's rule set. */
  rules: Record<string, unknown>;
  mayCall: boolean;
  /** Verdict if bikjang were called; null if unknown. */
  called: Verdict | null;
  /** Consequences of the possible actions; null if the rules module has not computed them. */
  warnings: Warnings | null;
}

/** Returns the action that accepts a bikjang; null if there is none. */
export function accepting({ rules, mayCall, called, warnings }: Acceptable, t: Messages): Accepting | null {
  if (mayCall) return { action: "call", label: label(rules, called, t) };
  const pass = warnings?.endings.find(
    ({ move, verdict }) => boardAction(move) === "pass" && verdict.code === "bikjang_accepted",
  );
  return pass === undefined ? null : { action: pass.move, label: label(rules, pass.verdict, t) };
}

/** Returns the button label, with the result of accepting. */
function label(rules: Record<string, unknown>, verdict: Verdict | null, t: Messages): string {
  const words = t.bikjang;
  if (verdict === null)
    return words.accept({ how: ruleWord(rules, "bikjang.mode") === "draw" ? t.game.bothPassDraw : words.byPoints });
  return words.accept({ how: foretoldResult(verdict, t) });
}
