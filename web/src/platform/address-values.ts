// Values in the query of an address, by name.

/** A number from 1 on, or null. */
export function numberIn(query: string, name: string): number | null {
  const number = Number(textIn(query, name) ?? "");
  return Number.isInteger(number) && number > 0 ? number : null;
}

export const textIn = (query: string, name: string): string | null => new URLSearchParams(query).get(name);
