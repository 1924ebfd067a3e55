// The tournament that was last open on this page. The guide leads back to it.
let last: number | null = null;

/** Returns the id of the tournament that was last open; null for the list of tournaments. */
export const lastOpen = (): number | null => last;

/** Message to show the next time that the page of a tournament is opened. */
let message: { readonly id: number; readonly text: string } | null = null;

/** Shows `text` the next time that the page of a tournament is opened. */
export function sayOnOpening(id: number, text: string): void {
  message = { id, text };
}

/** Returns the message for the page of a tournament, once; empty if there is none. */
export function messageFor(id: number): string {
  const text = message?.id === id ? message.text : "";
  message = null;
  return text;
}

export function nowOpen(id: number | null): void {
  last = id;
}
