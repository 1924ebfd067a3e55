// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  /** Under the bell. */
  bell: (p: { n: number }): string => (p.n === 1 ? "1 notification" : `${p.n} notifications`),
  title: "While you were away",
  tournaments: "Tournaments that have started",
  /** Heading of the news of clubs. */
  clubs: "Club news",
  club: {
    /** By kind of news. $name is a club. */
    request: (p: { name: string | number }): string => `New requests to join ${p.name}`,
    admitted: (p: { name: string | number }): string => `You are now a member of ${p.name}`,
    declined: (p: { name: string | number }): string => `${p.name} has declined your request to join`,
  },
  turns: "Your turn",
  over: "Finished",
  all: "All my games",
};

export type NewsTexts = typeof en;

export const ko: NewsTexts = {
  bell: (p: { n: number }): string => `새 소식 ${p.n}개`,
  title: "자리를 비운 사이",
  tournaments: "시작된 대회",
  clubs: "동호회 소식",
  club: {
    request: (p: { name: string | number }): string => `${p.name}에 가입 신청이 들어왔습니다`,
    admitted: (p: { name: string | number }): string => `${p.name} 회원이 되었습니다`,
    declined: (p: { name: string | number }): string => `${p.name} 가입 신청이 거절되었습니다`,
  },
  turns: "내 차례",
  over: "끝난 대국",
  all: "내 대국 모두 보기",
};

export const nl: NewsTexts = {
  bell: (p: { n: number }): string => (p.n === 1 ? "1 melding" : `${p.n} meldingen`),
  title: "Terwijl je weg was",
  tournaments: "Je toernooi is begonnen",
  clubs: "Verenigingsnieuws",
  club: {
    request: (p: { name: string | number }): string => `Nieuwe lidmaatschapsaanvragen voor ${p.name}`,
    admitted: (p: { name: string | number }): string => `Je bent nu lid van ${p.name}`,
    declined: (p: { name: string | number }): string => `${p.name} heeft je aanvraag afgewezen`,
  },
  turns: "Jij bent aan zet",
  over: "Afgelopen",
  all: "Al mijn partijen",
};

export const NEWS_TEXTS: Readonly<Record<Lang, NewsTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const newsTexts = (): NewsTexts => inUse(NEWS_TEXTS);
