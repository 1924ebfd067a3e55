// A value of a rule set as a person reads it. The names are the core's (rule-names.gen.ts).
import { coreLang, type Lang } from "./lang";
import { ENDING_NAMES, FIELD_NAMES, MARK_NAMES, RESULT_NAMES, VALUE_PHRASES, type Name } from "./rule-names.gen";

type Entry = Record<string, unknown>;

function ordinal(n: string): string {
  return { "2": "second", "3": "third", "4": "fourth" }[n] ?? `${n}th`;
}

function word(table: Record<string, Name> | undefined, code: unknown, lang: Lang): string {
  return table?.[String(code)]?.[coreLang(lang)] ?? String(code);
}

/** A phrase with its number put in; `undefined` where the catalogue has none. */
function phrase(key: string, lang: Lang, n: unknown = ""): string | undefined {
  const text = String(n);
  return VALUE_PHRASES[key]?.[coreLang(lang)]
    .replace("{nth}", ordinal(text))
    .replace("{n}", text)
    .replace("{points}", text);
}

/** The phrases that the parts of an entry have, in the order given. */
function phrases(entry: Entry, group: string, parts: string[], lang: Lang): string[] {
  return parts
    .map((part) => phrase(`${group}${part}.${String(entry[part])}`, lang))
    .filter((text) => text !== undefined);
}

function repetitionText(entry: Entry, lang: Lang): string {
  const kind = String(entry["kind"]);
  const name = phrase(`repetition.${kind}`, lang, entry["n"]) ?? kind;
  return [
    `${name}: ${word(RESULT_NAMES, entry["result"], lang)}`,
    ...phrases(entry, "repetition.", ["count_passes", "chaser_loses"], lang),
    ...phrases(entry, "", ["both_below_30"], lang),
  ].join(", ");
}

function perpetualText(entry: Entry, lang: Lang): string {
  const loses = phrase("perpetual_check.loses", lang, entry["n"]) ?? "";
  return [loses, ...phrases(entry, "", ["both_below_30"], lang)].join(", ");
}

function limitText(entry: Entry, lang: Lang): string {
  const { n, max_half: max, result } = entry;
  const parts = [
    typeof n === "number" ? phrase("limit.n", lang, n) : undefined,
    typeof max === "number" ? phrase("limit.max", lang, max / 2) : undefined,
    ...phrases(entry, "limit.", ["counts_deom", "quiet_only"], lang),
  ];
  const text = parts.filter((part) => part !== undefined).join(", ");
  return result === undefined ? text : `${text}: ${word(RESULT_NAMES, result, lang)}`;
}

/** A field's value as a person reads it. */
export function valueText(path: string, value: unknown, lang: Lang): string {
  const none = phrase("none", lang) ?? "";
  if (value === null || value === undefined) return "–";
  if (path === "deom" && typeof value === "number") {
    return value === 0 ? none : (phrase("points", lang, value / 2) ?? "");
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? none : value.map((entry) => repetitionText(entry as Entry, lang)).join(" · ");
  }
  if (path === "perpetual_check" && typeof value === "object") return perpetualText(value as Entry, lang);
  if (typeof value === "object") return limitText(value as Entry, lang);
  return word(FIELD_NAMES[path]?.values, value, lang);
}

export function fieldName(path: string, lang: Lang): string {
  return FIELD_NAMES[path]?.name[coreLang(lang)] ?? path;
}

function namesOf(table: Record<string, Name>, lang: Lang): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([code, name]) => [code, name[coreLang(lang)]]));
}

/** How sure a value of a rule set is, by the letter of its mark. */
export function markNames(lang: Lang): Record<string, string> {
  return namesOf(MARK_NAMES, lang);
}

/** What ended a game, in a word or two, by its code. */
export function endingNames(lang: Lang): Record<string, string> {
  return namesOf(ENDING_NAMES, lang);
}
