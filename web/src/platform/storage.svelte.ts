// The values that the app stores in this browser, each under its own key and shared by all tabs.
//
// This module owns every write to localStorage. A change is always applied to the current stored value, never to one
// that a tab read earlier, and the other tabs follow. The module must not depend on the meaning of values.

/** The storage key of a value, with its parser and serialiser. */
export interface Form<T> {
  readonly key: string;
  /**
   * Parses a stored value; `null` if nothing is stored. It must accept any text, because other programs may have
   * written it.
   */
  readonly read: (text: string | null) => T;
  /** Serialises a value; JSON by default. `null` removes the stored value. */
  readonly write?: (value: T) => string | null;
}

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // blocked by the browser: values then last as long as the page
  }
}

/** Returns the stored text of a key. */
export function kept(key: string): string | null {
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export class Shared<T> {
  private value: T = $state.raw() as T;
  /** Whether the storage is blocked or full, so that the last change exists only on this page. */
  private isDetached = false;
  private readonly listen = (event: StorageEvent): void => {
    // The key is null if the whole storage was cleared.
    if (event.key === null || event.key === this.form.key) this.follow();
  };

  /** `onfollow` is called with the new value after another tab has changed it. */
  constructor(
    private readonly form: Form<T>,
    private readonly onfollow: (value: T) => void = () => undefined,
  ) {
    this.value = form.read(kept(form.key));
    globalThis.addEventListener?.("storage", this.listen);
  }

  /** The value on this page; reactive. */
  get now(): T {
    return this.value;
  }

  /** Returns the currently stored value, or this page's if it could not be stored. */
  look(): T {
    return this.isDetached ? this.value : this.form.read(kept(this.form.key));
  }

  /** Applies a change to the stored value and returns the result. */
  change(step: (before: T) => T): T {
    const before = this.look();
    const after = step(before);
    this.value = after;
    if (Object.is(after, before)) return after;
    try {
      const storage = browserStorage();
      const text = (this.form.write ?? JSON.stringify)(after);
      if (text === null) storage?.removeItem(this.form.key);
      else storage?.setItem(this.form.key, text);
      this.isDetached = storage === null;
    } catch {
      this.isDetached = true;
    }
    return after;
  }

  /** Stops following the other tabs. */
  close(): void {
    globalThis.removeEventListener?.("storage", this.listen);
  }

  private follow(): void {
    this.isDetached = false;
    this.value = this.look();
    this.onfollow(this.value);
  }
}

/** Applies a change to a value that this page does not follow. */
export function changeOnce<T>(form: Form<T>, step: (before: T) => T): void {
  const value = new Shared(form);
  value.change(step);
  value.close();
}

/** Returns the form of a switch, which is off by default. */
export const flag = (key: string): Form<boolean> => ({ key, read: (text) => text === "true" });

/** Parses a stored object; empty if nothing valid is stored. */
export function readObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** Returns the fields of `after` that differ from `before`. */
export function changedFields<T extends object>(before: Readonly<T>, after: Readonly<T>): Partial<T> {
  const isSame = (key: keyof T): boolean => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  const changed = (Object.keys(after) as (keyof T)[]).filter((key) => !isSame(key));
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<T>;
}
