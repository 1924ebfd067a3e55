// Where this browser is, for the day that a record says.

/** The browser's own time zone, by its IANA name; nothing where it hides it. */
export function ownZone(): { zone?: string } {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone === undefined ? {} : { zone };
}
