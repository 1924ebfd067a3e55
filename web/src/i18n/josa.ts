// Korean particles, which depend on the last sound of the word before them.

/**
 * Final consonants of digits when read aloud. 일, 칠 and 팔 end in ㄹ; 영, 삼 and 육 end in another consonant; the others end
 * in a vowel.
 */
const DIGITS: Readonly<Record<string, number>> = { 0: 21, 1: 8, 2: 0, 3: 16, 4: 0, 5: 0, 6: 1, 7: 8, 8: 8, 9: 0 };

/**
 * Returns the index of a word's final consonant (0 = none, 8 = ㄹ), ignoring parentheses at the end. Null if the word
 * does not end in Hangul or a digit.
 */
function final(word: string): number | null {
  const spoken = word.replace(/\([^)]*\)$/, "");
  const digit = DIGITS[spoken.slice(-1)];
  if (digit !== undefined) return digit;
  const code = spoken.charCodeAt(spoken.length - 1) - 0xac00;
  return code >= 0 && code < 11172 ? code % 28 : null;
}

function pick(word: string, closed: string, open: string): string {
  const end = final(word);
  return word + (end === null || end === 0 ? open : closed);
}

/** Appends a subject particle: 한이, 초가. */
export const iGa = (word: string | number): string => pick(String(word), "이", "가");
/** Appends a topic particle: 한은, 초는. */
export const eunNeun = (word: string | number): string => pick(String(word), "은", "는");
/** Appends an object particle: 안상차림을, 기동차를. */
export const eulReul = (word: string | number): string => pick(String(word), "을", "를");
/** Appends the particle for "and" or "with": 한과, 초와. */
export const gwaWa = (word: string | number): string => pick(String(word), "과", "와");
/** Appends the particle for "to" or "by": 한으로, 초로. */
export function euroRo(of: string | number): string {
  const word = String(of);
  const end = final(word);
  return word + (end === null || end === 0 || end === 8 ? "로" : "으로");
}
