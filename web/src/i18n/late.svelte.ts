// Texts that most visits do not need. They are loaded on demand, in the current language only.
import { settings } from "../platform/settings.svelte";
import type { Lang } from "./lang";

export class LateTexts<T extends object> {
  private there: Readonly<Partial<Record<Lang, T>>> = $state.raw({});
  private readonly from: Readonly<Record<Lang, () => Promise<T>>>;

  constructor(from: Readonly<Record<Lang, () => Promise<T>>>) {
    this.from = from;
  }

  /** The texts in the current language; undefined until they are loaded. Reactive. */
  get now(): T | undefined {
    return this.there[settings.lang];
  }

  async load(): Promise<void> {
    const of = settings.lang;
    if (this.there[of] !== undefined) return;
    try {
      this.there = { ...this.there, [of]: await this.from[of]() };
    } catch {
      // Usually offline. The next call retries.
    }
  }
}
