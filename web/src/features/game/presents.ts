// Completes brief game states from the server, and decides whether to request them.
//
// Must not apply rules; the rules module does.
import { core } from "../../platform/core.svelte";
import type { AnyNow, GameView, Now } from "../../wire.gen";
import { inFull, isBrief } from "./in-full";

/** Ways to recover from a brief state that cannot be completed. */
interface Healing {
  /** Requests the game again. */
  read(): void;
  /** Reopens the socket. The server then sends the full game or the missed events. */
  reopen(): void;
}

export class Presents {
  /** Whether the rules module failed to load or disagreed with the server. The server must then send full states. */
  private isRefuted = false;

  constructor(private readonly healing: Healing) {}

  /** Whether the rules module can be used, now or once it is loaded. */
  private get hasRules(): boolean {
    return !core.failed && !this.isRefuted;
  }

  /** Query parameter that requests brief states; empty without rules. */
  get wish(): "" | "&rules=1" {
    return this.hasRules ? "&rules=1" : "";
  }

  /** Returns the state `told` in full; null if there is none or it cannot be completed. */
  of(view: GameView, told: AnyNow | null): Now | null {
    if (told === null || !isBrief(told)) return told;
    if (core.rules === null && this.hasRules) {
      this.healing.read();
      return null;
    }
    const now = core.rules === null ? null : inFull(told, view, core.rules);
    if (now === null && !this.isRefuted) {
      this.isRefuted = true;
      this.healing.reopen();
    }
    return now;
  }
}
