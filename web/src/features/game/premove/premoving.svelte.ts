// The premoves (예약 수) of a player: chosen during the opponent's turn, sent one by one on the player's turns, dropped
// when one is not possible.
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

  /** Created by a component: it watches the session for as long as the component exists. */
  constructor(private readonly session: Session) {
    this.waiting = session.waiting(() => "era");
    $effect(() => this.follow());
  }

  /** In the order in which they will be played. */
  readonly queue: readonly Segment[] = $derived.by(() => this.waiting.value ?? NONE);

  private readonly reach: Reach | null = $derived.by(() =>
    core.rules === null ? null : new Reach(core.rules, this.session.movement),
  );

  /**
   * The reader's side while it may choose moves in advance: in a game of two players, on the live board, during the
   * opponent's turn.
   */
  readonly side = $derived.by(() => {
    const { view, mine, live, pending } = this.session;
    const side = mine.length === 1 ? mine[0] : undefined;
    if (side === undefined || view === null || view.phase !== "playing" || !live || this.reach === null) return null;
    // There are none in correspondence games, which have conditional moves, nor in adjourned games.
    if (view.time.kind === "correspondence" || view.now.adjourned === true) return null;
    return view.now.turn === side && pending === null ? null : side;
  });

  /** The possible targets of each piece in advance. */
  readonly targets: Record<string, string[]> = $derived.by(() => {
    const { view, frame } = this.session;
    const { side, reach, queue } = this;
    if (side === null || reach === null || frame === null || view === null) return {};
    return premoveTargets({ pieces: frame.pieces, side, queue, passes: hasPass(view.rules.full) }, reach);
  });

  /** Adds a premove if it is possible; returns whether it is. */
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

  /** Plays the next one when it is the player's turn. */
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
    // Warnings exist for the live board only, on which the move has to be visible.
    session.lookAt(session.lastPly);
    const facts = { now: view.now, mine: session.mine, warnings: session.judging.judged?.warnings ?? null };
    // The player may want bikjang.
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
          // Premoves chosen since then are for another position.
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
