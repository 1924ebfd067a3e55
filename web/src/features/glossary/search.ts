// Searches the glossary by the names and explanations of its terms.
import type { Term, TermGroup } from "janggun/glossary";

/** Groups of terms in the order in which the page shows them. */
export const GROUPS: readonly TermGroup[] = ["pieces", "board", "setup", "play", "ending", "culture", "relatives"];

/** Returns all names and explanations of a term as one lower-case text. */
function haystack(term: Term): string {
  const forms = [...term.others, ...(term.north === null ? [] : [term.north])];
  return [
    term.id,
    term.hangul,
    term.romanised,
    term.hanja ?? "",
    ...Object.values(term.word),
    term.dutch_sound ?? "",
    ...term.spellings,
    ...forms.flatMap((form) => [form.hangul, form.romanised]),
    ...Object.values(term.about),
  ]
    .join("\n")
    .toLowerCase();
}

/** Returns the terms that contain every word of the query. Terms with a name that starts with it come first. */
export function searchTerms(terms: readonly Term[], query: string): readonly Term[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return terms;
  const found = terms.filter((term) => {
    const text = haystack(term);
    return words.every((word) => text.includes(word));
  });
  const first = words.join(" ");
  const isNamed = (term: Term): boolean =>
    [term.romanised, ...Object.values(term.word)].some((name) => name.toLowerCase().startsWith(first));
  return [...found.filter(isNamed), ...found.filter((term) => !isNamed(term))];
}
