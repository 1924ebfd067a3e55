// Announcements of a running clock. In a byoyomi period (초읽기), every ten seconds are announced, and the last ten
// seconds are counted one by one.
//
// Must not speak; `voice` does.

/** State of one side's clock. */
export interface Face {
  /** Time left in the main time or the current period. */
  readonly leftMs: number;
  /** Whether the main time is used up and periods are counted (초읽기). */
  readonly byoyomi: boolean;
  /** Number of periods left, including the current one. */
  readonly periods: number;
  readonly out: boolean;
}

export type Call =
  /** The main time is used up, and this many periods are left. */
  | { readonly kind: "periods"; readonly n: number }
  /** This many seconds of the period have passed. */
  | { readonly kind: "passed"; readonly seconds: number }
  /** This many of the last ten seconds have passed, from one to nine. */
  | { readonly kind: "count"; readonly n: number }
  /** One minute of the main time is left. */
  | { readonly kind: "minute" }
  /** The time is used up. */
  | { readonly kind: "out" }
  /** The time for the whole game is used up. */
  | { readonly kind: "stopped" };

const LAST = 10;

/**
 * Returns the announcement that is due when a running clock changes from `before` to `after`; null if there is none.
 * `periodMs` is the length of a period.
 */
export function callFor(before: Face, after: Face, periodMs: number): Call | null {
  if (after.out) return before.out ? null : { kind: "out" };
  if (after.byoyomi && (!before.byoyomi || before.periods !== after.periods))
    return { kind: "periods", n: after.periods };
  const [earlier, now] = [Math.ceil(before.leftMs / 1000), Math.ceil(after.leftMs / 1000)];
  if (now === earlier || now > earlier) return null;
  if (now > 0 && now < LAST && (after.byoyomi || after.periods === 0)) return { kind: "count", n: LAST - now };
  if (!after.byoyomi) return now <= 60 && earlier > 60 ? { kind: "minute" } : null;
  const [wasPassed, passed] = [periodMs / 1000 - earlier, periodMs / 1000 - now].map((seconds) =>
    Math.floor(seconds / 10),
  );
  return passed !== undefined && wasPassed !== undefined && passed > wasPassed
    ? { kind: "passed", seconds: passed * 10 }
    : null;
}
