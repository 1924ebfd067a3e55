// The states of the game sent by the server, full or brief.
//
// Owns the decision to request brief ones.
// Must not apply rules, which is up to the rules module.
import { core } from "../../platform/core.svelte";
import type { AnyNow, GameView, Now } from "../../wire.gen";
import { inFull, isBrief } from "./in-full";

/** Ways to get the full game. */
interface Healing {
  /** Requests the game again. */
  read(): void;
  /** Reopens the socket, which starts with the full game. */
  reopen(): void;
}

export class Presents {
  /** Whether the rules module has disagreed with the server, which must then send full states. */
  private isRefuted = false;

  constructor(private readonly healing: Healing) {}

  /** Whether the rules module can be used, now or once it is loaded. */
  private get hasRules(): boolean {
    return !core.failed && !this.isRefuted;
  }

  /** Part of the socket's address that requests brief states. */
  get wish(): "" | "&rules=1" {
    return this.hasRules ? "&rules=1" : "";
  }

  /** Returns the full state of `view`; null if there is no state, or while the full game is being requested. */
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
