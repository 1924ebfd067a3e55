// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  learned: "Picture and hanja",
  learnedSteps: [
    "large picture",
    "both alike",
    "large hanja",
  ],
  wood: "Made of",
  woods: {
    ginkgo: "Ginkgo wood",
    zelkova: "Zelkova wood",
    paper: "Paper",
    celadon: "Celadon",
  },
  soundSet: "Sounds",
  soundSets: {
    wood: "wood",
    stone: "stones",
    strings: "strings",
  },
  volume: "Volume",
  calls: "Call out janggun and meonggun",
  motion: "Pieces travel",
  motions: {
    usual: "as usual",
    slow: "slowly",
    fast: "fast",
    none: "at once",
  },
  about: "About",
  version: (p: { version: string | number }): string => `Janggun ${p.version}`,
  licence: "Free software under the MIT or the Apache 2.0 licence.",
  source: "Source code",
  sourceWithin: "The source code comes with the program.",
  documentation: "Documentation",
};

export type SettingsPageTexts = typeof en;

export const ko: SettingsPageTexts = {
  learned: "그림과 한자",
  learnedSteps: [
    "그림 크게",
    "같은 크기",
    "한자 크게",
  ],
  wood: "판의 재질",
  woods: {
    ginkgo: "은행나무",
    zelkova: "느티나무",
    paper: "한지",
    celadon: "청자",
  },
  soundSet: "소리 종류",
  soundSets: {
    wood: "나무",
    stone: "돌",
    strings: "가야금",
  },
  volume: "소리 크기",
  calls: "장군, 멍군 소리로 알리기",
  motion: "기물이 움직이는 속도",
  motions: {
    usual: "보통",
    slow: "느리게",
    fast: "빠르게",
    none: "바로",
  },
  about: "정보",
  version: (p: { version: string | number }): string => `Janggun(장군) ${p.version}`,
  licence: "MIT 또는 Apache 2.0 라이선스로 쓸 수 있는 자유 소프트웨어입니다.",
  source: "소스 코드",
  sourceWithin: "소스 코드는 프로그램과 함께 배포됩니다.",
  documentation: "설명서",
};

export const nl: SettingsPageTexts = {
  learned: "Plaatje en hanja",
  learnedSteps: [
    "plaatje groot",
    "even groot",
    "hanja groot",
  ],
  wood: "Gemaakt van",
  woods: {
    ginkgo: "Ginkgohout",
    zelkova: "Zelkovahout",
    paper: "Papier",
    celadon: "Celadon",
  },
  soundSet: "Geluiden",
  soundSets: {
    wood: "hout",
    stone: "stenen",
    strings: "snaren",
  },
  volume: "Volume",
  calls: "Janggun en meonggun uitroepen",
  motion: "Stukken bewegen",
  motions: {
    usual: "gewoon",
    slow: "langzaam",
    fast: "snel",
    none: "meteen",
  },
  about: "Over",
  version: (p: { version: string | number }): string => `Janggun ${p.version}`,
  licence: "Vrije software onder de MIT- of de Apache 2.0-licentie.",
  source: "Broncode",
  sourceWithin: "De broncode hoort bij het programma.",
  documentation: "Documentatie",
};

export const SETTINGS_PAGE_TEXTS: Readonly<Record<Lang, SettingsPageTexts>> = { ko, en, nl };

/** In the language and the words in use; reactive. */
export const settingsPageTexts = (): SettingsPageTexts => inUse(SETTINGS_PAGE_TEXTS);
