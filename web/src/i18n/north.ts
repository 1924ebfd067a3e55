// Korean as North Koreans play: the few words that differ, put into texts that
// are written in the South's (the glossary in crates/janggi lists them).
import type { Messages } from "./en";

/** South, north; the last sound of each pair is alike, so particles stay right. */
const WORDS: readonly (readonly [string, string])[] = [
  ["빅장", "궁장"],
  ["멍군", "멍훈"],
  ["장군", "장훈"],
];

/** Particles behind 마 and behind 말, which ends in a consonant. */
const PARTICLES: Readonly<Record<string, string>> = { 와: "과", 가: "이", 는: "은", 를: "을", 로: "로", 나: "이나" };

/** The horse (마) where it stands as a word, not within another. */
const HORSE = /(?<![가-힣0-9])(양?)마([와가는를로나]?)(?![가-힣])/g;

/** A move that a horse makes or is taken by: 79마87, 71차61마. */
const HORSE_IN_MOVE = /(?<=\d\d)마(?=\d\d|(?![가-힣]))/g;

/** One text in North Korean words. */
export function northern(text: string): string {
  const horses = text.replace(HORSE, (_, both: string, after: string) => `${both}말${PARTICLES[after] ?? ""}`);
  const moves = horses.replace(HORSE_IN_MOVE, "말");
  return WORDS.reduce((done, [south, north]) => done.replaceAll(south, north), moves);
}

/** Every text in `value`, however deep, changed by `change`; functions change what they return. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (typeof value === "function") {
    const made = value as unknown as (facts: unknown) => unknown;
    return ((facts: unknown) => mapTexts(made(facts), change)) as T;
  }
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)])) as T;
  }
  return value;
}

/** Texts in North Korean words, such as those of the learn pages. */
export function northernTexts<T>(texts: T): T {
  return mapTexts(texts, northern);
}

/** The names of setups in North Korea, from the player's seat: left and right are the other way round. */
export const NORTHERN_SETUPS: Messages["setup"]["names"] = {
  msms: "왼상장기",
  mssm: "안상장기",
  smms: "량귀마장기",
  smsm: "오른상장기",
  central: "기동차장기",
};

/** The app's Korean texts in North Korean words. Where 장군 is this program's name, it stays. */
export function northernMessages(ko: Messages): Messages {
  const north = northernTexts(ko);
  return {
    ...north,
    app: ko.app,
    records: ko.records,
    start: { ...north.start, levelHint: ko.start.levelHint },
    setup: { ...north.setup, names: NORTHERN_SETUPS },
  };
}
