// The better move at the turning point of a finished game. Its position is searched when the user goes there, and all
// summaries of the game share the result.
//
// Must not search without a request, to save battery.
import type { Analysis } from "../../analysis/analysis.svelte";
import type { Frame } from "../../../domain/replay";
import type { Session } from "../session.svelte";
import { subjectOf } from "./subject";
import type { Turning } from "./turning";

/** Returns the ply at which the side that lost the exchange last had a choice; null if it had none. */
export function choiceBefore({ ply, side }: Turning, frames: readonly Frame[]): number | null {
  const at = frames[ply]?.action?.by === side ? ply - 2 : ply - 1;
  return at >= 0 ? at : null;
}

class Better {
  /** The engine's analysis of the game; null until it is requested. */
  private analysis: Analysis | null = $state.raw(null);

  /** Returns the best action in a position, if it is known and was not played. */
  at(ply: number, frames: readonly Frame[]): string | null {
    const best = this.analysis?.evaluations[ply]?.best ?? null;
    const action = frames[ply + 1]?.action ?? null;
    const played = action?.kind === "step" ? action.from + action.to : `${action?.square}${action?.square}`;
    return best === played ? null : best;
  }

  async request(session: Session, ply: number): Promise<void> {
    const subject = subjectOf(session);
    if (subject === null) return;
    if (this.analysis === null) {
      const { Analysis } = await import("../../analysis/analysis.svelte");
      this.analysis ??= new Analysis(subject);
    }
    await this.analysis.look(ply);
  }

  close(): void {
    this.analysis?.close();
  }
}

const known = new WeakMap<Session, Better>();

export function betterOf(session: Session): Better {
  const found = known.get(session) ?? new Better();
  known.set(session, found);
  return found;
}
