// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  /** Where a rule set is used, which its name may not tell. */
  association: "Association tournaments",
  friends: "Among friends",
  app: "Phone app",
  site: "Online play",
  north: "North Korea",
  handbook: "A Dutch manual",
  event: "A board game competition",
  engine: "A computer engine",
  replay: "Moves only, without rules for ending a game",
  game: "Rules of this game",
  link: "Rules in this link",
  own: "House rules",
};

export type RuleSetKindsTexts = typeof en;

export const ko: RuleSetKindsTexts = {
  association: "협회·연맹 대회",
  friends: "동네 장기",
  app: "휴대폰 앱",
  site: "인터넷 대국 사이트",
  north: "북한 장기",
  handbook: "네덜란드 장기 안내서",
  event: "해외 보드게임 대회",
  engine: "해외 컴퓨터 엔진",
  replay: "승부 규칙 없이 행마만",
  game: "이 대국의 규칙",
  link: "링크에 담긴 규칙",
  own: "나만의 규칙",
};

export const nl: RuleSetKindsTexts = {
  association: "Toernooien van de bonden",
  friends: "Onder vrienden",
  app: "Telefoonapp",
  site: "Online spelen",
  north: "Noord-Korea",
  handbook: "Een Nederlandse handleiding",
  event: "Een spellentoernooi",
  engine: "Een schaakengine",
  replay: "Alleen de zetten, zonder regels voor het einde",
  game: "Regels van deze partij",
  link: "Regels in deze link",
  own: "Huisregels",
};

export const RULE_SET_KINDS_TEXTS: Readonly<Record<Lang, RuleSetKindsTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const ruleSetKindsTexts = (): RuleSetKindsTexts => inUse(RULE_SET_KINDS_TEXTS);
