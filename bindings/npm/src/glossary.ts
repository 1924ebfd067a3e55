// `janggun/glossary`: the words of Janggi. Data only, apart from the package's entry: who does not ask for the words
// does not load them.
import { TERMS, type Term } from "./glossary.gen.js";

export { TERMS };
export type { Term, TermDiagram, TermForm, TermGroup, TermSentence, TermText } from "./glossary.gen.js";

/** The term with this id, or null. */
export function findTerm(id: string): Term | null {
  return TERMS.find((term) => term.id === id) ?? null;
}
