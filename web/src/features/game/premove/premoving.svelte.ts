// The user's premoves (예약 수). They are chosen during the opponent's turn and sent one by one on the user's turns. All
// are dropped if one is illegal or would end badly.
import { untrack } from "svelte";
import type { Segment } from "../../../board";
import { t } from "../../../i18n/index.svelte";
import { core } from "../../../platform/core.svelte";
import { playSound } from "../../../platform/sound";
import { boardAction } from "../../../domain/position";
import { hasPass } from "../../../domain/rule-fields";
import { passWarning } from "../pass";
import type { Session } from "../session.svelte";
import type { Waiting } from "../waiting.svelte";
import { nextPremove, premoveTargets } from "./queue";
import { Reach } from "./reach";

const NONE: readonly Segment[] = [];

export class Premoving {
  private readonly waiting: Waiting<readonly Segment[]>;

  /** Watches the session until the component is destroyed. Must be called while a component is initialised. */
  constructor(private readonly session: Session) {
    this.waiting = session.waiting(() => "era");
    $effect(() => this.follow());
  }

  /** Premoves in the order in which they will be played. */
  readonly queue: readonly Segment[] = $derived.by(() => this.waiting.value ?? NONE);

  private readonly reach: Reach | null = $derived.by(() =>
    core.rules === null ? null : new Reach(core.rules, this.session.movement),
  );

  /**
   * The user's side while premoves are possible; otherwise null. They are possible on the live board, for a user
   * who plays one side and is not to move.
   */
  readonly side = $derived.by(() => {
    const { view, mine, live, pending } = this.session;
    const side = mine.length === 1 ? mine[0] : undefined;
    if (side === undefined || view === null || view.phase !== "playing" || !live || this.reach === null) return null;
    // Correspondence games have conditional moves instead, and adjourned games have no premoves.
    if (view.time.kind === "correspondence" || view.now.adjourned === true) return null;
    return view.now.turn === side && pending === null ? null : side;
  });

  /** Possible targets of premoves, by the point of the piece. */
  readonly targets: Record<string, string[]> = $derived.by(() => {
    const { view, frame } = this.session;
    const { side, reach, queue } = this;
    if (side === null || reach === null || frame === null || view === null) return {};
    return premoveTargets({ pieces: frame.pieces, side, queue, passes: hasPass(view.rules.full) }, reach);
  });

  /** Adds a premove if it is possible; returns whether it was added. */
  add(step: Segment): boolean {
    if (this.targets[step.from]?.includes(step.to) !== true) return false;
    this.waiting.value = [...this.queue, step];
    return true;
  }

  /** Cancels the premove chosen last. */
  dropLast(): void {
    this.waiting.value = this.queue.slice(0, -1);
  }

  clear(): void {
    if (this.queue.length > 0) this.waiting.value = null;
  }

  /** Plays the next premove if it is the user's turn. */
  private follow(): void {
    const { view, pending } = this.session;
    if (this.queue.length === 0 || view === null) return;
    if (pending !== null || !view.now.rights.play) return;
    untrack(() => this.playNext());
  }

  private playNext(): void {
    const { session } = this;
    const { view } = session;
    if (view === null) return;
    // Returns to the live position, because warnings exist only there and the user has to see the move.
    session.lookAt(session.lastPly);
    const facts = { now: view.now, mine: session.mine, warnings: session.judging.judged?.warnings ?? null };
    // A warning about bikjang does not stop a premove, because the player may want to allow it.
    const warned = (token: string): boolean =>
      ![undefined, "bikjang"].includes(session.judging.warnings[token]) ||
      (boardAction(token) === "pass" && passWarning(facts, t()) !== null);
    const next = nextPremove(this.queue, { legal: view.now.legal, warned });
    switch (next.kind) {
      case "none":
        return;
      case "play":
        this.waiting.value = next.rest;
        void session.act(next.token).then((done) => {
          // Drops the rest of the queue, which depended on the refused move, unless the queue has changed since.
          if (!done && this.queue === next.rest) this.clear();
        });
        return;
      case "dropped":
        this.clear();
        playSound("warning");
        return session.say({ kind: "refused", text: t().premove[next.why] });
    }
  }
}
