// Remembers a page's state at each entry of the browser's history, so that Back restores it.
//
// The state lasts until the app is reloaded. This module must not depend on its content.

let next = 1;

export class EntryMemory<T> {
  private readonly shown = new Map<unknown, T>();

  /** `name` is the page's key in `history.state`. */
  constructor(private readonly name: string) {}

  /** The state stored for the current entry; null if there is none. */
  get now(): T | null {
    const state: unknown = history.state;
    return typeof state === "object" && state !== null ? (this.shown.get(Reflect.get(state, this.name)) ?? null) : null;
  }

  keep(value: T): void {
    const key = next++;
    this.shown.set(key, value);
    history.replaceState({ ...(history.state as object | null), [this.name]: key }, "");
  }
}
