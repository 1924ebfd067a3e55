// Nicknames to choose from, for who wants to play at once: a word and a piece of Janggi, and a number.
import type { Lang } from "../../i18n/lang";

interface Words {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const WORDS: Readonly<Record<Lang, Words>> = {
  ko: {
    first: ["날쌘", "침착한", "용감한", "조용한", "재빠른", "든든한"],
    second: ["마", "상", "포", "차", "장수", "병사"],
  },
  en: {
    first: ["Swift", "Calm", "Bold", "Quiet", "Lucky", "Sharp"],
    second: ["Horse", "Elephant", "Cannon", "Chariot", "General", "Soldier"],
  },
  nl: {
    first: ["Snelle", "Kalme", "Dappere", "Stille", "Slimme", "Vrolijke"],
    second: ["Olifant", "Wagen", "Soldaat", "Generaal", "Wachter"],
  },
};

/** A nickname in a language; `random` gives numbers from 0 to below 1. */
export function suggestNickname(lang: Lang, random: () => number): string {
  const { first, second } = WORDS[lang];
  const one = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? "";
  return `${one(first)}${one(second)}${10 + Math.floor(random() * 90)}`;
}
