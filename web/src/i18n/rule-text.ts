// Describes the values of rule sets in the current language and terms. Reactive.
import type { Messages } from "../texts/core.en.gen";
import { textOf } from "./codes";
import { t } from "./index.svelte";

type Entry = Record<string, unknown>;
type Phrase = keyof Messages["ruleNames"]["phrases"];

function word(code: unknown): string {
  return textOf(t().ruleNames.values, String(code)) ?? String(code);
}

/** Returns a phrase with its number inserted; `undefined` if there is no such phrase. */
function phrase(key: Phrase | (string & {}), n?: unknown): string | undefined {
  return textOf(t().ruleNames.phrases, key, { n, points: n });
}

/** Returns the phrases for the given parts of an entry, and skips parts without one. */
function phrases(entry: Entry, group: string, parts: string[]): string[] {
  return parts.map((part) => phrase(`${group}${part}.${String(entry[part])}`)).filter((text) => text !== undefined);
}

function repetitionText(entry: Entry): string {
  const kind = String(entry["kind"]);
  const name = phrase(`repetition.${kind}`, entry["n"]) ?? kind;
  return [
    `${name}: ${word(entry["result"])}`,
    ...phrases(entry, "repetition.", ["count_passes", "chaser_loses"]),
    ...phrases(entry, "", ["both_below_30"]),
  ].join(", ");
}

function perpetualText(entry: Entry): string {
  const loses = phrase("perpetual_check.loses", entry["n"]) ?? "";
  return [loses, ...phrases(entry, "", ["both_below_30"])].join(", ");
}

function limitText(entry: Entry): string {
  const { n, max_half: max, result } = entry;
  const parts = [
    typeof n === "number" ? phrase("limit.n", n) : undefined,
    typeof max === "number" ? phrase("limit.max", max / 2) : undefined,
    ...phrases(entry, "limit.", ["counts_deom", "quiet_only"]),
  ];
  const text = parts.filter((part) => part !== undefined).join(", ");
  return result === undefined ? text : `${text}: ${word(result)}`;
}

export function valueText(path: string, value: unknown): string {
  const { own, phrases: known } = t().ruleNames;
  if (value === null && path.startsWith("limit."))
    return path === "limit.low_points" ? known.none : known["limit.none"];
  if (value === null || value === undefined) return "–";
  if (path === "deom" && typeof value === "number")
    return value === 0 ? known.none : known.points({ points: value / 2 });
  if (Array.isArray(value)) {
    return value.length === 0 ? known.none : value.map((entry) => repetitionText(entry as Entry)).join(" · ");
  }
  if (path === "perpetual_check" && typeof value === "object") return perpetualText(value as Entry);
  if (typeof value === "object") return limitText(value as Entry);
  const particular: Readonly<Record<string, Readonly<Record<string, string>>>> = own;
  return textOf(particular[path] ?? {}, String(value)) ?? word(value);
}

export function fieldName(path: string): string {
  return textOf(t().ruleNames.fields, path) ?? path;
}
