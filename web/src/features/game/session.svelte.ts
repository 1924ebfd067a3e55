// One open game: what the server said, what the visitor just did and is waiting
// for, and which moment of the game is on the board.
//
// Owns: the link to the game and everything the game page shows.
// Must not: judge. Legality comes from the WASM rules or the server's list.
import { travelMs } from "../../board";
import { errorText, t, textsUnder } from "../../i18n/index.svelte";
import type { Movement } from "../../i18n/sides";
import { core } from "../../platform/core.svelte";
import { applyEvent } from "./game-state";
import { boardAction, generalOf, opposite, pieceOfLetter, type Side } from "../replay/position";
import { Replay, type Frame } from "../replay/replay";
import { movementOf, ruleWord } from "../rulesets/rule-fields";
import { isSetup, type Setup } from "./setup";
import { ApiError, api, socketUrl } from "../../platform/http";
import { GameLink, type Answer, type Incoming, type LinkStatus } from "../../platform/link";
import { reader } from "../../platform/me.svelte";
import { playSound as play } from "../../platform/sound";
import type { Claim, ClientMsg, GameEvent, GameView, Hand, PlacingView, ServerMsg, Thinking } from "../../wire.gen";
import { callOut } from "./calls";
import { Chat } from "./chat/chat.svelte";
import { Judging } from "./judging.svelte";
import { creditLeft } from "./clock";
import { eventWords } from "./event-words";
import type { OfferKind } from "./offers";
import { Pacing, replyWait } from "./pacing";
import { ServerTime } from "./server-time";

type Command = ClientMsg extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** A passing word to the player; `kind` says how it looks and how urgent it is aloud. */
export interface Word {
  kind: "info" | "refused" | "why";
  text: string;
}

/** A player who is away. */
export interface Absence {
  /** The server's time from which on this reader may claim the game; null while nobody may. */
  claimableMs: number | null;
}

const WORD_MS = 6_000;

export class Session {
  view: GameView | null = $state.raw(null);
  status: LinkStatus = $state("connecting");
  /** Why the game could not be opened at all. */
  failure: string | null = $state(null);
  thinking: { side: Side; state: Thinking } | null = $state.raw(null);
  restarting = $state(false);
  /** Players of a running game who are away, as the server sees it. */
  absent: Record<Side, Absence | null> = $state.raw({ cho: null, han: null });
  /** How many sockets without a seat follow the game. */
  watching: number = $state(0);
  word: Word | null = $state.raw(null);
  /** A board action sent and not yet answered; shown as if played. */
  pending: { token: string; ply: number } | null = $state.raw(null);
  /** Commands without a place on the board that wait for an answer: `offer`, `takeback` … */
  waiting: string[] = $state([]);
  /** The ply looked at while stepping back; null = the game as it stands. */
  cursor: number | null = $state(null);
  flipped = $state(false);
  /** The opponent's rematch offer was declined on this page; the server does not know. */
  rematchDismissed = $state(false);
  /** The setup tried on the board before it is chosen. */
  preview: Setup | null = $state(null);

  /** What the rules say about this game. */
  readonly judging: Judging = new Judging(this);

  /** What is said beside the game. */
  readonly chat: Chat;

