// What a page showed at an entry of the browser's history, so that Back shows it again.
//
// Lasts until the app is reloaded; what must last longer has an address or is stored.
// Must not: know what it holds.

let next = 1;

export class EntryMemory<T> {
  private readonly shown = new Map<unknown, T>();

  /** `name`: of the page, in the entry's state. */
  constructor(private readonly name: string) {}

  /** Null if nothing was stored for the current entry. */
  get now(): T | null {
    const state: unknown = history.state;
    return typeof state === "object" && state !== null ? (this.shown.get(Reflect.get(state, this.name)) ?? null) : null;
  }

  /** Stores something for the current entry. */
  keep(value: T): void {
    const key = next++;
    this.shown.set(key, value);
    history.replaceState({ ...(history.state as object | null), [this.name]: key }, "");
  }
}
