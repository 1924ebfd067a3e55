// Groups the verdicts of all rule sets on a game by their text.
import type { RuleSetVerdict } from "../../platform/records-module";

/** Text of a verdict. */
export interface Said {
  readonly headline: string;
  readonly more: readonly string[];
  /** Results of endings that take more than the next action, such as two passes. */
  readonly later?: readonly string[];
}

/** Rule sets whose verdicts have the same text. */
export interface Block extends Said {
  readonly answers: readonly RuleSetVerdict[];
}

/** Rule sets with the same result of an ending that takes more than the next action. */
export interface Later {
  readonly text: string;
  readonly rules: readonly string[];
}

/** Verdicts after the same number of moves. */
export interface Group {
  readonly ply: number;
  /** Blocks of verdicts, the one with the most rule sets first. */
  readonly blocks: readonly Block[];
  readonly later: readonly Later[];
}

/** Returns the groups, the earliest first. Rule sets of other games are not compared. */
export function grouped(answers: readonly RuleSetVerdict[], said: (answer: RuleSetVerdict) => Said): Group[] {
  const plies = new Map<number, Map<string, Block>>();
  const later = new Map<number, Map<string, string[]>>();
  for (const answer of answers) {
    if (answer.answer === "other_game") continue;
    const words = said(answer);
    const ways = later.get(answer.plies) ?? new Map<string, string[]>();
    for (const text of words.later ?? []) ways.set(text, [...(ways.get(text) ?? []), answer.rules]);
    later.set(answer.plies, ways);
    const key = [words.headline, ...words.more].join("\n");
    const blocks = plies.get(answer.plies) ?? new Map<string, Block>();
    blocks.set(key, { ...words, answers: [...(blocks.get(key)?.answers ?? []), answer] });
    plies.set(answer.plies, blocks);
  }
  return [...plies]
    .toSorted(([one], [other]) => one - other)
    .map(([ply, blocks]) => ({
      ply,
      blocks: [...blocks.values()].toSorted((one, other) => other.answers.length - one.answers.length),
      later: [...(later.get(ply) ?? [])].map(([text, rules]) => ({ text, rules })),
    }));
}

/** Decision of a rule set: a side wins, a draw, the game continues, or a move or the start is not allowed. */
export type Decision = "cho" | "han" | "draw" | "open" | "none";
const DECISIONS: readonly Decision[] = ["cho", "han", "draw", "open", "none"];

function decisionOf({ answer, verdict }: RuleSetVerdict): Decision {
  if (answer === "open") return "open";
  return answer === "ended" && verdict !== undefined ? verdict.outcome : "none";
}

/** Groups rule sets by decision, winners first. Rule sets of other games are not counted. */
export function decided(answers: readonly RuleSetVerdict[]): { decision: Decision; rules: string[] }[] {
  const own = answers.filter(({ answer }) => answer !== "other_game");
  return DECISIONS.map((decision) => ({
    decision,
    rules: own.filter((one) => decisionOf(one) === decision).map(({ rules }) => rules),
  })).filter(({ rules }) => rules.length > 0);
}

/** Result of calling bikjang now; `none` if the rule set does not allow the call. */
export type Call = "cho" | "han" | "draw" | "none";
const CALLS: readonly Call[] = ["cho", "han", "draw", "none"];

/**
 * Groups the rule sets under which the game continues by the result of calling bikjang. Returns none if no rule set
 * allows the call now, or if one has already ended the game.
 */
export function calls(answers: readonly RuleSetVerdict[]): { call: Call; rules: string[] }[] {
  const own = answers.filter(({ answer }) => answer === "open");
  const called = (one: RuleSetVerdict): Call => one.standing?.if_called ?? "none";
  if (answers.some(({ answer }) => answer === "ended") || own.every((one) => called(one) === "none")) return [];
  return CALLS.map((call) => ({
    call,
    rules: own.filter((one) => called(one) === call).map(({ rules }) => rules),
  })).filter(({ rules }) => rules.length > 0);
}
