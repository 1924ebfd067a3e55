// Converts Korean texts to North Korean usage, which differs in a few Janggi terms. They are listed in the glossary in
// crates/janggi.
/**
 * South and North Korean terms. Both terms of a pair end in the same consonant, so particles stay correct. The name of
 * this program is 장군 too; texts put it in quotes or brackets, as in ‘장군’, and it is left unchanged.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/빅장/g, "궁장"],
  [/멍군/g, "멍훈"],
  [/(?<![‘([])장군|장군(?![’)\]])/g, "장훈"],
];

/** North Korean terms that texts in South Korean usage do not contain, except texts about both usages. */
const NORTHERN = /궁장|멍훈|장훈|(?:왼|오른|안)상장기|량(?:귀마|등상)장기/;

/** Particles after 마, each with the form that follows 말, which ends in a consonant. */
const PARTICLES: Readonly<Record<string, string>> = { 와: "과", 가: "이", 는: "은", 를: "을", 로: "로", 나: "이나" };

/** The separate words 마 (horse) and 양마 (both horses), with an optional particle. */
const HORSE = /(?<![가-힣0-9])(양?)마([와가는를로나]?)(?![가-힣])/g;

/** A horse that moves or is captured in Korean notation: 79마87, 71차61마. */
const HORSE_IN_MOVE = /(?<=\d\d)마(?=\d\d|(?![가-힣]))/g;

/** The order of horses (마) and elephants (상) in a setup, such as 마상상마. */
const ORDER = /(?<![가-힣])(?=마상|상마)([마상]{3})([마상])([와가는를로나]?)(?![가-힣])/g;

/** Names of setups. The northern names end in a vowel, so particles after them change. */
const SETUP = /(오른상차림|왼상차림|안상차림|바깥상차림|기동차(?!장기))(은|이(?![가-힣])|을|으로|과)?/g;
const SETUPS: Readonly<Record<string, string>> = {
  오른상차림: "왼상장기",
  왼상차림: "오른상장기",
  안상차림: "안상장기",
  바깥상차림: "량귀마장기",
  기동차: "기동차장기",
};
const AFTER_VOWEL: Readonly<Record<string, string>> = { 은: "는", 이: "가", 을: "를", 으로: "로", 과: "와" };

/**
 * Returns whether a text contains one of `words` itself, not only in `given`, the values filled into it. A text with
 * northern words speaks about both usages, so converting it would make it wrong.
 */
export function speaksOfBoth(text: string, given: readonly string[], words: RegExp = NORTHERN): boolean {
  return words.test(given.reduce((rest, value) => rest.replaceAll(value, ""), text));
}

/** Converts a text to North Korean usage. Texts about both usages stay as they are. */
export function northern(text: string, given: readonly string[] = []): string {
  if (speaksOfBoth(text, given)) return text;
  const after = (last: string, particle: string): string =>
    last === "마" ? `말${PARTICLES[particle] ?? ""}` : last + particle;
  const orders = text.replace(
    ORDER,
    (_, first: string, last: string, particle: string) => first.replaceAll("마", "말") + after(last, particle),
  );
  const horses = orders.replace(HORSE, (_, both: string, particle: string) => both + after("마", particle));
  const moves = horses.replace(HORSE_IN_MOVE, "말");
  const setups = moves.replace(
    SETUP,
    (_, setup: string, particle?: string) => (SETUPS[setup] ?? setup) + (AFTER_VOWEL[particle ?? ""] ?? ""),
  );
  return WORDS.reduce((done, [south, north]) => done.replace(south, north), setups);
}

/**
 * Applies `change` to every string in `value`, at any depth. Functions are wrapped, so that their results are changed
 * too; `change` also gets the values of their parameters.
 */
export function mapTexts<T>(
  value: T,
  change: (text: string, given: readonly string[]) => string,
  given: readonly string[] = [],
): T {
  if (typeof value === "string") return change(value, given) as T;
  if (typeof value === "function") {
    const made = value as unknown as (facts: object) => unknown;
    return ((facts: object) => mapTexts(made(facts), change, Object.values(facts).map(String))) as T;
  }
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, given)) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change, given)])) as T;
  }
  return value;
}
