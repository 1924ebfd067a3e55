// A pending value in a game: premoves, a confirmation, an open dialog or a message. It expires permanently once the
// situation for which it was set has passed.
import { isStill, type Lasting, type Moment } from "./moment";

export class Waiting<T> {
  private held: { readonly value: T; readonly since: Moment } | null = $state.raw(null);

  /** Starts without a value. `now` returns the current moment, and `lasting` the lifetime of a value that is set. */
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
