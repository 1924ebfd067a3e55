// The words for newcomers on the start page. They are few, so all languages stand here.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";

interface NewcomerTexts {
  readonly title: string;
  readonly about: string;
  readonly learn: string;
  readonly play: string;
}

export const NEWCOMER_TEXTS: Readonly<Record<Lang, NewcomerTexts>> = {
  ko: {
    title: "장기가 처음이세요?",
    about: "판 위에서 풀어 보는 짧은 수업, 그리고 옆에서 알려 주는 첫 대국.",
    learn: "5분 만에 배우기",
    play: "도우미와 첫 대국",
  },
  en: {
    title: "New to Janggi?",
    about: "Short lessons on the board, then a first game with a coach at your side.",
    learn: "Learn in five minutes",
    play: "First game with a coach",
  },
  nl: {
    title: "Nieuw met Janggi?",
    about: "Korte lessen op het bord, en dan een eerste partij met een begeleider naast je.",
    learn: "Leer het in vijf minuten",
    play: "Eerste partij met begeleiding",
  },
};

export function newcomerTexts(): NewcomerTexts {
  return inUse(NEWCOMER_TEXTS);
}
