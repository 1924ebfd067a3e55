// A value that waits for its player or turn in a game (premoves, a question, an open dialog, a message) and is
// discarded for good once the situation it was created for is gone. Everything pending on the game's page uses it.
import { isStill, type Lasting, type Moment } from "./moment";

export class Waiting<T> {
  private held: { readonly value: T; readonly since: Moment } | null = $state.raw(null);

  /** `lasting` returns how long a value lasts from the moment at which it is set. */
  constructor(
    private readonly now: () => Moment,
    private readonly lasting: (value: T) => Lasting,
  ) {}

  /** The pending value; null once it has expired. Reactive. */
  get value(): T | null {
    const { held } = this;
    return held !== null && isStill(this.lasting(held.value), held.since, this.now()) ? held.value : null;
  }

  set value(value: T | null) {
    this.held = value === null ? null : { value, since: this.now() };
  }
}
