// View state of a game: the displayed position, the user's sides, and the possible actions.
//
// Must not communicate with the server or apply rules. Legality comes from the rules module or the server's list.
import type { CheckKind, Mark, Pieces } from "../../board";
import type { Movement } from "../../domain/movements.gen";
import type { GameView, PlacingView } from "../../wire.gen";
import { checkKindOf } from "../../domain/check-kind";
import { generalOf, type Side } from "../../domain/position";
import { Replay, type Frame } from "../../domain/replay";
import { hasSetups, movementOf, ruleWord } from "../../domain/rule-fields";
import { Judging } from "./judging.svelte";
import { FIRST_MOMENT, isStill, momentAfter, type Lasting, type Moment } from "./moment";
import type { Sent } from "./acting";
import type { Word } from "./reactions";
import { placedPieces } from "./placing";
import { arranging, isSetup, type Setup, usualPieces } from "../../domain/setup";
import { Waiting } from "./waiting.svelte";
import {
  bottomOf,
  claimableFrom,
  isRematchAsked,
  isRematchOffered,
  placingOf,
  shownTokens,
  sidesOf,
  type Absence,
} from "./viewpoint";

const WORD_MS = 6_000;

export class ShownGame {
  private latestView: GameView | null = $state.raw(null);
  /** The current moment, on which pending values depend. */
  moment: Moment = $state.raw(FIRST_MOMENT);
  /** Absent players of a running game, as reported by the server. */
  absent: Record<Side, Absence | null> = $state.raw({ cho: null, han: null });
  /** A board action that was sent but not yet answered; shown as if played. */
  pending: Sent | null = $state.raw(null);
  /** Ply shown while stepping back; null for the live game. */
  cursor: number | null = $state(null);
  flipped = $state(false);
  /** Setup shown on the board before it is chosen. */
  preview: Setup | null = $state(null);

  /** The rules module's view of this game. */
  readonly judging: Judging = new Judging(this);

  private readonly replay = new Replay();
  private wordTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last message. A refusal stays for its full time; other messages disappear when the position changes. */
  private readonly said: Waiting<Word> = this.waiting(({ kind }) => (kind === "refused" ? "always" : "position"));

  get view(): GameView | null {
    return this.latestView;
  }
  set view(view: GameView | null) {
    const next = view === null ? this.moment : momentAfter(this.moment, this.latestView, view);
    if (!isStill("position", this.moment, next)) this.moment = next;
    this.latestView = view;
    // The displayed ply is no longer behind the game, for example after a takeback.
    if (this.cursor !== null && this.cursor >= this.lastPly) this.cursor = null;
  }

  get word(): Word | null {
    return this.said.value;
  }

  /** Creates an empty pending value; `lasting` returns the lifetime of a given value. */
  waiting<T>(lasting: (value: T) => Lasting): Waiting<T> {
    return new Waiting(() => this.moment, lasting);
  }

  readonly movement: Movement = $derived(movementOf(this.view?.rules.full ?? {}));

  readonly tokens: string[] = $derived(shownTokens(this.view, this.pending));

  readonly frames: Frame[] = $derived(
    this.view?.start_fen == null ? [] : this.replay.frames(this.view.start_fen, this.tokens),
  );

  readonly lastPly: number = $derived(Math.max(0, this.frames.length - 1));
  readonly ply: number = $derived(Math.min(this.cursor ?? this.lastPly, this.lastPly));
  readonly live: boolean = $derived(this.ply === this.lastPly);
  readonly frame: Frame | null = $derived(this.frames[this.ply] ?? null);

  /** Side for which the user chooses a setup now. */
  readonly choosing: Side | null = $derived(this.view?.now.rights.arrange[0] ?? null);

  /** Progress of placing pieces, once both players are present and the sides are settled; otherwise null. */
  readonly placing: PlacingView | null = $derived(placingOf(this.view));

  readonly setups: Setup[] = $derived((this.view?.setup.allowed ?? []).filter(isSetup));

  /** Setup shown for the choosing side until one is chosen. */
  readonly tried: Setup = $derived(
    this.preview !== null && this.setups.includes(this.preview) ? this.preview : (this.setups[0] ?? "mssm"),
  );

  /** Pieces on the board. Before the game, they come from the setups, or are those placed so far. */
  readonly pieces: Pieces = $derived.by(() => {
    const { view } = this;
    if (this.frame !== null) return this.frame.pieces;
    if (view === null) return {};
    if (!hasSetups(view.rules.full)) return usualPieces(this.movement);
    if (view.now.placing != null) return placedPieces(view.now.placing.placed);
    const preview = this.choosing === null ? {} : { [this.choosing]: this.tried };
    return arranging(view.arrangements, preview, view.handicap, view.give);
  });

  /** Marks on the touched piece, which must move, and on the last piece placed. */
  readonly marks: readonly Mark[] = $derived.by(() => {
    const touched = this.live ? (this.view?.now.touched ?? null) : null;
    const placed = (this.placing?.placed ?? []).slice(-1).map(({ square }) => square);
    return [...(touched === null ? [] : [touched]), ...placed].map((square) => ({ square, kind: "good" as const }));
  });

  /** The user's sides. */
  readonly mine: Side[] = $derived(sidesOf(this.view));

  /** Whether the opponent has offered this user a rematch. */
  readonly rematchOffered: boolean = $derived(isRematchOffered(this.view, this.mine));

  /**
   * Whether a rematch is offered, requested or ready, or the finished game shows a message, such as that a rematch was
   * declined. The page then shows the rematch before anything else about the end.
   */
  readonly rematchAwaits: boolean = $derived(
    this.rematchOffered ||
      this.view?.rematch != null ||
      isRematchAsked(this.view, this.mine) ||
      (this.view?.phase === "over" && this.word !== null),
  );

  /** Server time from which this user may claim a win or a draw against an absent opponent, or null. */
  readonly claimableMs: number | null = $derived(claimableFrom(this.view, this.mine, this.absent));

  /** Side at the bottom of the board. */
  readonly bottom: Side = $derived(bottomOf(this.view, this.mine, this.flipped));

  /** The user's legal moves; empty while looking back, while an action is pending, and on the opponent's turn. */
  readonly legal: string[] = $derived.by(() => {
    const view = this.view;
    if (view === null || !this.live || view.phase !== "playing") return [];
    if (this.pending !== null) return [];
    return view.now.rights.play ? view.now.legal : [];
  });

  /** Point of the general in check in the displayed position. */
  readonly check: string | null = $derived.by(() => {
    const frame = this.frame;
    if (frame === null) return null;
    const now = this.view?.now;
    const inCheck = this.judging.judged?.check ?? (this.live && this.pending === null && now?.check === true);
    return inCheck ? generalOf(frame.pieces, frame.turn) : null;
  });

  /** Whether that check is mate. */
  readonly checkKind: CheckKind = $derived.by(() => checkKindOf(this.judging.judged));

  /** Whether a piece that this user touches now has to move. */
  readonly touchMove: boolean = $derived(
    this.view !== null && ruleWord(this.view.rules.full, "touch") === "touch_move" && this.view.now.rights.play,
  );

  /** Shows a ply; the latest one is the live game. */
  lookAt(ply: number): void {
    const at = Math.max(0, Math.min(this.lastPly, ply));
    this.cursor = at === this.lastPly ? null : at;
  }

  say(word: Word | null): void {
    clearTimeout(this.wordTimer);
    this.said.value = word;
    if (word !== null) this.wordTimer = setTimeout(() => (this.said.value = null), WORD_MS);
  }
}
