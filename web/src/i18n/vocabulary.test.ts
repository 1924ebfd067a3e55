// @vitest-environment node
// Tests that the Korean vocabulary is consistent: the core, the app, the learning pages and the glossary use the same
// terms.
import { sheetSections } from "../features/learn/sheet-sections";
import { TERMS } from "janggun/glossary";
import { expect, test } from "vitest";
import { ACCOUNT_TEXTS } from "../texts/account.gen";
import { ANALYSIS_PAGE_TEXTS } from "../texts/analysis-page.gen";
import { CULTURE_TEXTS } from "../texts/culture.gen";
import { learnTextsOf } from "../features/learn/texts";
import { PLAYERS_TEXTS } from "../texts/players.gen";
import { ARMY_TEXTS } from "../texts/army.gen";
import { PHRASES } from "../board/texts";
import { RULE_SENTENCES_TEXTS } from "../texts/rule-sentences.gen";
import { RULE_HELP_TEXTS } from "../texts/rule-help.gen";
import { RULE_SOURCES_TEXTS } from "../texts/rule-sources.gen";
import { ko } from "../texts/core.ko.gen";

/** Banned words, each with the term to use instead. */
const NOT_USED: readonly (readonly [RegExp, string])[] = [
  [/패스(?!포트)/, "한수쉼"],
  [/체크메이트|외통장군/, "외통"],
  [/비김(?=[^’])/, "무승부"],
  [/빅장을? ?(풀|해소)/, "빅장을 피하다"],
  [/상기처럼|상치|샹기/, "샹치"],
  [/구궁/, "궁성"],
  [/손님/, "게스트"],
  [/아무거나/, "무작위"],
  [/까닭/, "이유"],
  [/무잡이|첫 잡이/, "기물을 잡지 않음"],
  [/반점/, "0.5점"],
  [/머리글/, "헤더, 대국 정보"],
  [/초읽이|초 읽기/, "초읽기"],
  [/포 다리/, "포다리"],
  [/한 ?수 ?휴식/, "한수쉼"],
  [/잇따라/, "잇달아"],
  [/두 쪽[이은을]? /, "양쪽"],
  [/구석/, "귀"],
  [/찻길/, "차의 길"],
  [/다시 하기/, "다시 실행"],
  [/새로 고치/, "새로 고침"],
  [/도면/, "장기판 그림"],
  [/한 수 (앞|뒤)으?로/, "다음 수, 이전 수"],
];

const ARGUMENT = new Proxy({}, { get: () => 3 });

/** Yields every text in a value. Functions are called with 3 for each parameter. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "function") {
    try {
      yield* texts((value as (facts: unknown) => unknown)(ARGUMENT));
    } catch {
      // Skips texts that need other values.
    }
  } else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* texts(inner);
}

test("no catalogue has a second word for a thing", () => {
  const catalogues: Record<string, string[]> = {
    core: [...texts(RULE_SENTENCES_TEXTS.ko), ...texts(RULE_HELP_TEXTS.ko), ...texts(RULE_SOURCES_TEXTS.ko)],
    app: [...texts(ko)],
    board: [...texts(PHRASES.ko)],
    learn: [...texts(learnTextsOf("ko")), ...texts(sheetSections("ko", null))],
    laws: [...texts(learnTextsOf("ko").laws)],
    army: [...texts(ARMY_TEXTS.ko)],
    account: [...texts(ACCOUNT_TEXTS.ko)],
    analysis: [...texts(ANALYSIS_PAGE_TEXTS.ko)],
    players: [...texts(PLAYERS_TEXTS.ko)],
    culture: [...texts(CULTURE_TEXTS.ko)],
    glossary: TERMS.map((term) => term.about.ko),
  };
  const found: string[] = [];
  for (const [name, list] of Object.entries(catalogues)) {
    expect(list.length, name).toBeGreaterThan(8);
    for (const text of list) {
      for (const [banned, use] of NOT_USED) if (banned.test(text)) found.push(`${name}: ${text} → ${use}`);
    }
  }
  expect(found).toEqual([]);
});

test("the pieces are called in the app, on the board and on the cards as in the glossary", () => {
  const word = (id: string): string | undefined => TERMS.find((term) => term.id === id)?.hangul;
  const roles = { k: "general", a: "guard", n: "horse", b: "elephant", r: "chariot", c: "cannon" } as const;
  for (const [role, id] of Object.entries(roles) as [keyof typeof roles, string][]) {
    expect(ko.piece[role], id).toBe(word(id));
    expect(learnTextsOf("ko").pieces[role].name, id).toBe(word(id));
  }
  expect(ko.piece.p).toBe(`${word("jol")}(${word("byeong")})`);
  expect([ko.side.cho, ko.side.han]).toEqual([word("cho"), word("han")]);
});

test("setups and the words of check are the glossary's", () => {
  const term = (id: string): (typeof TERMS)[number] => {
    const found = TERMS.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };
  const setups = {
    msms: "right-elephant",
    mssm: "inner-elephants",
    smms: "outer-elephants",
    smsm: "left-elephant",
    central: "central-chariots",
  } as const;
  for (const [code, id] of Object.entries(setups) as [keyof typeof setups, string][]) {
    expect(ko.setup.names[code]).toBe(term(id).hangul);
  }
  expect([PHRASES.ko.check, PHRASES.ko.bikjang]).toEqual([term("check").hangul, term("bikjang").hangul]);
  expect([PHRASES["ko-KP"].check, PHRASES["ko-KP"].bikjang]).toEqual([
    term("check").north?.hangul,
    term("bikjang").north?.hangul,
  ]);
  expect(ko.ruleNames.endings.mate).toBe(term("mate").hangul);
  expect(ko.ruleNames.endings.perpetual_check).toBe(term("perpetual-check").hangul);
  expect(ko.ruleNames.fields.deom).toBe(term("deom").hangul);
});
