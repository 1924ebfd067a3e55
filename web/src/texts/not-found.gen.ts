// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  about: "The address may be mistyped, or the page has moved. From here you can go on:",
  play: "Play a game",
  learn: "Learn Janggi",
  games: "My games",
  analysis: "Analysis",
};

export type NotFoundTexts = typeof en;

export const ko: NotFoundTexts = {
  about: "주소가 틀렸거나 옮겨진 페이지입니다. 여기서 이어 가세요.",
  play: "대국하기",
  learn: "장기 배우기",
  games: "내 대국",
  analysis: "분석",
};

export const nl: NotFoundTexts = {
  about: "Het adres klopt misschien niet, of de pagina is verhuisd. Van hier kun je verder:",
  play: "Een partij spelen",
  learn: "Janggi leren",
  games: "Mijn partijen",
  analysis: "Analyse",
};

export const NOT_FOUND_TEXTS: Readonly<Record<Lang, NotFoundTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const notFoundTexts = (): NotFoundTexts => inUse(NOT_FOUND_TEXTS);
