// Functions that messages call: Korean particles, the sides' characters, numbers in a language's format.
export { eulReul, eunNeun, euroRo, iGa } from "../i18n/josa";

const HANJA: Readonly<Record<string, string>> = { 초: "楚", 한: "漢" };

/** 한(漢): 한 alone may be read as "one". */
export function withHanja(side: string | number): string {
  const hanja = HANJA[side];
  return hanja === undefined ? String(side) : `${side}(${hanja})`;
}

/** 1,000 in English, 1.000 in Dutch. */
export function number(n: number, lang: string): string {
  return n.toLocaleString(lang);
}

/** Points: `73.5` in English, `73,5` in Dutch. */
export function pointsIn(points: number, lang: string): string {
  return points.toLocaleString(lang, { maximumFractionDigits: 1, useGrouping: false });
}

/** `third` in English, `3e` in Dutch, `3.` in languages that nothing is known of. */
export function ordinal(n: number, lang: string): string {
  if (lang === "nl") return `${n}e`;
  if (lang !== "en") return `${n}.`;
  return { 2: "second", 3: "third", 4: "fourth" }[n] ?? `${n}th`;
}
