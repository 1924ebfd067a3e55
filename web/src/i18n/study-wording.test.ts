// @vitest-environment node
// How the pages one learns and studies on are worded: habits of a translation that must not come back.
import { TERMS } from "janggun/glossary";
import { expect, test } from "vitest";
import { ANALYSIS_TEXTS } from "../features/analysis-page/texts";
import { ARMY_TEXTS } from "../features/army/texts";
import { BLIND_TEXTS } from "../features/blind/texts";
import { COACH_TEXTS } from "../features/coach/texts";
import { cultureTexts } from "../features/culture/texts";
import { DRILL_TEXTS } from "../features/drill/texts";
import { EDITOR_TEXTS } from "../features/editor/texts";
import { ENDGAME_TEXTS } from "../features/endgames/texts";
import { learnTexts } from "../features/learn/texts";
import { LESSON_TEXTS } from "../features/lessons/texts";
import { OPENING_TEXTS } from "../features/openings/texts";
import { PROBLEM_TEXTS } from "../features/problems/texts";
import { TABLE_TEXTS } from "../features/tables/texts";
import { reading as en } from "./en/reading";
import { reading as ko } from "./ko/reading";
import { reading as nl } from "./nl/reading";
import { leaves } from "./text-laws";

const LANGS = ["en", "ko", "nl"] as const;

/** What nobody says, and what is said instead. */
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
    analysis: ANALYSIS_TEXTS[lang],
    army: ARMY_TEXTS[lang],
    blind: BLIND_TEXTS[lang],
    coach: COACH_TEXTS[lang],
    culture: cultureTexts(lang),
    drill: DRILL_TEXTS[lang],
    editor: EDITOR_TEXTS[lang],
    endgames: ENDGAME_TEXTS[lang],
    learn: { ...learnTexts(lang), sheet: learnTexts(lang).sheet(null), worth: "" },
    lessons: LESSON_TEXTS[lang],
    openings: OPENING_TEXTS[lang],
    problems: PROBLEM_TEXTS[lang],
    tables: TABLE_TEXTS[lang],
    reading: { en, ko, nl }[lang],
    glossary: TERMS.map((term) => term.about[lang]),
  };
  return [...everyText(all)];
}

/** Every text with its path; one that needs its facts whole is left to other tests, and null is no text. */
function* everyText(value: unknown, path = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") {
    try {
      yield* leaves(value, argument, path);
    } catch {
      // needs its facts whole
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* everyText(inner, `${path}.${key}`);
  }
}

test.each(LANGS)("no text in %s has a habit of a translation", (lang) => {
  const texts = textsIn(lang);
  expect(texts.length).toBeGreaterThan(700);
  // A term is the name of a page of the glossary, not a text.
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
