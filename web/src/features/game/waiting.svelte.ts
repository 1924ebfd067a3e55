// Something that waits in a game for its player or its turn (premoves, a question, an open dialog, a word) and is gone for
// good once what it was made for is gone. There is no other way to let something wait on the game's page.
import { isStill, type Lasting, type Moment } from "./moment";

export class Waiting<T> {
  private held: { readonly value: T; readonly since: Moment } | null = $state.raw(null);

  /** `lasting` says how long a value lasts from the moment at which it is set. */
  constructor(
    private readonly now: () => Moment,
    private readonly lasting: (value: T) => Lasting,
  ) {}

  /** What waits; null once its time is over. Reactive. */
  get value(): T | null {
    const { held } = this;
    return held !== null && isStill(this.lasting(held.value), held.since, this.now()) ? held.value : null;
  }

  set value(value: T | null) {
    this.held = value === null ? null : { value, since: this.now() };
  }
}
