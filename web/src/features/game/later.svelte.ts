// Values that take some time to compute. They are computed in separate tasks after the page has been painted, so a move
// is shown first.

import { afterPaint } from "../../platform/after-paint";

/** Time in ms after which a task starts no further computation. */
const SLICE_MS = 6;
export class Later<T> {
  private known: ReadonlyMap<string, T> = $state.raw(new Map());
  private readonly asked = new Map<string, () => T>();
  private isPlanned = false;

  /** Creates a cache of the `most` values computed last. */
  constructor(private readonly most: number) {}

  /** Returns the value for `key`; undefined until `find` has computed it. Reactive. */
  of(key: string, find: () => T): T | undefined {
    const { known } = this;
    if (known.has(key)) return known.get(key);
    this.asked.set(key, find);
    if (!this.isPlanned) {
      this.isPlanned = true;
      afterPaint(() => this.work());
    }
    return undefined;
  }

  private work(): void {
    const known = new Map(this.known);
    const until = performance.now() + SLICE_MS;
    for (const [key, find] of this.asked) {
      this.asked.delete(key);
      known.set(key, find());
      if (performance.now() > until) break;
    }
    for (const key of known.keys()) {
      if (known.size <= this.most) break;
      known.delete(key);
    }
    this.known = known;
    this.isPlanned = this.asked.size > 0;
    if (this.isPlanned) setTimeout(() => this.work());
  }
}
