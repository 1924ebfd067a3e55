// Distinguishes entries of the same name (동명이인) by their clubs, or else by their entry numbers.
//
// Pure. Must not depend on pages. Every list that shows names takes them from here, unless it shows the club beside them.
import type { EntryId, EntryView } from "../../domain/tournament.gen";
import { lang } from "../../i18n/index.svelte";
import { directorTexts } from "../../texts/director.gen";

type Named = Pick<EntryView, "id" | "entry">;

/**
 * Returns the text that distinguishes an entry from others of the same name in its division: its club, or its entry
 * number if that is not enough. Empty if no other entry has the name.
 */
export function marksOfNamesakes(entries: readonly Named[]): (id: EntryId) => string {
  const count = new Map<string, number>();
  const add = (key: string): unknown => count.set(key, (count.get(key) ?? 0) + 1);
  const nameOf = ({ entry }: Named): string => JSON.stringify([entry.division, entry.name]);
  const clubOf = ({ entry }: Named): string => JSON.stringify([entry.division, entry.name, entry.club ?? ""]);
  for (const one of entries) for (const key of [nameOf(one), clubOf(one)]) add(key);
  const all = new Map(entries.map((one) => [one.id, one]));
  return (id) => {
    const one = all.get(id);
    if (one === undefined || (count.get(nameOf(one)) ?? 0) < 2) return "";
    const { club = "" } = one.entry;
    return club !== "" && count.get(clubOf(one)) === 1 ? club : `${directorTexts().entry.number} ${id}`;
  };
}

/** Returns the name of an entry, followed by the text that distinguishes it from namesakes, such as `김영호(종로)`. */
export function namesApart(entries: readonly Named[]): (id: EntryId) => string {
  const mark = marksOfNamesakes(entries);
  const names = new Map(entries.map(({ id, entry }) => [id, entry.name]));
  return (id) => {
    const name = names.get(id);
    if (name === undefined) return String(id);
    // Koreans put no space before a bracket.
    return mark(id) === "" ? name : `${name}${lang() === "ko" ? "" : " "}(${mark(id)})`;
  };
}
