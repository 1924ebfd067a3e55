// @vitest-environment node
// Tests that texts of the learning and study pages avoid certain phrases that sound translated.
import { TERMS } from "janggun/glossary";
import { expect, test } from "vitest";
import { ANALYSIS_PAGE_TEXTS } from "../texts/analysis-page.gen";
import { ARMY_TEXTS } from "../texts/army.gen";
import { BLIND_TEXTS } from "../texts/blind.gen";
import { COACH_TEXTS } from "../texts/coach.gen";
import { CULTURE_TEXTS } from "../texts/culture.gen";
import { DRILL_TEXTS } from "../texts/drill.gen";
import { EDITOR_TEXTS } from "../texts/editor.gen";
import { ENDGAMES_TEXTS } from "../texts/endgames.gen";
import { learnTextsOf } from "../features/learn/texts";
import { LESSONS_TEXTS } from "../texts/lessons.gen";
import { OPENINGS_TEXTS } from "../texts/openings.gen";
import { PROBLEMS_TEXTS } from "../texts/problems.gen";
import { TABLES_TEXTS } from "../texts/tables.gen";
import { en } from "../texts/core.en.gen";
import { ko } from "../texts/core.ko.gen";
import { nl } from "../texts/core.nl.gen";
import { leaves } from "./text-laws";

const readingOf = ({ learn, glossary, stickers, ruleSets }: typeof en): object => ({
  learn,
  glossary,
  stickers,
  ruleSets,
});

const LANGS = ["en", "ko", "nl"] as const;

/** Phrases to avoid, each with replacements. */
const HABITS: Readonly<Record<(typeof LANGS)[number], readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<!\bthere )\bis no (?!longer)/i, "is not a …, there is no …"],
    [/\bknows? no\b/i, "does not have"],
    [/\b(?:some|any|no)body\b/i, "you, the opponent, Anyone"],
    [/\bwho(?:m)?ever\b/i, "a player who"],
    [/\bahead or aside\b|\bby half\b|\bwipe\b|^Judged by$/i, "forward or sideways, 180°, clear, rules"],
    [/\bhold together\b/i, "No contradictions"],
    [/\d %/, "no space before the percent sign"],
  ],
  ko: [
    [/체스워/, "체스 워"],
    [/쿨린/, "컬린"],
    [/왕이 마주|양쪽 왕/, "두 궁"],
    [/장군에 걸려/, "장군을 받고"],
    [/점수로 가(?:립|릴|린)/, "점수로 승부를 가리다"],
    [/\d %/, "띄우지 않은 %"],
  ],
  nl: [
    [/[Bb]ikjang|\bbigjang/, "Bigjang"],
    [/regelset/i, "spelregels"],
    [/\bwachters\b/, "Adviseurs"],
    [/\d %/, "geen spatie voor %"],
  ],
};

const argument = (name: string): unknown => (name === "pieces" ? ["X"] : 3);

function textsIn(lang: (typeof LANGS)[number]): [string, string][] {
  const all = {
    analysis: ANALYSIS_PAGE_TEXTS[lang],
    army: ARMY_TEXTS[lang],
    blind: BLIND_TEXTS[lang],
    coach: COACH_TEXTS[lang],
    culture: CULTURE_TEXTS[lang],
    drill: DRILL_TEXTS[lang],
    editor: EDITOR_TEXTS[lang],
    endgames: ENDGAMES_TEXTS[lang],
    learn: learnTextsOf(lang),
    lessons: LESSONS_TEXTS[lang],
    openings: OPENINGS_TEXTS[lang],
    problems: PROBLEMS_TEXTS[lang],
    tables: TABLES_TEXTS[lang],
    reading: readingOf({ en, ko, nl }[lang]),
    glossary: TERMS.map((term) => term.about[lang]),
  };
  return [...everyText(all)];
}

/** Yields every text with its path. Skips texts that cannot be formatted with the values of `argument`. */
function* everyText(value: unknown, path = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") {
    try {
      yield* leaves(value, argument, path);
    } catch {
      // The text needs other values.
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* everyText(inner, `${path}.${key}`);
  }
}

test.each(LANGS)("no text in %s has a habit of a translation", (lang) => {
  const texts = textsIn(lang);
  expect(texts.length).toBeGreaterThan(700);
  // Texts named `term` are names, not sentences.
  const read = texts.filter(([path]) => !path.endsWith(".term"));
  const found = read.flatMap(([path, text]) =>
    HABITS[lang].filter(([habit]) => habit.test(text)).map(([, instead]) => `${path}: ${text} → ${instead}`),
  );
  expect(found).toEqual([]);
});

test("the coach gives the reason for a setup that is one: the horses guard the centre", () => {
  expect([COACH_TEXTS.en.setup, COACH_TEXTS.ko.setup, COACH_TEXTS.nl.setup].join("\n")).toMatch(
    /centre[\s\S]*중앙[\s\S]*midden/,
  );
});
