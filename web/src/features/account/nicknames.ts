// Suggested nicknames for guests: an adjective, a Janggi piece, and a number.
import type { Lang } from "../../i18n/lang";
import { NICKNAMES_TEXTS } from "../../texts/nicknames.gen";

/** Returns a nickname in a language. `random` works like `Math.random`. */
export function suggestNickname(lang: Lang, random: () => number): string {
  const { first, second } = NICKNAMES_TEXTS[lang];
  const one = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? "";
  return `${one(first)}${one(second)}${10 + Math.floor(random() * 90)}`;
}
