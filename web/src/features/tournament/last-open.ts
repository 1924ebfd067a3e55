// The tournament that was last open on this page. The guide leads back to it.
let last: number | null = null;

/** Returns the id of the tournament that was last open; null for the list of tournaments. */
export const lastOpen = (): number | null => last;

/** What the page of a tournament says when it is shown next. */
let message: { readonly id: number; readonly text: string } | null = null;

/** Has the page of a tournament say `text` when it is shown next. */
export function sayOnOpening(id: number, text: string): void {
  message = { id, text };
}

/** Returns what to say on the page of a tournament, once. */
export function messageFor(id: number): string {
  const text = message?.id === id ? message.text : "";
  message = null;
  return text;
}

export function nowOpen(id: number | null): void {
  last = id;
}
