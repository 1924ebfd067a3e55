// The state that a page had at an entry of the browser's history, so that Back restores it.
//
// It lasts until the app is reloaded; state that must last longer is part of the address or is stored. This module must
// not depend on the content of the state.

let next = 1;

export class EntryMemory<T> {
  private readonly shown = new Map<unknown, T>();

  /** `name` is the key of the page's data in the state of a history entry. */
  constructor(private readonly name: string) {}

  /** The data for the current entry; null if nothing was stored. */
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
