// @vitest-environment node
// Tests that texts are not empty, Korean texts contain Hangul, and particles match the preceding sound.
import { expect, test } from "vitest";
import { en, type Messages } from "../texts/core.en.gen";
import { ko } from "../texts/core.ko.gen";
import { nl } from "../texts/core.nl.gen";
import { northern } from "../board/north";
import { northernMessages } from "./north";
import { leaves } from "./text-laws";
import { eulReul, eunNeun, euroRo, iGa } from "./josa";

/** Names and symbols that need no Hangul in Korean and may be equal in Dutch and English. */
const SAME = new Set([
  "pieceLetters",
  "settings.notations.korean",
  "settings.notations.western",
  "settings.notations.uci",
  "settings.coordStyles.uci",
  ...["wxf", "chinese", "uci"].map((code) => `settings.xiangqiNotations.${code}`),
  "game.first",
  "game.warning",
  "handicaps.told",
  "ruleSetNames.presets.pychess",
  "ruleSetNames.presets.vchess",
  "ruleSets.null",
]);

const argument = (name: string): unknown => (["side", "first", "second", "name", "piece"].includes(name) ? "한" : 3);

function byPath(texts: unknown): Map<string, string> {
  return new Map([...leaves(texts, argument)].map(([path, text]) => [path.slice(1), text]));
}

const english = byPath(en);
const korean = byPath(ko);
const dutch = byPath(nl);
const north = byPath(northernMessages(ko, "ko"));

/** Texts that are equal in English and Dutch: shared words, names, and Korean terms. */
const SAME_DUTCH = new Set([
  ...SAME,
  "ruleNames.values.chesswar",
  ..."nav.army nav.xiangqi nav.lobby app.name common.ok side.cho side.han seat.houseOfGrade house.label settings.pieceSets.hanja settings.pieceSets.hangul".split(
    " ",
  ),
  ..."start.engine start.sides.second start.timeKinds.byoyomi grade.geup grade.dan ruleNames.values.janggi engine.weakCount.blunder game.undoAsk game.menu engine.hint boardClock.sumDeom player.bot".split(
    " ",
  ),
  ..."game.downloadJson settings.coordStyles.uci engine.weak.blunder start.timeByoyomi start.timePlain engine.hintIs chat.title".split(
    " ",
  ),
]);

/**
 * More texts that may be equal in English and Dutch: readings of Korean words, and names of rule sets. Most of the
 * latter are names of programs and federations.
 */
const NAMES = /^(?:handicaps\.reading|ruleSetNames\.presets)\./;

test("all languages have the same texts, none empty", () => {
  for (const texts of [korean, dutch, north]) expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [path, text] of [...english, ...korean, ...dutch, ...north]) {
    expect(text.trim(), path).not.toBe("");
  }
});

test("every Korean text is Korean", () => {
  const foreign = [...korean].filter(([path, text]) => !SAME.has(path) && !/[가-힣]/.test(text));
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test("Dutch texts are Dutch: none is the English one but for words that both have", () => {
  const words = (path: string, text: string): boolean =>
    /[a-z]{3}/.test(text) && !SAME_DUTCH.has(path) && !NAMES.test(path);
  const same = [...dutch].filter(([path, text]) => words(path, text) && english.get(path) === text);
  expect(same).toEqual([]);
});

test("no Korean text puts the wrong particle behind 초 or 한", () => {
  for (const [path, text] of korean) expect(text, path).not.toMatch(/초이 |초은 |초을 |한가 |한는 |한를 /);
});

test("Korean of the North has the North's words, and the program keeps its name", () => {
  expect(north.get("app.name")).toBe("장군");
  expect([north.get("game.check"), north.get("game.answered"), north.get("bikjang.title")]).toEqual([
    "장훈!",
    "멍훈!",
    "궁장",
  ]);
  expect([north.get("piece.n"), north.get("setup.names.smsm")]).toEqual(["말", "오른상장기"]);
  for (const [path, text] of north) {
    if (/^(app|records)\.|levelHint$/.test(path)) continue;
    expect(text, path).not.toMatch(/빅장|멍군|장군|상차림|[마상]{4}/);
  }
  expect(northern("마는 넘지만 마와 상, 양마가 79마87")).toBe("말은 넘지만 말과 상, 양말이 79말87");
  expect(northern("71차61마 장군")).toBe("71차61말 장훈");
  expect(northern("마상마상")).toBe("말상말상");
  expect(northern("상마상마는 왼상차림")).toBe("상말상말은 오른상장기");
  expect(northern("오른상차림은 왼상차림이 되고")).toBe("왼상장기는 오른상장기가 되고");
  expect(northern("안상차림입니다, 바깥상차림과 기동차를 기동차장기")).toBe(
    "안상장기입니다, 량귀마장기와 기동차장기를 기동차장기",
  );
});

test("in every language the North exchanges the left and the right elephant and names the facing of the generals, and nothing else", () => {
  for (const [texts, lang] of [
    [en, "en"],
    [nl, "nl"],
  ] as const) {
    const there = northernMessages(texts, lang);
    const { names } = texts.setup;
    expect(there.setup.names).toEqual({ ...names, msms: names.smsm, smsm: names.msms });
    const plain = (all: Messages): string => JSON.stringify(all).replace(/(?:bik|big|gung|goeng)jang/gi, "");
    expect(plain({ ...there, setup: { ...there.setup, names } })).toBe(plain(texts));
  }
});

test("particles", () => {
  expect([iGa("한"), iGa("초")]).toEqual(["한이", "초가"]);
  // Text in parentheses is not pronounced.
  expect([iGa("한(漢)"), euroRo("초(楚)"), euroRo("한(漢)")]).toEqual(["한(漢)이", "초(楚)로", "한(漢)으로"]);
  expect([eunNeun("한"), eunNeun("초")]).toEqual(["한은", "초는"]);
  expect([eulReul("안상차림"), eulReul("기동차")]).toEqual(["안상차림을", "기동차를"]);
  expect([euroRo("한"), euroRo("초"), euroRo("길")]).toEqual(["한으로", "초로", "길로"]);
});
