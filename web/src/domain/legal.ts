// The server's or the rules' list of UCI steps as the board wants it.
import { boardAction } from "./position";

/** From each point the points a piece may go to; a pass is the general's own point. */
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

/** Whether the list holds the pass. */
export function mayPass(legal: readonly string[]): boolean {
  return legal.some((token) => boardAction(token) === "pass");
}
