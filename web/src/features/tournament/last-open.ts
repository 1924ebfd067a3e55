// The tournament that was last open on this page. The guide leads back to it.
let last: number | null = null;

/** Returns the id of the tournament that was last open; null for the list of tournaments. */
export const lastOpen = (): number | null => last;

export function nowOpen(id: number | null): void {
  last = id;
}
