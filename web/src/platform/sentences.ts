// Messages for endings, refusals and illegal moves, filled in with facts: sides, squares, points.
import { squareName } from "../board/squares";
import { movementOf } from "../domain/rule-fields";
import type { Lang } from "../i18n/lang";
import { sideNamesIn, type Movement } from "../i18n/sides";
import { pointsIn, withHanja } from "../texts/functions";
import { RULE_SENTENCES_TEXTS, type RuleSentencesTexts } from "../texts/rule-sentences.gen";
import { textOf } from "../i18n/codes";

export interface FillOptions {
  lang: Lang;
  /** Names of points: `79` as in Korean records, or `i4` as in UCI. */
  squares: "korean" | "uci";
}

const SQUARE = /^[a-i](?:10|[1-9])$/;
const STEP = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/;

function wordText(word: string, options: FillOptions, movement: Movement): string {
  if (word === "cho" || word === "han") {
    const side = sideNamesIn(options.lang, movement)[word];
    return options.lang === "ko" ? withHanja(side) : side;
  }
  if (SQUARE.test(word)) return squareName(word, options.squares);
  const step = STEP.exec(word);
  if (step?.[1] === undefined || step[2] === undefined) return word;
  if (step[1] === step[2]) return RULE_SENTENCES_TEXTS[options.lang].pass;
  return `${squareName(step[1], options.squares)}–${squareName(step[2], options.squares)}`;
}

/** Joins items, as in `65, 24 and 33`. */
function listText(items: readonly string[], kind: "list" | "numbers", lang: Lang): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return RULE_SENTENCES_TEXTS[lang][kind]({ before: items.slice(0, -1).join(", "), last });
}

function factText(name: string, fact: unknown, options: FillOptions, movement: Movement): string {
  if (fact === undefined || fact === null) return "?";
  if (Array.isArray(fact)) {
    const items = fact.map((one) => factText(name, one, options, movement));
    return listText(items, typeof fact[0] === "number" ? "numbers" : "list", options.lang);
  }
  if (typeof fact === "number") return name.endsWith("_half") ? pointsIn(fact / 2, options.lang) : String(fact);
  return wordText(String(fact), options, movement);
}

/** Returns facts as displayed in a message; a missing one is shown as a question mark. */
export function shownFacts(facts: Readonly<Record<string, unknown>>, options: FillOptions): Record<string, string> {
  // The facts of a game include its variant unless it is Janggi's.
  const movement = movementOf(facts);
  return new Proxy(
    {},
    {
      // Verdicts stored before the fact `checker` existed call that side `loser`.
      get: (_, name) => {
        const fact = facts[String(name)] ?? (name === "checker" ? facts["loser"] : undefined);
        return factText(String(name), fact, options, movement);
      },
    },
  );
}

/** Returns the message for a refused action or an illegal move; undefined if the code is unknown. */
export function reasonText(
  { gates, illegal, refusals }: RuleSentencesTexts,
  code: string,
  facts: Readonly<Record<string, unknown>>,
  options: FillOptions,
): string | undefined {
  const shown = shownFacts(facts, options);
  // The refusal `gate_closed` has a message for each gate.
  const gate = code === "gate_closed" ? textOf(gates, String(facts["gate"]), shown) : undefined;
  return gate ?? textOf(illegal, code, shown) ?? textOf(refusals, code, shown);
}

/** Facts whose value can select a different message for an ending. */
const VARIED_BY = ["how", "result_kind", "created_at_ply", "since_ply"] as const;

/** Returns the message for an ending; undefined if the code is unknown. */
export function endingText(
  { variants, endings }: RuleSentencesTexts,
  code: string,
  facts: Readonly<Record<string, unknown>>,
  options: FillOptions,
): string | undefined {
  const shown = shownFacts(facts, options);
  const varied = VARIED_BY.map((fact) => textOf(variants, `${code}.${String(facts[fact])}`, shown));
  return varied.find((text) => text !== undefined) ?? textOf(endings, code, shown);
}
