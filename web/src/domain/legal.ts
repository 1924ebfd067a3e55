// Converts lists of UCI moves from the server or the rules module to the board's format.
import { boardAction } from "./position";

/** Returns the targets of each piece. A pass has the general's own point as its target. */
export function destinations(legal: readonly string[]): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const token of legal) {
    const match = /^([a-i](?:10|[1-9]))([a-i](?:10|[1-9]))$/.exec(token);
    if (match === null) continue;
    const [, from = "", to = ""] = match;
    result[from] ??= [];
    result[from].push(to);
  }
  return result;
}

/** Returns whether the list includes a pass. */
export function mayPass(legal: readonly string[]): boolean {
  return legal.some((token) => boardAction(token) === "pass");
}
