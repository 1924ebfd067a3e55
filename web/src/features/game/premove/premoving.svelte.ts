// The premoves (예약 수) of the player of a game: chosen while it is the other
// side's turn, sent one by one as the turn comes, dropped when one does not fit.
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

  /** Made by a component: it watches the session as long as that is there. */
  constructor(private readonly session: Session) {
    this.waiting = session.waiting(() => "era");
    $effect(() => this.follow());
  }

  /** In the order in which they will be played. */
  readonly queue: readonly Segment[] = $derived.by(() => this.waiting.value ?? NONE);

  private readonly reach: Reach | null = $derived.by(() =>
    core.rules === null ? null : new Reach(core.rules, this.session.movement),
  );

  /** The reader's side while it may choose moves in advance: one of two players, on the live board, not at the turn. */
  readonly side = $derived.by(() => {
    const { view, mine, live, pending } = this.session;
    const side = mine.length === 1 ? mine[0] : undefined;
    if (side === undefined || view === null || view.phase !== "playing" || !live || this.reach === null) return null;
    // There is no hurry in correspondence, which has conditional moves, nor in an adjourned game.
    if (view.time.kind === "correspondence" || view.now.adjourned === true) return null;
    return view.now.turn === side && pending === null ? null : side;
  });

  /** Where each piece may be sent in advance. */
  readonly targets: Record<string, string[]> = $derived.by(() => {
    const { view, frame } = this.session;
    const { side, reach, queue } = this;
    if (side === null || reach === null || frame === null || view === null) return {};
    return premoveTargets({ pieces: frame.pieces, side, queue, passes: hasPass(view.rules.full) }, reach);
  });

  /** Whether it may be chosen; only then it is. */
  add(step: Segment): boolean {
    if (this.targets[step.from]?.includes(step.to) !== true) return false;
    this.waiting.value = [...this.queue, step];
    return true;
  }

  /** Takes back the one that was chosen last. */
  dropLast(): void {
    this.waiting.value = this.queue.slice(0, -1);
  }

  clear(): void {
    if (this.queue.length > 0) this.waiting.value = null;
  }

  /** Plays the next one when the turn has come. */
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
    // Warnings are known of the live board only, and there the move is to be seen.
    session.lookAt(session.lastPly);
    const facts = { now: view.now, mine: session.mine, warnings: session.judging.judged?.warnings ?? null };
    // Bikjang may be what the player wants.
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
          // What was chosen since is about another position.
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