  private readonly replay = new Replay();
  private readonly serverTime = new ServerTime();
  private link: GameLink | null = null;
  /** When the position on the board last changed, as `performance.now()` counts. */
  private changedAt = -Infinity;
  private readonly pacing = new Pacing<ServerMsg>(
    (message) => this.waitOf(message),
    (message) => this.receive(message),
  );
  private wordTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.chat = new Chat({
      game: id,
      isHeld: () => this.twoPeople,
      send: (command) => this.link?.command(command) ?? Promise.resolve({ ok: false, error: null }),
    });
    void this.open();
    core.load();
  }

  /** How the pieces of this game move. */
  readonly movement: Movement = $derived(movementOf(this.view?.rules.full ?? {}));

  readonly tokens: string[] = $derived.by(() => {
    const tokens = this.view?.actions.map((action) => action.token) ?? [];
    // A line that broke may have lost the ack of an action the server already has.
    const shown = this.pending !== null && this.pending.ply === this.view?.now.ply;
    return shown && this.pending !== null ? [...tokens, this.pending.token] : tokens;
  });

  readonly frames: Frame[] = $derived(
    this.view?.start_fen == null ? [] : this.replay.frames(this.view.start_fen, this.tokens),
  );

  readonly lastPly: number = $derived(Math.max(0, this.frames.length - 1));
  readonly ply: number = $derived(Math.min(this.cursor ?? this.lastPly, this.lastPly));
  readonly live: boolean = $derived(this.ply === this.lastPly);
  readonly frame: Frame | null = $derived(this.frames[this.ply] ?? null);

  /** The side this reader chooses a setup for now. */
  readonly choosing: Side | null = $derived(this.view?.now.rights.arrange[0] ?? null);

  /** How far the pieces are placed, once both players are there and it is settled who plays which side; else null. */
  readonly placing: PlacingView | null = $derived.by(() => {
    const view = this.view;
    const undecided = view?.hands != null && view.hands.picked === null;
    if (view?.phase !== "arranging" || undecided) return null;
    return view.seats.cho.kind === "open" || view.seats.han.kind === "open" ? null : view.now.placing;
  });

  /** What may be chosen. */
  readonly setups: Setup[] = $derived((this.view?.setup.allowed ?? []).filter(isSetup));

  /** The setup that stands on the board for the choosing side until it is chosen. */
  readonly tried: Setup = $derived(
    this.preview !== null && this.setups.includes(this.preview) ? this.preview : (this.setups[0] ?? "mssm"),
  );

  /** Sides this reader plays. */
  readonly mine: Side[] = $derived((["cho", "han"] as const).filter((side) => this.view?.seats[side].you === true));

  /** Whether two people play, or one waits for another. */
  private get twoPeople(): boolean {
    const seats = this.view?.seats;
    if (seats === undefined || seats.cho.kind === "engine" || seats.han.kind === "engine") return false;
    const id = seats.cho.player?.id;
    return this.mine.length < 2 && (id === undefined || id !== seats.han.player?.id);
  }

  /** The opponent offers this player a rematch. */
  readonly rematchOffered: boolean = $derived.by(() => {
    const now = this.view?.now;
    const side = now?.offers.rematch ?? null;
    return side !== null && now?.rights.rematch === true && !this.mine.includes(side) && !this.rematchDismissed;
  });

  /** The server's time from which on this player may claim the game of an opponent who is away; null while it may not. */
  readonly claimableMs: number | null = $derived.by(() => {
    const side = this.mine[0];
    if (side === undefined || this.mine.length !== 1 || this.view?.phase !== "playing") return null;
    return this.absent[opposite(side)]?.claimableMs ?? null;
  });

  /** The side at the bottom of the board. */
  readonly bottom: Side = $derived.by(() => {
    const view = this.view;
    const mine = this.mine;
    let side: Side = mine.length === 1 && mine[0] !== undefined ? mine[0] : "cho";
    // One device: whoever chooses a setup sees it from their own seat.
    const arranging = view?.now.rights.arrange;
    const choosesAlone = view?.phase === "arranging" && view.now.placing === null;
    if (mine.length === 2 && choosesAlone && arranging?.[0] !== undefined) {
      side = arranging[0];
    }
    return this.flipped ? opposite(side) : side;
  });

  /** What may be played now by this reader; empty while looking back or waiting. */
  readonly legal: string[] = $derived.by(() => {
    const view = this.view;
    if (view === null || !this.live || view.phase !== "playing") return [];
    if (this.pending !== null) return [];
    return view.now.rights.play ? view.now.legal : [];
  });

  /** The general that stands in check at the moment on the board. */
  readonly check: string | null = $derived.by(() => {
    const frame = this.frame;
    if (frame === null) return null;
    const now = this.view?.now;
    const inCheck = this.judging.judged?.check ?? (this.live && this.pending === null && now?.check === true);
    return inCheck ? generalOf(frame.pieces, frame.turn) : null;
  });

  /** The server's time now, in ms. */
  serverNow(): number {
    return this.serverTime.now(performance.now());
  }

  /** The server's time up to which a side's clock is shown: for one's own side what a move that is played now would be charged. */
  clockedUntil(side: Side): number {
    const { view } = this;
    if (view === null || !this.mine.includes(side)) return this.serverNow();
    return this.serverTime.chargedUntil(performance.now(), creditLeft(view.time, view.actions, side));
  }

  close(): void {
    clearTimeout(this.wordTimer);
    this.pacing.close();
    this.link?.close();
  }

  wake(): void {
    this.link?.wake();
  }

  say(word: Word | null): void {
    clearTimeout(this.wordTimer);
    this.word = word;
    if (word !== null) this.wordTimer = setTimeout(() => (this.word = null), WORD_MS);
  }

  /** Plays a board action (UCI step or `pass`). */
  async act(token: string): Promise<boolean> {
    const view = this.view;
    if (view === null || this.pending !== null || !this.live) return false;
    this.cursor = null;
    const ply = view.now.ply;
    this.pending = { token, ply };
    this.changedAt = performance.now();
    this.say(null);
    const answer = await this.send({ t: "act", ply, action: token });
    // A refused step goes back; an acked one stays until its event is here.
    const there = !answer.ok || (this.view?.seq ?? 0) >= answer.seq;
    if (there && this.pending?.ply === ply) this.pending = null;
    return answer.ok;
  }

  /** Whether a piece of this reader that is touched now has to move. */
  readonly touchMove: boolean = $derived(
    this.view !== null && ruleWord(this.view.rules.full, "touch") === "touch_move" && this.view.now.rights.play,
  );

  /** Touches a piece, which has to move then; the server lets go of one that cannot. */
  async touch(square: string): Promise<void> {
    const view = this.view;
    if (view === null || !this.touchMove || !this.live || this.pending !== null || view.now.touched === square) return;
    await this.send({ t: "touch", ply: view.now.ply, square });
  }

  /** Says something about the game: `call`, `offer`, `accept`, `decline`, `resign` …. */
  async sendAction(action: string): Promise<void> {
    const view = this.latest();
    if (view === null) return;
    await this.mark(action, { t: "act", ply: view.now.ply, action });
  }

  async arrange(side: Side, setup: string): Promise<void> {
    await this.mark("arrange", { t: "arrange", side, setup });
  }

  /** Places a piece, where they are placed one by one. */
  async place(side: Side, piece: string, square: string): Promise<void> {
    await this.mark("place", { t: "place", side, piece, square });
  }

  /** Picks one of two closed hands. */
  async pickHand(hand: Hand): Promise<void> {
    await this.mark("pick_hand", { t: "pick_hand", hand });
  }

  async takeback(): Promise<void> {
    const ply = this.latest()?.now.ply;
    if (ply !== undefined) await this.mark("takeback", { t: "takeback", ply });
  }

  async answerTakeback(accept: boolean): Promise<void> {
    await this.mark("takeback_answer", { t: "takeback_answer", accept });
  }

  /** Sends a command that concerns no point of the board, once at a time; while it waits its name is in `waiting`. */
  async sendCommand(command: Command): Promise<void> {
    this.latest();
    await this.mark(command.t, command);
  }

  /** Answers an offer of the opponent's. */
  async answer(kind: OfferKind, accept: boolean): Promise<void> {
    switch (kind) {
      case "draw":
        return this.sendAction(accept ? "accept" : "decline");
      case "takeback":
        return this.answerTakeback(accept);
      case "adjourn":
        return this.sendCommand({ t: "answer_adjourn", accept });
      case "resume":
        return this.sendCommand({ t: "answer_resume", accept });
    }
  }

  async rematch(): Promise<void> {
    await this.mark("rematch", { t: "rematch" });
  }

  async abort(): Promise<void> {
    this.latest();
    await this.mark("abort", { t: "abort" });
  }

  async claim(claim: Claim): Promise<void> {
    this.latest();
    await this.mark("claim", { t: "claim", claim });
  }

  async join(side: Side): Promise<void> {
    await this.enter(api.join(this.id, side));
  }

  /** Takes the place of the game's referee with the key of the link. */
  async becomeReferee(key: string): Promise<void> {
    await this.enter(api.referee(this.id, key));
  }

  /** The game as somebody reads it who has just got a place in it. */
  private async enter(answer: Promise<GameView>): Promise<void> {
    try {
      this.take(await answer);
      // Whoever takes a seat does not read along with those who watch any more.
      this.chat.forget();
      this.link?.reopen();
    } catch (error) {
      this.say({ kind: "refused", text: errorText(error instanceof ApiError ? error.code : "") });
    }
  }

  /** Looks at a ply; the latest one is the live game. */
  lookAt(ply: number): void {
    const at = Math.max(0, Math.min(this.lastPly, ply));
    this.cursor = at === this.lastPly ? null : at;
  }

  /** The game as the server has it; a reply that is held back is shown now. */
  private latest(): GameView | null {
    this.pacing.flush();
    return this.view;
  }

  private async mark(name: string, command: Command): Promise<void> {
    if (this.waiting.includes(name)) return;
    this.waiting = [...this.waiting, name];
    await this.send(command);
    this.waiting = this.waiting.filter((other) => other !== name);
  }

  private async send(command: Command): Promise<Answer> {
    if (this.link === null) return { ok: false, error: null };
    const answer = await this.link.command(command);
    if (!answer.ok) {
      const code = (answer.error as { code?: string } | null)?.code ?? "";
      this.say({ kind: "refused", text: errorText(code) });
    }
    return answer;
  }

  private async open(): Promise<void> {
    try {
      this.take(await api.game(this.id));
    } catch (error) {
      if (error instanceof ApiError && error.code !== "offline") {
        this.failure = error.code;
        return;
      }
      // No answer: the link keeps trying and brings the game when it gets through.
    }
    this.link = new GameLink({
      since: this.view?.seq ?? 0,
      open: (since) => new WebSocket(socketUrl(this.id, since)) as never,
      onMessage: (message) => this.hear(message),
      onRoundTrip: (ms) => this.serverTime.answered(ms),
      onStatus: (status) => {
        if (status === "lost") {
          this.serverTime.reconnected();
          this.pacing.flush();
          // After the line is back the server tells who is away then.
          this.absent = { cho: null, han: null };
        }
        if (status === "online") {
          this.restarting = false;
          if (this.status === "lost") this.say({ kind: "info", text: t().game.back });
          this.chat.connected();
        }
        // A first reconnect is "connecting" to the link, and still lost to the player.
        if (status !== "connecting" || this.status !== "lost") this.status = status;
      },
    });
  }

  private take(view: GameView): void {
    this.serverTime.heard(view.now.at_ms, performance.now());
    this.view = view;
    if (this.status === "online") this.chat.follow();
  }

  private async refetch(): Promise<void> {
    await api.game(this.id).then(
      (view) => this.take(view),
      () => undefined,
    );
  }

  /** The reader was signed out elsewhere: the page asks anew who they are, and what of the game is theirs. */
  private async reread(): Promise<void> {
    this.chat.forget();
    await reader.load();
    await this.refetch();
  }

  /** Takes what the server says, in its order; only the display of an engine's reply may wait. */
  private hear(incoming: Incoming): void {
    const message = incoming as unknown as ServerMsg;
    switch (message.t) {
      case "event":
        if (message.now !== null) this.serverTime.heard(message.now.at_ms, performance.now());
        return this.pacing.take(message);
      case "thinking":
        return this.pacing.take(message);
      case "state":
        this.pacing.flush();
        return this.receive(message);
      default:
        return this.receive(message);
    }
  }

  /** How many ms a message still waits, so that the move before an engine's reply is seen first. */
  private waitOf(message: ServerMsg): number {
    const view = this.view;
    if (view === null || message.t !== "event" || message.event.kind !== "acted") return 0;
    const { token, side, ply } = message.event.action;
    if (side === null || view.seats[side].kind !== "engine" || boardAction(token) === null) return 0;
    // While events are made up for, the present that is known belongs to an earlier position.
    if (view.now.ply !== ply) return 0;
    const own = this.mine[0];
    const clock = own === undefined ? undefined : message.now?.clocks?.[own];
    return replyWait({
      since: performance.now() - this.changedAt,
      travel: travelMs(),
      choices: view.now.legal.length,
      left: clock === undefined ? null : clock.main_ms + clock.period_ms,
    });
  }

  private receive(message: ServerMsg): void {
    switch (message.t) {
      case "state":
        return this.take(message.game);
      case "event": {
        if (this.view === null || message.seq <= this.view.seq) return;
        const before = this.view;
        this.view = applyEvent(before, message.seq, message.event, message.now, message.at_ms);
        this.noteChange(message.event);
        // A message about the position before is out of date.
        if (message.event.kind === "acted" && this.word?.kind === "info") this.say(null);
        if (message.event.kind === "acted" && before.now.check && this.view.phase === "playing") {
          if (!this.view.now.check) {
            callOut("answered");
            this.say({ kind: "info", text: t().game.answered });
          }
        }
        return this.react(message.event);
      }
      case "thinking":
        this.thinking = { side: message.side, state: message.state };
        return;
      case "absent": {
        const { side, since_ms, claimable_ms } = message;
        this.absent = { ...this.absent, [side]: since_ms === null ? null : { claimableMs: claimable_ms } };
        return;
      }
      case "watching":
        this.watching = message.count;
        return;
      case "chat":
        return this.chat.hear(message.room, message.lines);
      case "bye":
        this.restarting = message.reason === "restart";
        if (message.reason === "signed_out") void this.reread();
        return;
      case "error":
        return this.say({ kind: "refused", text: errorText(message.error.code) });
      default:
        return;
    }
  }

  /** Notes when the board changed; an own move was on it before the server had it. */
  private noteChange(event: GameEvent): void {
    const acted = event.kind === "acted" && boardAction(event.action.token) !== null;
    const known = event.kind === "acted" && this.pending?.ply === event.action.ply;
    if ((acted && !known) || event.kind === "started") this.changedAt = performance.now();
  }

  /** Sounds and words for what just happened. */
  private react(event: GameEvent): void {
    switch (event.kind) {
      case "acted": {
        const { token, side } = event.action;
        if (this.pending?.ply === event.action.ply) this.pending = null;
        if (this.thinking?.side === side) this.thinking = null;
        if (this.view?.phase === "over") return play("end");
        const move = boardAction(token);
        if (token === "decline") this.say({ kind: "info", text: t().game.drawDeclined });
        if (move === null) return;
        if (move === "pass") {
          if (side !== null)
            this.say({ kind: "info", text: t().game.passed({ side: textsUnder(this.movement).side[side] }) });
          return play("pass");
        }
        if (this.view?.now.check === true) {
          callOut("check");
          return play("check");
        }
        const action = this.frames.at(-1)?.action;
        const capture = action?.kind === "step" && action.captured !== null;
        return play(capture ? "capture" : "move");
      }
      case "touched": {
        const piece = this.frame?.pieces[event.square];
        if (piece === undefined || this.mine.includes(event.side)) return;
        const names = { side: textsUnder(this.movement).side[event.side], piece: t().piece[piece.role] };
        return this.say({ kind: "info", text: t().game.touched({ ...names, square: event.square }) });
      }
      case "took_back":
        this.thinking = null;
        this.cursor = null;
        return play("move");
      case "ended":
        this.chat.ended();
        return;
      case "takeback_declined":
        return this.say({ kind: "info", text: t().game.undoDeclined });
      case "started":
        return play("move");
      case "rematch_offered":
        return this.rematchOffered ? play("warning") : undefined;
      case "placed": {
        play("move");
        const role = pieceOfLetter(event.piece)?.role;
        if (role === undefined || this.mine.includes(event.side)) return;
        const names = { side: textsUnder(this.movement).side[event.side], piece: t().piece[role] };
        return this.say({ kind: "info", text: t().setup.placedBy({ ...names, square: event.square }) });
      }
      // Who sits where comes with the whole game.
      case "hand_picked":
      case "joined":
        void this.refetch();
        return;
      default: {
        const text = eventWords(event, { mine: this.mine }, textsUnder(this.movement));
        if (text === null) return;
        this.say({ kind: "info", text });
        return play("warning");
      }
    }
  }
}
