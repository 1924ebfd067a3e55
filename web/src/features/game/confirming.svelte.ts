// A move that is on the board and asked about before it is sent.
import type { Settings } from "../../platform/settings.svelte";
import type { TimeControl } from "../../wire.gen";

/** Whether the player wants to be asked before moves of a game with this clock. */
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

interface Question {
  token: string;
  /** The position it was asked in. */
  ply: number;
}

export class Confirming {
  private question: Question | null = $state.raw(null);

  constructor(
    private readonly play: (token: string) => void,
    private readonly putBack: () => void,
  ) {}

  readonly isAsking: boolean = $derived.by(() => this.question !== null);

  request(token: string, ply: number): void {
    this.question = { token, ply };
  }

  yes(): void {
    const { question } = this;
    this.question = null;
    if (question !== null) this.play(question.token);
  }

  no(): void {
    if (this.question === null) return;
    this.question = null;
    this.putBack();
  }

  /** Lets a question go whose move cannot be played any more. */
  keepOnly(ply: number | null): void {
    if (this.question !== null && this.question.ply !== ply) this.no();
  }
}
