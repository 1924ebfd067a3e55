// The time zone of this browser, for the date of a record.

/** Returns the browser's own time zone, by its IANA name; undefined if the browser hides it. */
export function ownZone(): { zone?: string } {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone === undefined ? {} : { zone };
}
