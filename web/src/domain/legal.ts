// Converts the list of UCI steps from the server or the rules for the board.
import { boardAction } from "./position";

/** The targets of the pieces on each point; a pass is the general's own point. */
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

/** Whether the list includes the pass. */
export function mayPass(legal: readonly string[]): boolean {
  return legal.some((token) => boardAction(token) === "pass");
}
