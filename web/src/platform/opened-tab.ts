// Tabs that another page of this app has opened, such as a clock or the screen for spectators. Links that open one have
// `rel="opener"`, because browsers let only such a tab close itself.

/** Closes this tab if another page of this app has opened it. Returns whether it closes. */
export function closeOpened(): boolean {
  if (window.opener === null) return false;
  window.close();
  return window.closed;
}
