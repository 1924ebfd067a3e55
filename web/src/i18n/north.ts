// North Korean terms in the texts of the app: in Korean those of `board/north`, and in every language the names of
// setups.
import { mapTexts, northern } from "../board/north";
import type { Messages } from "../texts/core.en.gen";
import type { Lang } from "./lang";

/** Terms for facing generals (궁장 in North Korea) in English and Dutch. */
const FACING: readonly (readonly [RegExp, string])[] = [
  [/Bikjang/g, "Gungjang"],
  [/bikjang/g, "gungjang"],
  [/Bigjang/g, "Goengjang"],
];

/** Converts a text in a language to North Korean terms. */
export function northernIn(lang: Lang, text: string): string {
  return lang === "ko" ? northern(text) : FACING.reduce((done, [south, north]) => done.replace(south, north), text);
}

/** Converts texts to North Korean terms, such as those of the learn pages. */
export function northernTexts<T>(texts: T, lang: Lang = "ko"): T {
  return mapTexts(texts, (text) => northernIn(lang, text));
}

/** Names of setups in North Korea, where left and right are swapped. */
export const NORTHERN_SETUPS: Messages["setup"]["names"] = {
  msms: "왼상장기",
  mssm: "안상장기",
  smms: "량귀마장기",
  smsm: "오른상장기",
  central: "기동차장기",
};

/** Returns the names of setups in a language other than Korean, with left and right swapped. */
function exchanged(names: Messages["setup"]["names"]): Messages["setup"]["names"] {
  return { ...names, msms: names.smsm, smsm: names.msms };
}

/** Converts the app's texts to North Korean terms. 장군 as the name of this program is not changed. */
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
