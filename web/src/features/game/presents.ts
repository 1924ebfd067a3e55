// The presents that the server tells of a game, in full or in brief.
//
// Owns: whether this page asks for the brief ones.
// Must not: judge; that is the rules module's.
import { core } from "../../platform/core.svelte";
import type { AnyNow, GameView, Now } from "../../wire.gen";
import { inFull, isBrief } from "./in-full";

/** Ways to have all of a game told. */
interface Healing {
  /** Reads the game anew. */
  read(): void;
  /** Opens the socket anew, which begins with the whole game. */
  reopen(): void;
}

export class Presents {
  /** The rules module said something else than the server: from then on it has to tell everything. */
  private isRefuted = false;

  constructor(private readonly healing: Healing) {}

  /** Whether the rules module is there, or may still come. */
  private get hasRules(): boolean {
    return !core.failed && !this.isRefuted;
  }

  /** What the socket's address says of it. */
  get wish(): "" | "&rules=1" {
    return this.hasRules ? "&rules=1" : "";
  }

  /** The present of `view` as it was told; null where none was, and until the game that is then asked for is here. */
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
