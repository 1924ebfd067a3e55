// Functions called by messages: Korean particles, hanja of the sides, and numbers formatted for a language.
export { eulReul, eunNeun, euroRo, gwaWa, iGa } from "../i18n/josa";

const HANJA: Readonly<Record<string, string>> = { 초: "楚", 한: "漢" };

/** Adds the hanja to a side's name, as in 한(漢), because 한 alone could be read as "one". */
export function withHanja(side: string | number): string {
  const hanja = HANJA[side];
  return hanja === undefined ? String(side) : `${side}(${hanja})`;
}

/** Formats an integer: 1,000 in English, 1.000 in Dutch. */
export function number(n: number, lang: string): string {
  return n.toLocaleString(lang);
}

/** Formats points: `73.5` in English, `73,5` in Dutch. */
export function pointsIn(points: number, lang: string): string {
  return points.toLocaleString(lang, { maximumFractionDigits: 1, useGrouping: false });
}

/** Formats an ordinal: `third` in English, `3e` in Dutch, `3.` in other languages. */
export function ordinal(n: number, lang: string): string {
  if (lang === "nl") return `${n}e`;
  if (lang !== "en") return `${n}.`;
  return { 2: "second", 3: "third", 4: "fourth" }[n] ?? `${n}th`;
}
