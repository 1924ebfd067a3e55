// Order and search of the list of entries.
//
// Pure. Must not depend on pages.
import type { EntryId, EntryView } from "../../domain/tournament.gen";

export const ORDERS = ["newest", "number", "drawn", "name", "club"] as const;
export type Order = (typeof ORDERS)[number];

const bare = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll(/\s/g, "");

/**
 * Returns the entries whose name, club or members contain `text`, in an order. `fresh` entries come first, whatever the
 * order and the text: they have just been made, and the director wants to see them.
 */
export function listed(
  entries: readonly EntryView[],
  {
    order,
    text,
    fresh,
    compare,
  }: { order: Order; text: string; fresh: ReadonlySet<EntryId>; compare: Intl.Collator["compare"] },
): EntryView[] {
  const wanted = bare(text);
  const fits = ({ entry: { name, club = "", members = [] } }: EntryView): boolean =>
    [name, club, ...members].some((one) => bare(one).includes(wanted));
  const by = (one: EntryView, other: EntryView): number => {
    switch (order) {
      case "newest":
        return other.id - one.id;
      case "number":
        return one.id - other.id;
      case "drawn":
        return (one.drawn ?? Number.MAX_SAFE_INTEGER) - (other.drawn ?? Number.MAX_SAFE_INTEGER) || one.id - other.id;
      case "name":
        return compare(one.entry.name, other.entry.name) || one.id - other.id;
      case "club":
        // Entries without a club come last.
        return (
          Number(one.entry.club === undefined) - Number(other.entry.club === undefined) ||
          compare(one.entry.club ?? "", other.entry.club ?? "") ||
          compare(one.entry.name, other.entry.name)
        );
    }
  };
  const isFresh = ({ id }: EntryView): boolean => fresh.has(id);
  const first = entries.filter(isFresh).sort((one, other) => other.id - one.id);
  return [...first, ...entries.filter((one) => !isFresh(one) && fits(one)).sort(by)];
}
