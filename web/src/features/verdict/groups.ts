// Groups rule sets by their verdicts on a game: by text, by outcome, and by the result of calling bikjang.
import type { RuleSetVerdict } from "../../platform/records-module";

/** The verdict of a built-in rule set, or of other rules (`own-judges.ts`). */
export interface Answer extends Omit<RuleSetVerdict, "source"> {
  /** The deciding rule. The mark is empty for rules that are not a built-in rule set. */
  readonly source?: { readonly rule: string; readonly cite: string; readonly mark: string };
  /** All fields of rules that are not a built-in rule set. */
  readonly full?: Readonly<Record<string, unknown>>;
}

/** Text of a verdict. */
export interface Said {
  readonly headline: string;
  readonly more: readonly string[];
  /** Texts for endings that take more than one action, such as two passes or an agreement. */
  readonly later?: readonly string[];
}

/** Verdicts with the same text apart from `later`. */
export interface Block extends Said {
  readonly answers: readonly Answer[];
}

/** One of the texts in `Said.later`, with the rule sets to which it applies. */
export interface Later {
  readonly text: string;
  readonly rules: readonly string[];
}

/** Verdicts reached after the same number of moves. */
export interface Group {
  readonly ply: number;
  /** The block with the most rule sets comes first. */
  readonly blocks: readonly Block[];
  readonly later: readonly Later[];
}

/** Groups the verdicts by number of moves, in ascending order. Leaves out rule sets for other games. */
export function grouped(answers: readonly Answer[], said: (answer: Answer) => Said): Group[] {
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

/** Outcome under a rule set; `open` if the game continues, `none` if a move or the start is not allowed. */
export type Decision = "cho" | "han" | "draw" | "open" | "none";
const DECISIONS: readonly Decision[] = ["cho", "han", "draw", "open", "none"];

function decisionOf({ answer, verdict }: Answer): Decision {
  if (answer === "open") return "open";
  return answer === "ended" && verdict !== undefined ? verdict.outcome : "none";
}

/** Groups rule sets by decision, in the order of `DECISIONS`. Leaves out rule sets for other games. */
export function decided(answers: readonly Answer[]): { decision: Decision; rules: string[] }[] {
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
 * Groups rule sets by the result of calling bikjang, if the game continues under them. Returns an empty array if no
 * rule set allows the call now or if the game has ended under any rule set.
 */
export function calls(answers: readonly Answer[]): { call: Call; rules: string[] }[] {
  const own = answers.filter(({ answer }) => answer === "open");
  const called = (one: Answer): Call => one.standing?.if_called ?? "none";
  if (answers.some(({ answer }) => answer === "ended") || own.every((one) => called(one) === "none")) return [];
  return CALLS.map((call) => ({
    call,
    rules: own.filter((one) => called(one) === call).map(({ rules }) => rules),
  })).filter(({ rules }) => rules.length > 0);
}

/** Returns the number of plies after which the verdicts first differ; null if they agree. */
export function partingOf(answers: readonly Answer[]): number | null {
  const own = answers.filter(({ answer }) => answer !== "other_game");
  const kind = ({ answer, verdict, error }: Answer): string =>
    [answer, verdict?.outcome, verdict?.code, error?.code].join(" ");
  const first = own.toSorted((one, other) => one.plies - other.plies)[0];
  if (first === undefined) return null;
  return own.some((one) => one.plies !== first.plies || kind(one) !== kind(first)) ? first.plies : null;
}
