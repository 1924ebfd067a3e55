// Splits settings between an account and a device, and merges choices made in two places.
import type { Settings } from "./settings.svelte";

/** Settings that depend on the device and its window. All others belong to the account. */
const OF_DEVICE: readonly string[] = ["theme", "boardSize", "vibration"] satisfies (keyof Settings)[];

export type Scope = "account" | "device";

/** Settings as stored on the server. Newer versions of the app may have stored additional ones. */
export type Stored = Readonly<Record<string, unknown>>;

/** Returns the settings in a scope. */
export function partOf(scope: Scope, settings: Readonly<Partial<Settings>>): Stored {
  const isOf = (key: string): boolean => OF_DEVICE.includes(key) === (scope === "device");
  return Object.fromEntries(Object.entries(settings).filter(([key]) => isOf(key)));
}

export interface Sources {
  /** Settings in this browser. */
  readonly here: Stored;
  /** Default settings. */
  readonly usual: Stored;
  /** Settings on which this browser and the server last agreed; `null` if the user has just signed in. */
  readonly agreed: Stored | null;
  /** Settings stored on the server; `null` for none. */
  readonly there: Stored | null;
}

/**
 * Merges the settings, to be stored on both sides. Local changes since the last agreement take precedence; after a
 * sign-in, the account's settings do. A choice made on only one side is kept.
 */
export function merged({ here, usual, agreed, there }: Sources): Stored {
  const result: Record<string, unknown> = { ...there };
  for (const [key, value] of Object.entries(here)) {
    const before = agreed !== null && key in agreed ? agreed[key] : usual[key];
    const isNew = there === null || !(key in there);
    if (value !== before && (agreed !== null || isNew)) result[key] = value;
  }
  return result;
}

/** Returns whether two parts are equal; `null` counts as empty. */
export function isSame(one: Stored | null, other: Stored | null): boolean {
  const [a, b] = [one ?? {}, other ?? {}];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}
