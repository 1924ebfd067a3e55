// The words of the North in the texts of the app: in Korean those that `board/north` knows, and in every language the names of
// the setups.
import { mapTexts, northern } from "../board/north";
import type { Messages } from "../texts/core.en.gen";
import type { Lang } from "./lang";

/** The words for facing generals, 궁장 in the North, in English and Dutch. */
const FACING: readonly (readonly [RegExp, string])[] = [
  [/Bikjang/g, "Gungjang"],
  [/bikjang/g, "gungjang"],
  [/Bigjang/g, "Goengjang"],
];

/** A text of a language in North Korean words. */
export function northernIn(lang: Lang, text: string): string {
  return lang === "ko" ? northern(text) : FACING.reduce((done, [south, north]) => done.replace(south, north), text);
}

/** Texts in North Korean words, such as those of the learn pages. */
export function northernTexts<T>(texts: T, lang: Lang = "ko"): T {
  return mapTexts(texts, (text) => northernIn(lang, text));
}

/** The names of setups in North Korea, from the player's seat: left and right are the other way round. */
export const NORTHERN_SETUPS: Messages["setup"]["names"] = {
  msms: "왼상장기",
  mssm: "안상장기",
  smms: "량귀마장기",
  smsm: "오른상장기",
  central: "기동차장기",
};

/** The names of setups in a language without Korean words: only left and right are exchanged. */
function exchanged(names: Messages["setup"]["names"]): Messages["setup"]["names"] {
  return { ...names, msms: names.smsm, smsm: names.msms };
}

/** The app's texts in North Korean words. Where 장군 is this program's name, it stays. */
export function northernMessages(texts: Messages, lang: Lang): Messages {
  if (lang === "ko") return inKorean(texts);
  const north = northernTexts(texts, lang);
  return {
    ...north,
    settings: { ...north.settings, wordsHint: texts.settings.wordsHint },
    setup: { ...north.setup, names: exchanged(texts.setup.names) },
  };
}

function inKorean(ko: Messages): Messages {
  const north = northernTexts(ko);
  return {
    ...north,
    app: ko.app,
    records: ko.records,
    start: { ...north.start, levelHint: ko.start.levelHint },
    setup: { ...north.setup, names: NORTHERN_SETUPS },
  };
}
