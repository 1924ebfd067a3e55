// Results of solving problems, as stored in the visitor's browser.

/**
 * Results of a problem, from worst to best: not solved yet, solved after a wrong move or with help, solved without
 * either.
 */
export const RESULTS = ["tried", "later", "first"] as const;
export type Result = (typeof RESULTS)[number];

/** Results by problem id. */
export type Results = Readonly<Record<string, Result>>;

/** Parses stored results, leaving out invalid ones. */
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

/** Returns the results after an attempt, keeping an earlier result if it is better. */
export function withResult(results: Results, id: string, result: Result): Results {
  const before = results[id];
  if (before !== undefined && RESULTS.indexOf(before) >= RESULTS.indexOf(result)) return results;
  return { ...results, [id]: result };
}

export function isSolved(results: Results, id: string): boolean {
  const result = results[id];
  return result === "first" || result === "later";
}
