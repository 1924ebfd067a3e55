// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  title: "Spectator screen",
  none: "There is nothing to show yet. Boards appear when a round has been paired or, without a tournament, when two people play on this device or use it as their clock.",
  back: "Back",
  all: "All boards",
  enlarge: (p: { board: string | number }): string => `Enlarge ${p.board}`,
  others: "Other boards",
  last: (p: { move: string | number }): string => `Last move: ${p.move}`,
  points: (p: { cho: string | number; han: string | number }): string => `Cho ${p.cho} : ${p.han} Han`,
  playing: "playing",
};

export type SpectatorsTexts = typeof en;

export const ko: SpectatorsTexts = {
  title: "관전 화면",
  none: "아직 보여 줄 대국이 없습니다. 대진을 짜면 여기에 나옵니다. 대회 없이 열었을 때는 이 기기에서 둘이 대국하거나 시계를 쓰면 나옵니다.",
  back: "돌아가기",
  all: "모든 테이블",
  enlarge: (p: { board: string | number }): string => `${p.board} 크게 보기`,
  others: "다른 테이블",
  last: (p: { move: string | number }): string => `마지막 수: ${p.move}`,
  points: (p: { cho: string | number; han: string | number }): string => `초(楚) ${p.cho} : ${p.han} 한(漢)`,
  playing: "대국 중",
};

export const nl: SpectatorsTexts = {
  title: "Scherm voor het publiek",
  none: "Er is nog niets te zien. Borden verschijnen zodra er een ronde is ingedeeld of, zonder toernooi, zodra twee mensen op dit apparaat spelen of het als klok gebruiken.",
  back: "Terug",
  all: "Alle borden",
  enlarge: (p: { board: string | number }): string => `${p.board} groot tonen`,
  others: "Andere borden",
  last: (p: { move: string | number }): string => `Laatste zet: ${p.move}`,
  points: (p: { cho: string | number; han: string | number }): string => `Cho ${p.cho} : ${p.han} Han`,
  playing: "bezig",
};

export const SPECTATORS_TEXTS: Readonly<Record<Lang, SpectatorsTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const spectatorsTexts = (): SpectatorsTexts => inUse(SPECTATORS_TEXTS);
