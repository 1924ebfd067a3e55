// Sentences of the core for endings, refusals and impossible steps, filled with
// their facts. The templates are the core's (`sentences`); here they only get
// names, squares and Korean particles.
import { squareName } from "../board/squares";
import { eulReul, eunNeun, euroRo, iGa } from "../i18n/josa";
import { movementOf } from "../domain/rule-fields";
import { withHanja } from "../texts/functions";
import { coreLang, type CoreLang, type Lang } from "../i18n/lang";
import { sideNamesIn, type Movement } from "../i18n/sides";

/** In the languages of the core, and in Dutch where that is at hand. */
export type Both = Record<CoreLang, string> & { nl?: string };

/** The core's `sentences`: templates by code. */
export interface Sentences {
  endings: Record<string, Both>;
  refusals: Record<string, Both>;
  illegal: Record<string, Both>;
  by_points: Both;
  /** Absent in an older module, like `variants`. */
  by_points_of_xiangqi?: Both;
  /** Sentences that stand for those of `endings` where a fact has a certain value. */
  variants?: { code: string; fact: string; value: string; text: Both }[];
  fields: Record<string, Both>;
  values: Record<string, Both>;
  marks: Record<string, Both>;
}

export interface FillOptions {
  lang: Lang;
  /** How the board numbers its points: as Korean records do (`79`), or `i4`. */
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

function wordText(word: string, options: FillOptions, movement: Movement): string {
  if (word === "cho" || word === "han") {
    const side = sideNamesIn(options.lang, movement)[word];
    return options.lang === "ko" ? withHanja(side) : side;
  }
  if (SQUARE.test(word)) return squareName(word, options.squares);
  const step = STEP.exec(word);
  if (step?.[1] === undefined || step[2] === undefined) return word;
  if (step[1] === step[2]) return { ko: "한수쉼", en: "the pass", nl: "passen" }[options.lang];
  return `${squareName(step[1], options.squares)}–${squareName(step[2], options.squares)}`;
}

function factText(name: string, fact: unknown, options: FillOptions, movement: Movement): string {
  if (fact === undefined || fact === null) return "?";
  if (Array.isArray(fact)) return fact.map((one) => factText(name, one, options, movement)).join(", ");
  if (typeof fact === "number") return String(name.endsWith("_half") ? fact / 2 : fact);
  return wordText(String(fact), options, movement);
}

/** The sentence of an ending with these facts, and its code: that of a variant has the fact's value behind a dot. */
export function endingOf(
  sentences: Sentences,
  code: string,
  facts: Record<string, unknown>,
): { code: string; text: Both | undefined } {
  const variant = sentences.variants?.find((one) => one.code === code && facts[one.fact] === one.value);
  return variant === undefined
    ? { code, text: sentences.endings[code] }
    : { code: `${code}.${variant.value}`, text: variant.text };
}

/** A template with its facts put in; a particle behind a fact follows its last sound. */
export function fill(template: Both, facts: Record<string, unknown>, options: FillOptions): string {
  // Facts of a game name its law where it is not Janggi's.
  const movement = movementOf(facts);
  const words = (options.lang === "nl" ? template.nl : undefined) ?? template[coreLang(options.lang)];
  return words.replace(
    /\{(\w+)\}(으로|[이가은는을를로](?![가-힣]))?/g,
    (_, name: string, particle: string | undefined) => {
      // Verdicts stored before there was a `checker` call that side `loser`.
      const fact = facts[name] ?? (name === "checker" ? facts["loser"] : undefined);
      const text = factText(name, fact, options, movement);
      const join = particle === undefined ? undefined : PARTICLES[particle];
      return join === undefined ? text + (particle ?? "") : join(text);
    },
  );
}
