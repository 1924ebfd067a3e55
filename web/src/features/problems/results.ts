// What a visitor has solved. Kept in this browser.

/** `first`: solved at the first try and without help; `later`: solved; `tried`: not solved yet. */
export const RESULTS = ["tried", "later", "first"] as const;
export type Result = (typeof RESULTS)[number];

/** By the problem's id. */
export type Results = Readonly<Record<string, Result>>;

/** Results from stored text; what is none is left out. */
export function readResults(text: string | null): Results {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
  const entries = Object.entries(stored).filter((entry): entry is [string, Result] =>
    RESULTS.some((result) => result === entry[1]),
  );
  return Object.fromEntries(entries);
}

/** The results after a try; a better one that was there stays. */
export function withResult(results: Results, id: string, result: Result): Results {
  const before = results[id];
  if (before !== undefined && RESULTS.indexOf(before) >= RESULTS.indexOf(result)) return results;
  return { ...results, [id]: result };
}

export function isSolved(results: Results, id: string): boolean {
  const result = results[id];
  return result === "first" || result === "later";
}
