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

/** Number of draws of which the one is taken that keeps most members of a group apart. */
const DRAWS = 200;

/**
 * Draws the order in which players fill the lines of a knock-out bracket, `null` being a free line. Players of one group
 * meet in the first round only if no other draw is found.
 */
export function drawnApart<T>(
  lines: readonly (T | null)[],
  groupOf: (player: T) => number | null,
  random: () => number,
): T[] {
  const players = lines.filter((player) => player !== null);
  const met = (order: readonly T[]): number => {
    const numbers = order.values();
    const groups = lines.map((line) => (line === null ? null : groupOf(numbers.next().value as T)));
    return groups.filter((group, line) => line % 2 === 1 && group !== null && group === groups[line - 1]).length;
  };
  let best = shuffled(players, random);
  for (let draws = 1; draws < DRAWS && met(best) > 0; draws += 1) {
    const other = shuffled(players, random);
    if (met(other) < met(best)) best = other;
  }
  return best;
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
