// Finding terms of the glossary by anything they are called.
import type { Term, TermGroup } from "janggun/glossary";

/** In the order of the page. */
export const GROUPS: readonly TermGroup[] = ["pieces", "board", "setup", "play", "ending", "culture", "relatives"];

/** Everything a term is called, and what is said about it, in one text of small letters. */
function haystack(term: Term): string {
  const forms = [...term.others, ...(term.north === null ? [] : [term.north])];
  return [
    term.id,
    term.hangul,
    term.romanised,
    term.hanja ?? "",
    term.english,
    term.dutch ?? "",
    term.dutch_sound ?? "",
    ...term.spellings,
    ...forms.flatMap((form) => [form.hangul, form.romanised]),
    term.about.ko,
    term.about.en,
    term.about.nl,
  ]
    .join("\n")
    .toLowerCase();
}

/** The terms that have every word of the query; names that begin with it come first. */
export function searchTerms(terms: readonly Term[], query: string): readonly Term[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return terms;
  const found = terms.filter((term) => {
    const text = haystack(term);
    return words.every((word) => text.includes(word));
  });
  const first = words.join(" ");
  const isNamed = (term: Term): boolean =>
    [term.hangul, term.romanised, term.english, term.dutch ?? ""].some((name) => name.toLowerCase().startsWith(first));
  return [...found.filter(isNamed), ...found.filter((term) => !isNamed(term))];
}
