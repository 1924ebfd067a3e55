// Texts that most visits do without, fetched in one language when they are wanted.
import { settings } from "../platform/settings.svelte";
import type { Lang } from "./lang";

export class LateTexts<T extends object> {
  private there: Readonly<Partial<Record<Lang, T>>> = $state.raw({});
  private readonly from: Readonly<Record<Lang, () => Promise<T>>>;

  constructor(from: Readonly<Record<Lang, () => Promise<T>>>) {
    this.from = from;
  }

  /** In the language in use; undefined until they are there; reactive. */
  get now(): T | undefined {
    return this.there[settings.lang];
  }

  async load(): Promise<void> {
    const of = settings.lang;
    if (this.there[of] !== undefined) return;
    try {
      this.there = { ...this.there, [of]: await this.from[of]() };
    } catch {
      // offline: asked for again when they are wanted again
    }
  }
}
