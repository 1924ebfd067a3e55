// A pending value in a game (premoves, a confirmation, an open dialog, a message), which is discarded permanently once
// the situation it was created for has passed.
import { isStill, type Lasting, type Moment } from "./moment";

export class Waiting<T> {
  private held: { readonly value: T; readonly since: Moment } | null = $state.raw(null);

  /** Creates the value. `lasting` returns its lifetime, from the moment at which it is set. */
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
