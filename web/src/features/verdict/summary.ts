// The summary above the verdicts: each result with the reasons for it, and the rule sets to which each reason applies.
import { pointsText } from "../../i18n/numbers";
import { fieldName, valueText } from "../../i18n/rule-text";
import type { Messages } from "../../texts/core.en.gen";
import type { VerdictPageTexts } from "../../texts/verdict-page.gen";
import { catalog } from "../../platform/rules/catalog";
import { type EndingSentences, verdictText } from "../../platform/words/verdict";
import { isKnown } from "../../platform/words/rule-set-kind";
import type { Answer } from "./groups";

/** Rule sets with the same result for the same reason. */
export interface Part {
  /** Empty if the game goes on. */
  readonly reason: string;
  /** Well-known rule sets come first. */
  readonly rules: readonly string[];
}

interface Wording {
  readonly page: VerdictPageTexts;
  /** Texts with the side names of the game's variant. */
  readonly t: Messages;
  readonly sentences: EndingSentences;
  /** Returns the headline of a verdict. */
  readonly headline: (answer: Answer) => string;
}

/** Returns the path of the deciding rule without a list index; null if there is no such rule. */
export function pathOf({ source }: Answer): string | null {
  return source?.rule.replace(/\[\d+\]$/, "") ?? null;
}

/** Returns the value of a field in a verdict's rules; undefined if they lack it. */
export function fieldOf({ rules, full }: Answer, path: string): { readonly value: unknown } | undefined {
  if (full !== undefined) return path in full ? { value: full[path] } : undefined;
  return catalog.find(rules)?.fields.find((one) => one.path === path);
}

/** Returns the name of a rule with its value in a rule set: `Two passes in a row: draw`. */
export function ruleText(answer: Answer, path: string): string {
  const field = fieldOf(answer, path);
  return field === undefined ? fieldName(path) : `${fieldName(path)}: ${valueText(path, field.value)}`;
}

/**
 * Returns the reason for a rule set's result. For a draw, this includes the rule, because the event alone does not
 * explain it.
 */
function reasonOf(answer: Answer, { page, t, sentences, headline }: Wording): string {
  const { verdict } = answer;
  if (answer.answer === "open") return "";
  if (verdict === undefined) return headline(answer);
  const { code, facts, outcome } = verdict;
  const byPoints = facts["decided_by"] === "points" ? sentences.byPoints(facts) : null;
  const told = [sentences.ending(code, facts), byPoints].filter((text) => text !== null).join(" ");
  const reason = told === "" ? verdictText(verdict, [], sentences, t).cause : told;
  const path = pathOf(answer);
  return outcome === "draw" && path !== null ? page.byRule({ reason, rule: ruleText(answer, path) }) : reason;
}

/** Returns the reason for the result of calling bikjang: the rule, and the points if they decide. */
function reasonOfCall(answer: Answer, { t }: Wording): string {
  const { standing } = answer;
  const called = standing?.if_called ?? null;
  if (standing === undefined || called === null) return "";
  const { cho, han } = t.side;
  const points = t.end.points({
    first: cho,
    second: han,
    cho: pointsText(standing.points.cho),
    han: pointsText(standing.points.han),
  });
  return [ruleText(answer, "bikjang.mode"), ...(called === "draw" ? [] : [points])].join(" · ");
}

/** Groups rule sets with the same result by the reason for it, the most common reason first. */
export function partsOf(
  rules: readonly string[],
  answers: readonly Answer[],
  about: "ending" | "call",
  wording: Wording,
): Part[] {
  const parts = new Map<string, string[]>();
  for (const answer of answers) {
    if (!rules.includes(answer.rules)) continue;
    const reason = about === "call" ? reasonOfCall(answer, wording) : reasonOf(answer, wording);
    parts.set(reason, [...(parts.get(reason) ?? []), answer.rules]);
  }
  return [...parts]
    .map(([reason, all]) => ({ reason, rules: [...all.filter(isKnown), ...all.filter((id) => !isKnown(id))] }))
    .toSorted((one, other) => other.rules.length - one.rules.length);
}
