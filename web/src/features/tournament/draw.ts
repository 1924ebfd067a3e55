// Draws numbers, at random or from players' slips, and explains how they become groups.
import type { Format } from "../../domain/tournament.gen";
import { directorTexts } from "../../texts/director.gen";

/** Explains which numbers go to which group; empty unless the players form several groups. */
export function groupsHow(format: Format, players: number): string {
  if (format.format !== "groups") return "";
  const groups = Math.ceil(players / format.size);
  return groups > 1 ? directorTexts().draw.groupsHow({ n: groups }) : "";
}

/** Returns a shuffled copy of a list. `random` returns numbers in [0, 1). */
export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [mixed[at] as T, mixed[other] as T];
    [mixed[at], mixed[other]] = [two, one];
  }
  return mixed;
}

/** Returns a cryptographically secure random number in [0, 1). */
export function unforeseen(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits / 2 ** 32;
}

/** Returns the players in the order of their slips; null unless the numbers are 1 to n, each once. */
export function orderOfSlips<T>(slips: readonly (readonly [player: T, number: number | null])[]): T[] | null {
  const order: (T | undefined)[] = new Array<T | undefined>(slips.length).fill(undefined);
  for (const [player, number] of slips) {
    if (number === null || !Number.isInteger(number) || number < 1 || number > slips.length) return null;
    if (order[number - 1] !== undefined) return null;
    order[number - 1] = player;
  }
  return order as T[];
}
