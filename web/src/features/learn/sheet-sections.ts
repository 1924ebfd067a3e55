// Sections of the rules sheet: for one rule set, for Janggi in general, or for Xiangqi.
import { sideName, type Lang } from "../../board/texts";
import type { LearnTexts } from "../../texts/learn.gen";
import { HANDICAP_KEYS, pointsGiven } from "../../platform/words/handicaps";
import type { Choosing, SheetRules } from "./sheet";
import { learnTextsOf } from "./texts";

export interface Section {
  /** Id of the glossary term to which the title links. */
  readonly term: string;
  readonly title: string;
  readonly lines: readonly string[];
}

type SheetTexts = LearnTexts["sheet"];

function choosing(how: Choosing, texts: SheetTexts, lang: Lang): string {
  if (how.kind === "fixed") return texts.setup.fixed;
  if (how.kind === "hidden") return texts.setup.hidden({ ways: texts.ways[how.allowed] });
  const first = sideName(how.first, lang, "han");
  const second = sideName(how.first === "cho" ? "han" : "cho", lang, "han");
  if (how.kind === "swap") return texts.setup.swap({ first, second });
  return texts.setup[how.kind]({ first, second, ways: texts.ways[how.allowed] });
}

function points(rules: SheetRules | null, texts: SheetTexts): readonly string[] {
  const { about, usual, when, deom, noDeom } = texts.points;
  if (rules === null) return [about({ deom: usual }), when];
  return [about({ deom: rules.deom > 0 ? deom({ points: rules.deom }) : noDeom }), texts.double[rules.doublePass]];
}

/** Returns the sections for Janggi or Chess War; `rules` is null for Janggi in general. */
export function sheetSections(lang: Lang, rules: SheetRules | null): readonly Section[] {
  const texts = learnTextsOf(lang).sheet;
  const { mate, setup, check, bikjang, repetition, handicap } = texts;
  const effect = rules === null ? bikjang.general : bikjang[rules.bikjang];
  const isShown = rules === null || rules.isBikjangPlayed;
  const hasPoints = rules === null || rules.hasPoints;
  const given = HANDICAP_KEYS.map((key) =>
    hasPoints ? handicap.one({ handicap: handicap.names[key], points: pointsGiven(key) }) : handicap.names[key],
  );
  return [
    {
      term: "mate",
      title: mate.title,
      lines: [mate.win, mate.board, ...(rules?.deadDraws === true ? [mate.dead] : [])],
    },
    {
      term: "setup",
      title: setup.title,
      lines: [rules === null ? setup.general : choosing(rules.choosing, texts, lang)],
    },
    {
      term: "check",
      title: check.title,
      lines: [
        check.moves,
        check.answers,
        check.stalemate,
        ...(hasPoints ? [] : [texts.double[rules.doublePass]]),
        ...(rules === null || rules.touch === "free" ? [] : [texts.touch[rules.touch]]),
      ],
    },
    { term: "bikjang", title: bikjang.title, lines: [bikjang.about({ effect }), ...(isShown ? [bikjang.shown] : [])] },
    ...(hasPoints ? [{ term: "points", title: texts.points.title, lines: points(rules, texts) }] : []),
    { term: "repetition", title: repetition.title, lines: [repetition.about, repetition.warns] },
    { term: "handicap", title: handicap.title, lines: [handicap.about, given.join(" · ")] },
  ];
}

export function xiangqiSections(lang: Lang): readonly Section[] {
  return Object.entries(learnTextsOf(lang).laws.xiangqi.sheet).map(([term, section]) => ({ term, ...section }));
}
