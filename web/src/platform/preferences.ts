// Which settings go with an account and which belong to a device, and how what was chosen in two places becomes one.
import type { Settings } from "./settings.svelte";

/** How bright it is around a device is the device's; everything else goes with the reader. */
const OF_DEVICE: readonly string[] = ["theme"] satisfies (keyof Settings)[];

export type Scope = "account" | "device";

/** Settings as the server keeps them. Newer versions of the app may have put more there than this one knows. */
export type Stored = Readonly<Record<string, unknown>>;

/** The part of some settings that one of the two keeps. */
export function partOf(scope: Scope, settings: Readonly<Partial<Settings>>): Stored {
  const isOf = (key: string): boolean => OF_DEVICE.includes(key) === (scope === "device");
  return Object.fromEntries(Object.entries(settings).filter(([key]) => isOf(key)));
}

export interface Sources {
  /** What is set in this browser. */
  readonly here: Stored;
  /** What it would be if nobody had chosen. */
  readonly usual: Stored;
  /** What this browser and the server agreed on last; `null` where the reader has just signed in. */
  readonly agreed: Stored | null;
  /** What the server keeps; `null` for nothing. */
  readonly there: Stored | null;
}

/**
 * What counts from now on, and is to be kept on both sides. What was changed here since the two agreed wins; who has
 * just signed in finds what the account has. What only one side has chosen is never lost.
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

/** Whether two parts say the same. */
export function isSame(one: Stored | null, other: Stored | null): boolean {
  const [a, b] = [one ?? {}, other ?? {}];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}
