// Numbers within the values of rules, such as the plies of a move limit. The core has the same ranges.

/** The number in the value of a field. */
export interface Amount {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Step between valid numbers; points are counted in halves. */
  readonly step: number;
  /** Returns the value of the field with another number. */
  readonly changedTo: (value: number) => unknown;
}

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the number in a field's value; null if the value has none, or several. */
export function amountOf(path: string, value: unknown): Amount | null {
  if (Array.isArray(value)) {
    const [only] = value as readonly unknown[];
    const inner = value.length === 1 ? amountOf(path, only) : null;
    return inner === null ? null : { ...inner, changedTo: (n) => [inner.changedTo(n)] };
  }
  if (!isEntry(value)) return null;
  const { n, max_half: half } = value;
  if (typeof half === "number") {
    const changedTo = (points: number) => ({ ...value, max_half: Math.round(points * 2) });
    return { value: half / 2, least: 0, most: 144, step: 0.5, changedTo };
  }
  if (typeof n !== "number") return null;
  const [least, most] = path.startsWith("limit.") ? [1, 10_000] : [2, 100];
  return { value: n, least, most, step: 1, changedTo: (number) => ({ ...value, n: number }) };
}
