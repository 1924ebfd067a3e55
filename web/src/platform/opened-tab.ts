// Tabs that another page of this app has opened, such as a clock or the screen for spectators. Links that open such a
// tab have `rel="opener"`, because otherwise browsers do not let the tab close itself. Their target is the tab's name,
// so that a second press shows the tab that is already open.

/** Returns the name of the tab with the screen for spectators of a tournament, or of games outside tournaments. */
export const screenTab = (tournament: number | null): string => `screen-${tournament ?? "device"}`;

/** Returns the name of the tab with the clock of a tournament's board. All rounds of a division share it. */
export const clockTab = (tournament: number, division: number, table: number): string =>
  `clock-${tournament}-${division}-${table}`;

/** Closes this tab if another page of this app has opened it. Returns whether it closes. */
export function closeOpened(): boolean {
  if (window.opener === null) return false;
  window.close();
  return window.closed;
}
