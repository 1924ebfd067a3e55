// Parses values in the query of an address.

/** Returns a positive integer from the query; null if it is absent or invalid. */
export function numberIn(query: string, name: string): number | null {
  const number = Number(textIn(query, name) ?? "");
  return Number.isInteger(number) && number > 0 ? number : null;
}

export const textIn = (query: string, name: string): string | null => new URLSearchParams(query).get(name);
