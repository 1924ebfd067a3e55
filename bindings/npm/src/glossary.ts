// `janggun/glossary`: the terms of Janggi as data. A separate entry point, so that other users of the package do not
// load them.
import { TERMS, type Term } from "./glossary.gen.js";

export { TERMS };
export type { Term, TermDiagram, TermForm, TermGroup, TermSentence, TermText } from "./glossary.gen.js";

/** Returns the term with this id, or null. */
export function findTerm(id: string): Term | null {
  return TERMS.find((term) => term.id === id) ?? null;
}
