// Entry numbers as a director types them.
import type { Bye, EntryId } from "../../domain/tournament.gen";

const NUMBER = /^\d{1,5}$/;

/** `5 2` or `5, 2`; null if anything else stands there. */
export function readNumbers(text: string): EntryId[] | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  return words.every((word) => NUMBER.test(word)) ? words.map(Number) : null;
}

/** Pairings by hand, two numbers a line; who stands alone rests. The line that cannot be read, from 1, otherwise. */
export function readPairs(text: string): { pairs: [EntryId, EntryId][]; byes: Bye[] } | { bad: number } {
  const pairs: [EntryId, EntryId][] = [];
  const byes: Bye[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const [one, two, ...more] = readNumbers(line) ?? [0, 0, 0];
    if (one === undefined) continue;
    if (more.length > 0) return { bad: at + 1 };
    if (two === undefined) byes.push({ id: one, bye: "allocated" });
    else pairs.push([one, two]);
  }
  return { pairs, byes };
}
