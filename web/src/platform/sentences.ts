// Sentences of the core for endings, refusals and impossible steps, filled with
// their facts. The templates are the core's (`sentences`); here they only get
// names, squares and Korean particles.
import { koreanName } from "../board/squares";
import { eulReul, eunNeun, euroRo, iGa } from "../i18n/josa";
import { movementOf } from "../features/rulesets/rule-fields";
import { coreLang, type CoreLang, type Lang } from "../i18n/lang";
import { sideNamesIn, type Movement } from "../i18n/sides";

export type Both = Record<CoreLang, string>;

/** The core's `sentences`: templates by code. */
export interface Sentences {
  endings: Record<string, Both>;
  refusals: Record<string, Both>;
  illegal: Record<string, Both>;
  by_points: Both;
  fields: Record<string, Both>;
  values: Record<string, Both>;
  marks: Record<string, Both>;
}

export interface FillOptions {
  lang: Lang;
  /** How squares are written: as records do (`79`), or `i4`. */
  squares: "korean" | "uci";
}

const PARTICLES: Record<string, (word: string) => string> = {
  이: iGa,
  가: iGa,
  은: eunNeun,
  는: eunNeun,
  을: eulReul,
  를: eulReul,
  으로: euroRo,
  로: euroRo,
};

const SQUARE = /^[a-i](?:10|[1-9])$/;
const STEP = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/;

function squareText(square: string, options: FillOptions): string {
  return options.squares === "korean" ? koreanName(square) : square;
}

function wordText(word: string, options: FillOptions, movement: Movement): string {
  if (word === "cho" || word === "han") return sideNamesIn(coreLang(options.lang), movement)[word];
  if (SQUARE.test(word)) return squareText(word, options);
  const step = STEP.exec(word);
  if (step?.[1] === undefined || step[2] === undefined) return word;
  if (step[1] === step[2]) return options.lang === "ko" ? "한수쉼" : "the pass";
  return `${squareText(step[1], options)}–${squareText(step[2], options)}`;
}

function factText(name: string, fact: unknown, options: FillOptions, movement: Movement): string {
  if (fact === undefined || fact === null) return "?";
  if (Array.isArray(fact)) return fact.map((one) => factText(name, one, options, movement)).join(", ");
  if (typeof fact === "number") return String(name.endsWith("_half") ? fact / 2 : fact);
  return wordText(String(fact), options, movement);
}

/** A template with its facts put in; a particle behind a fact follows its last sound. */
export function fill(template: Both, facts: Record<string, unknown>, options: FillOptions): string {
  // Facts of a game name its law where it is not Janggi's.
  const movement = movementOf(facts);
  return template[coreLang(options.lang)].replace(
    /\{(\w+)\}(으로|[이가은는을를로](?![가-힣]))?/g,
    (_, name: string, particle: string | undefined) => {
      const text = factText(name, facts[name], options, movement);
      const join = particle === undefined ? undefined : PARTICLES[particle];
      return join === undefined ? text + (particle ?? "") : join(text);
    },
  );
}
