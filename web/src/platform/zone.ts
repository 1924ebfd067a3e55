// The time zone of this browser, for the date of a record.

/** Returns the browser's IANA time zone as part of a request; empty if the browser hides it. */
export function ownZone(): { zone?: string } {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone === undefined ? {} : { zone };
}

/**
 * Returns the calendar date of a time in a time zone, such as `2026-11-27`. If the zone is missing or unknown, this
 * browser's is used.
 */
export function dayOf(ms: number, zone: string | undefined): string {
  const day = (timeZone: string | undefined): string => {
    const format = new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      calendar: "iso8601",
      numberingSystem: "latn",
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
    return ["year", "month", "day"].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes) ?? "").join("-");
  };
  try {
    return day(zone);
  } catch {
    return day(undefined);
  }
}
