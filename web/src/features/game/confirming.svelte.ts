// A move on the board that has to be confirmed before it is sent.
import type { Settings } from "../../platform/settings.svelte";
import type { TimeControl } from "../../wire.gen";
import type { Waiting } from "./waiting.svelte";

/** Returns whether the user wants to confirm moves in games with this time control. */
export function isConfirmed(setting: Settings["confirmMove"], time: TimeControl): boolean {
  switch (setting) {
    case "never":
      return false;
    case "always":
      return true;
    case "correspondence":
      return time.kind === "correspondence";
  }
}

export class Confirming {
  constructor(
    /** The move to confirm; null once its position has changed. */
    private readonly question: Waiting<string>,
    private readonly play: (token: string) => void,
    private readonly putBack: () => void,
  ) {}

  readonly isAsking: boolean = $derived.by(() => this.question.value !== null);
  /** Whether a move was put on the board for confirmation, and was neither played nor taken back. */
  private isPut = false;

  request(token: string): void {
    this.question.value = token;
    this.isPut = true;
  }

  yes(): void {
    const token = this.question.value;
    this.question.value = null;
    if (token === null) return;
    this.isPut = false;
    this.play(token);
  }

  no(): void {
    this.question.value = null;
    if (this.isPut) this.putBack();
    this.isPut = false;
  }

  /** Cancels the confirmation if its position is gone or the user may no longer move. */
  follow(mayPlay: boolean): void {
    if (!this.isAsking || !mayPlay) this.no();
  }
}
