// Written by `cargo xtask generate` from the messages in texts/.
import type { Lang } from "./languages.gen";

export const en = {
  first: [
    "Swift",
    "Calm",
    "Bold",
    "Quiet",
    "Lucky",
    "Sharp",
  ],
  second: [
    "Horse",
    "Elephant",
    "Cannon",
    "Chariot",
    "General",
    "Soldier",
  ],
};

export type NicknamesTexts = typeof en;

export const ko: NicknamesTexts = {
  first: [
    "날쌘",
    "침착한",
    "용감한",
    "조용한",
    "재빠른",
    "든든한",
  ],
  second: [
    "마",
    "상",
    "포",
    "차",
    "장수",
    "병사",
  ],
};

export const nl: NicknamesTexts = {
  first: [
    "Snelle",
    "Kalme",
    "Dappere",
    "Stille",
    "Slimme",
    "Vrolijke",
  ],
  second: [
    "Olifant",
    "Wagen",
    "Soldaat",
    "Generaal",
    "Wachter",
    "Adviseur",
  ],
};

export const NICKNAMES_TEXTS: Readonly<Record<Lang, NicknamesTexts>> = { ko, en, nl };
