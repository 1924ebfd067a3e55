// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  coachOff: "Coach: off",
  coachOn: "Coach: on",
  recommended: "Good for a first game",
  zen: "Focus mode",
  verdict: "Result under other rules",
  keys: "Keyboard shortcuts",
};

export type GameLabelsTexts = typeof en;

export const ko: GameLabelsTexts = {
  coachOff: "도우미: 꺼짐",
  coachOn: "도우미: 켜짐",
  recommended: "첫 대국에 추천",
  zen: "집중 모드",
  verdict: "규칙별 판정",
  keys: "단축키",
};

export const nl: GameLabelsTexts = {
  coachOff: "Coach: uit",
  coachOn: "Coach: aan",
  recommended: "Goed voor een eerste partij",
  zen: "Focusmodus",
  verdict: "Uitslag volgens andere regels",
  keys: "Sneltoetsen",
};

export const GAME_LABELS_TEXTS: Readonly<Record<Lang, GameLabelsTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const gameLabelsTexts = (): GameLabelsTexts => inUse(GAME_LABELS_TEXTS);
