// Texts for the verdict on a finished game, or on a game that an action would end. Facts come with the verdict, and
// sentences from `core.svelte.ts`.
import { textOf } from "../../i18n/codes";
import type { Messages } from "../../texts/core.en.gen";
import { pointsText } from "../../i18n/numbers";
import type { Side } from "../../domain/position";
import type { Outcome, VerdictView } from "../../wire.gen";

/** The sentences of `core.svelte.ts`; null until they are loaded. */
export interface EndingSentences {
  ending(code: string, facts: Record<string, unknown>): string | null;
  byPoints(facts: Record<string, unknown>): string | null;
}

export interface VerdictWords {
  result: string;
  /** Short name of the cause, such as 외통 or 빅장; empty if the result includes it. */
  cause: string;
  /**
   * Sentences about the ending, without the heading, which repeats the cause. Empty if the cause is enough or the
   * sentences are not loaded.
   */
  sentence: string;
  /** `Cho 72 : 73.5 Han (…)`, if points decide and the sentence about them is missing; otherwise empty. */
  numbers: string;
}

function halves(facts: Record<string, unknown>, name: string): number | null {
  const value = facts[name];
  return typeof value === "number" ? value / 2 : null;
}

export function resultText(verdict: VerdictView, mine: readonly Side[], t: Messages): string {
  const { outcome } = verdict;
  if (outcome === "none") return t.end.none;
  if (outcome === "draw") return t.end.draw;
  if (mine.length !== 1) return t.end.wins({ side: t.side[outcome] });
  return mine[0] === outcome ? t.end.youWin : t.end.youLose;
}

export interface Count {
  cho: number;
  han: number;
}

/** Returns the short name of the cause; empty if the result already includes it. */
function causeText({ code }: VerdictView, t: Messages): string {
  return code === "aborted" ? "" : (textOf(t.ruleNames.endings, code) ?? code);
}

/** Returns the result and the cause in one line, for lists of games. */
export function endText(verdict: VerdictView, mine: readonly Side[], t: Messages): string {
  return [resultText(verdict, mine, t), causeText(verdict, t)].filter((text) => text !== "").join(" · ");
}

/** Describes a future result, with the points if they decide. The winner's points come first. */
export function outcomeText(outcome: Outcome, count: Count | null, t: Messages): string {
  if (outcome === "none") return t.game.noResult;
  if (outcome === "draw") {
    return count === null
      ? t.game.bothPassDraw
      : t.game.drawnOn({ cho: pointsText(count.cho), han: pointsText(count.han) });
  }
  if (count === null) return t.end.wins({ side: t.side[outcome] });
  const [own, other] = outcome === "cho" ? [count.cho, count.han] : [count.han, count.cho];
  return t.game.bothPassWins({ side: t.side[outcome], own: pointsText(own), other: pointsText(other) });
}

/** Describes the result of an action that would end the game. */
export function foretoldResult({ outcome, facts }: Pick<VerdictView, "outcome" | "facts">, t: Messages): string {
  const [cho, han] = [halves(facts, "cho_half"), halves(facts, "han_half")];
  const count = facts["decided_by"] === "points" && cho !== null && han !== null ? { cho, han } : null;
  return outcomeText(outcome, count, t);
}

/**
 * Returns the cause and the result with which an action would end the game. Equivalent to `Verdict::foretold` in the
 * crate `janggi`.
 */
export function foretold(verdict: Pick<VerdictView, "code" | "outcome" | "facts">, t: Messages): string {
  return `${textOf(t.ruleNames.endings, verdict.code) ?? verdict.code}, ${foretoldResult(verdict, t)}`;
}

function numbersText(facts: Record<string, unknown>, t: Messages): string {
  const cho = halves(facts, "cho_half");
  const han = halves(facts, "han_half");
  if (cho === null || han === null) return "";
  const deom = halves(facts, "deom_half");
  const { cho: first, han: second } = t.side;
  const points = t.end.points({ first, second, cho: pointsText(cho), han: pointsText(han) });
  return deom !== null && deom > 0 ? `${points} (${t.end.deom({ second, deom: pointsText(deom) })})` : points;
}

/**
 * Removes a sentence's heading, if any, because the cause already precedes it: `Mate: the general …` becomes `The
 * general …`.
 */
function withoutHeading(sentence: string): string {
  const rest = /^[\p{L} ]+: (.+)$/su.exec(sentence)?.[1] ?? sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Returns whether to show the rule that decided the game, with its source. This is done for endings by points and by
 * bikjang, because rule sets differ in them.
 */
export function isDisputable({ code, facts }: VerdictView): boolean {
  return facts["decided_by"] === "points" || code === "low_points" || code.startsWith("bikjang");
}

/** Endings whose sentence only repeats their name. */
const SAID_BY_CAUSE: readonly string[] = ["resigned", "flagged", "adjudicated", "abandoned"];

export function verdictText(
  verdict: VerdictView,
  mine: readonly Side[],
  sentences: EndingSentences,
  t: Messages,
): VerdictWords {
  const { facts } = verdict;
  const byPoints = facts["decided_by"] === "points";
  const decided = byPoints ? sentences.byPoints(facts) : null;
  const sentence = SAID_BY_CAUSE.includes(verdict.code) ? null : sentences.ending(verdict.code, facts);
  return {
    result: resultText(verdict, mine, t),
    cause: causeText(verdict, t),
    sentence: [sentence === null ? null : withoutHeading(sentence), decided].filter(Boolean).join(" "),
    numbers: byPoints && decided === null ? numbersText(facts, t) : "",
  };
}
