// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  /** Under the bell. */
  bell: (p: { n: number }): string => (p.n === 1 ? "1 notification" : `${p.n} notifications`),
  title: "While you were away",
  turns: "Your turn",
  over: "Finished",
  all: "All my games",
};

export type NewsTexts = typeof en;

export const ko: NewsTexts = {
  bell: (p: { n: number }): string => `새 소식 ${p.n}개`,
  title: "자리를 비운 사이",
  turns: "내 차례",
  over: "끝난 대국",
  all: "내 대국 모두 보기",
};

export const nl: NewsTexts = {
  bell: (p: { n: number }): string => (p.n === 1 ? "1 melding" : `${p.n} meldingen`),
  title: "Terwijl je weg was",
  turns: "Jij bent aan zet",
  over: "Afgelopen",
  all: "Al mijn partijen",
};

export const NEWS_TEXTS: Readonly<Record<Lang, NewsTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const newsTexts = (): NewsTexts => inUse(NEWS_TEXTS);
