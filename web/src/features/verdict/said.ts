// Texts for the verdict of a rule set on a recorded game.
import { pointsText } from "../../i18n/numbers";
import { textOf } from "../../i18n/codes";
import type { Messages } from "../../texts/core.en.gen";
import type { VerdictsTexts } from "../../texts/verdicts.gen";
import { verdictText, type EndingSentences } from "../../platform/words/verdict";
import type { Answer, Said } from "./groups";
import { kindOf } from "../../platform/words/rule-set-kind";

export interface Sentences extends EndingSentences {
  reason(code: string, facts: Record<string, unknown>): string | null;
}

interface Wording {
  readonly texts: VerdictsTexts;
  /** Texts with the side names of the game's variant. */
  readonly t: Messages;
  readonly sentences: Sentences;
  /** Returns the move that follows the first `ply` moves of the record, in the user's notation. */
  readonly moveAfter: (ply: number) => string;
  /** Whether the record ends with a pass, so that one more pass would be the second in a row. */
  readonly isPassed?: boolean;
}

export function saidOf(verdict: Answer, { texts, t, sentences, moveAfter, isPassed = false }: Wording): Said {
  const { error, standing } = verdict;
  const result = (winner: "cho" | "han" | "draw"): string =>
    winner === "draw" ? texts.draw : texts.winner({ side: t.side[winner] });
  if (verdict.verdict !== undefined) {
    const words = verdictText(verdict.verdict, [], sentences, t);
    const headline = [words.result, words.cause].filter((part) => part !== "").join(" · ");
    return { headline, more: [words.sentence, words.numbers].filter((part) => part !== "") };
  }
  if (error !== undefined && verdict.answer === "no_start") {
    return { headline: textOf(texts.noStart, error.code) ?? texts.noStart.bad_position, more: [] };
  }
  if (error !== undefined) {
    const reason = sentences.reason(error.code, error.facts) ?? "";
    return { headline: texts.refused({ step: moveAfter(verdict.plies), reason }).trim(), more: [] };
  }
  if (standing === undefined) return { headline: "", more: [] };
  const { cho, han } = standing.points;
  const ways = [
    [standing.if_called, texts.called, true],
    [standing.if_both_pass, texts.bothPass, isPassed],
    [standing.if_agreed, texts.agreed, false],
  ] as const;
  const told = (wanted: boolean): string[] =>
    ways.flatMap(([winner, text, isNear]) =>
      winner === null || isNear !== wanted ? [] : [text({ result: result(winner) })],
    );
  const open = texts.open({
    cho: t.side.cho,
    cho_points: pointsText(cho),
    han: t.side.han,
    han_points: pointsText(han),
  });
  return {
    headline:
      kindOf(verdict.rules) === "replay"
        ? // Without rules for an ending, the points have no meaning.
          open.replace(/(?<=\.) .*/, "")
        : // The points stay on one line.
          open.replace(/:.*/, (points) => points.replaceAll(" ", "\u00a0")),
    more: told(true),
    later: told(false),
  };
}
