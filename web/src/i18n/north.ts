// Converts the app's texts to North Korean terms. Korean texts use the terms of `board/north`. In other languages, only
// bikjang and the setups have different names.
import { mapTexts, northern, speaksOfBoth } from "../board/north";
import type { Messages } from "../texts/core.en.gen";
import type { Lang } from "./lang";

/** Names of bikjang and their North Korean equivalents, for English and Dutch texts. */
const FACING: readonly (readonly [RegExp, string])[] = [
  [/Bikjang/g, "Gungjang"],
  [/bikjang/g, "gungjang"],
  [/Bigjang/g, "Goengjang"],
  [/빅장/g, "궁장"],
];

/** North Korean names of bikjang. A text that contains one of them speaks about both usages. */
const FACING_NORTH = /gungjang|goengjang|궁장/i;

/**
 * Converts a text in `lang` to North Korean terms; `given` are the values filled into it. Texts about both usages stay
 * as they are.
 */
export function northernIn(lang: Lang, text: string, given: readonly string[] = []): string {
  if (lang === "ko") return northern(text, given);
  if (speaksOfBoth(text, given, FACING_NORTH)) return text;
  return FACING.reduce((done, [south, north]) => done.replace(south, north), text);
}

/** Converts all strings in `texts` to North Korean terms. */
export function northernTexts<T>(texts: T, lang: Lang = "ko"): T {
  return mapTexts(texts, (text, given) => northernIn(lang, text, given));
}

/** North Korean names of setups. Left and right are swapped compared with South Korea. */
export const NORTHERN_SETUPS: Messages["setup"]["names"] = {
  msms: "왼상장기",
  mssm: "안상장기",
  smms: "량귀마장기",
  smsm: "오른상장기",
  central: "기동차장기",
};

/** Swaps left and right in the names of setups, for languages other than Korean. */
function exchanged(names: Messages["setup"]["names"]): Messages["setup"]["names"] {
  return { ...names, msms: names.smsm, smsm: names.msms };
}

/** Converts the core texts to North Korean terms. Korean sections with the program's name (장군) are left unchanged. */
export function northernMessages(texts: Messages, lang: Lang): Messages {
  if (lang === "ko") return inKorean(texts);
  const north = northernTexts(texts, lang);
  return {
    ...north,
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
