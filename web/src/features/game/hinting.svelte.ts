// Engine hints during a game. A hint is shown only for the position for which it was requested.
import { untrack } from "svelte";
import { hintsAllowed } from "../analysis/allowed";
import { Hint } from "../analysis/hint.svelte";
import type { Session } from "./session.svelte";

export class Hinting {
  private readonly hint = new Hint();

  /** Watches the session until the component is destroyed. Must be called while a component is initialised. */
  constructor(private readonly session: Session) {
    $effect(() => {
      const key = this.hintable?.key ?? "";
      untrack(() => this.hint.keepOnly(key));
    });
  }

  /** Request for a hint; null if hints are not allowed or it is not the user's turn. */
  private readonly hintable = $derived.by(() => {
    const view = this.session.view;
    if (view === null || view.start_fen === null || !hintsAllowed(view)) return null;
    const turn = view.now.turn;
    if (turn === null || !this.session.mine.includes(turn)) return null;
    return { key: this.session.tokens.join(" "), turn, fen: view.start_fen };
  });

  /** Hint for the position on the board, or its status; null if none was requested. */
  readonly shown = $derived.by(() =>
    this.session.live && this.hintable !== null ? this.hint.for(this.hintable.key) : null,
  );

  /** Whether hints are allowed and it is the user's turn. */
  readonly isOffered: boolean = $derived(this.hintable !== null);

  /** Suggested move, to be drawn as an arrow; null if there is none yet. */
  readonly move: string | null = $derived(
    this.shown === null || this.shown.state === "failed" ? null : (this.shown.line?.move ?? null),
  );

  /** Requests a hint, or hides the current one. */
  request(): void {
    const { hintable, session } = this;
    if (hintable === null || !session.live || session.pending !== null) return;
    const { key, turn, fen } = hintable;
    void this.hint.toggle(key, turn, { rules: session.judging.judgeRules, fen, moves: session.tokens });
  }

  close(): void {
    this.hint.clear();
  }
}
