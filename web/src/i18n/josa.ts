// Korean particles that depend on the last sound of the word before them.

/** The final consonant's index of the last syllable before any brackets (0 = none, 8 = ㄹ), or null when it is no hangul. */
function final(word: string): number | null {
  const spoken = word.replace(/\([^)]*\)$/, "");
  const code = spoken.charCodeAt(spoken.length - 1) - 0xac00;
  return code >= 0 && code < 11172 ? code % 28 : null;
}

function pick(word: string, closed: string, open: string): string {
  const end = final(word);
  return word + (end === null || end === 0 ? open : closed);
}

/** 한이, 초가 */
export const iGa = (word: string): string => pick(word, "이", "가");
/** 한은, 초는 */
export const eunNeun = (word: string): string => pick(word, "은", "는");
/** 안상차림을, 기동차를 */
export const eulReul = (word: string): string => pick(word, "을", "를");
/** 한으로, 초로 */
export function euroRo(word: string): string {
  const end = final(word);
  return word + (end === null || end === 0 || end === 8 ? "로" : "으로");
}
