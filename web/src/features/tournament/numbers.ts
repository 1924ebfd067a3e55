// Parses entry numbers as typed by a director.
import type { Bye, EntryId } from "../../domain/tournament.gen";

const NUMBER = /^\d{1,5}$/;

/** Parses numbers separated by spaces or commas; null if the text contains anything else. */
export function readNumbers(text: string): EntryId[] | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  return words.every((word) => NUMBER.test(word)) ? words.map(Number) : null;
}

/**
 * Parses typed pairings, two entry numbers per line; a single number is a bye. `bad` is the first line that cannot be
 * parsed, counted from 1.
 */
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
