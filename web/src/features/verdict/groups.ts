// The answers of all rule sets about a game, those that say the same together.
import type { RuleSetVerdict } from "../../platform/records-module";

/** The wording of an answer. */
export interface Said {
  readonly headline: string;
  readonly more: readonly string[];
}

/** Rule sets that say the same. */
export interface Block extends Said {
  readonly answers: readonly RuleSetVerdict[];
}

/** Verdicts after the same number of moves. */
export interface Group {
  readonly ply: number;
  /** The most rule sets first. */
  readonly blocks: readonly Block[];
}

/** The groups, the earliest first; rule sets of other games are not compared. */
export function grouped(answers: readonly RuleSetVerdict[], said: (answer: RuleSetVerdict) => Said): Group[] {
  const plies = new Map<number, Map<string, Block>>();
  for (const answer of answers) {
    if (answer.answer === "other_game") continue;
    const words = said(answer);
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
    }));
}

/** Decision of a rule set: a side wins, a draw, the game goes on, or a move or the start is not allowed. */
export type Decision = "cho" | "han" | "draw" | "open" | "none";
const DECISIONS: readonly Decision[] = ["cho", "han", "draw", "open", "none"];

function decisionOf({ answer, verdict }: RuleSetVerdict): Decision {
  if (answer === "open") return "open";
  return answer === "ended" && verdict !== undefined ? verdict.outcome : "none";
}

/** Rule sets by decision, winners first; rule sets of other games are not counted. */
export function decided(answers: readonly RuleSetVerdict[]): { decision: Decision; rules: string[] }[] {
  const own = answers.filter(({ answer }) => answer !== "other_game");
  return DECISIONS.map((decision) => ({
    decision,
    rules: own.filter((one) => decisionOf(one) === decision).map(({ rules }) => rules),
  })).filter(({ rules }) => rules.length > 0);
}
