// One open game: its connection, the server's messages, and the reader's moves.
//
// Owns the connection to the game and its state.
// Must not apply rules. Legality comes from the rules module or the server's list.
import { travelMs } from "../../board";
import { errorText, t, showError } from "../../i18n/index.svelte";
import { Acting } from "./acting";
import { applyEvent, withNow } from "./game-state";
import { boardAction, type Side } from "../../domain/position";
import { takeFresh } from "../../platform/fresh-game";
import { gameApi } from "../../platform/game-api";
import { ApiError, api, socketUrl } from "../../platform/http";
import { Link, type Answer, type Incoming, type LinkStatus } from "../../platform/link";
import { reader } from "../../platform/me.svelte";
import type { GameEvent, GameView, ServerMsg, Thinking } from "../../wire.gen";
import { Chat } from "./chat/chat.svelte";
import { creditLeft } from "../../domain/clock";
import { Commands, isDated, type Command } from "./commands.svelte";
import { Pacing, waitOf } from "./pacing";
import { Presents } from "./presents";
import { react } from "./reacting";
import { ServerTime } from "./server-time";
import { ShownGame } from "./shown-game.svelte";
import { isBetweenTwo } from "./viewpoint";

export class Session extends ShownGame {
  status: LinkStatus = $state("connecting");
  /** Reason why the game could not be opened. */
  failure: string | null = $state(null);
  thinking: { side: Side; state: Thinking } | null = $state.raw(null);
  restarting = $state(false);
  /** Number of sockets that follow the game without a seat. */
  watching: number = $state(0);
  /** The reader's commands other than moves. */
  readonly commands: Commands = new Commands(
    () => this.latest(),
    (command) => this.send(command),
  );
  /** The chat of the game. */
  readonly chat: Chat;
  /** Counts full games requested or received. A response is outdated if another one has arrived since. */
  private wholes = 0;
  private readonly presents = new Presents({ read: () => void this.refetch(), reopen: () => this.link?.reopen() });

  private readonly serverTime = new ServerTime();
  private link: Link | null = null;
  private readonly acting = new Acting((sent) => (this.pending = sent));
  /** Time of the last change of the position on the board, in the units of `performance.now()`. */
  private changedAt = -Infinity;
  private readonly pacing = new Pacing<ServerMsg>(
    (message) =>
      waitOf(message, {
        view: this.view,
        mine: this.mine,
        since: performance.now() - this.changedAt,
        travel: travelMs(),
      }),
    (message) => this.receive(message),
  );

  constructor(readonly id: string) {
    super();
    this.chat = new Chat({
      game: id,
      isHeld: () => isBetweenTwo(this.view, this.mine),
      send: (command) => this.link?.command(command) ?? Promise.resolve({ ok: false, error: null }),
    });
    void this.open();
  }

  /** Returns the current server time in ms. */
  serverNow(): number {
    return this.serverTime.now(performance.now());
  }

  /**
   * Returns the server time for displaying a side's clock. On the reader's side, it is the time charged for a move
   * played now.
   */
  clockedUntil(side: Side): number {
    const { view } = this;
    if (view === null || !this.mine.includes(side)) return this.serverNow();
    return this.serverTime.chargedUntil(performance.now(), creditLeft(view.time, view.actions, side));
  }

  close(): void {
    this.wholes++;
    this.say(null);
    this.pacing.close();
    this.chat.close();
    this.link?.close();
  }

  /** Plays a board action (a UCI move or `pass`). `isOnBoard` is true if the board already shows it. */
  async act(token: string, { isOnBoard = false } = {}): Promise<boolean> {
    const view = this.view;
    if (view === null || this.acting.isWaiting || !this.live) return false;
    this.cursor = null;
    const ply = view.now.ply;
    this.acting.begin({ token, ply }, isOnBoard);
    this.changedAt = performance.now();
    this.say(null);
    const answer = await this.send({ t: "act", ply, action: token });
    // A refused move is reverted; an acknowledged one stays until its event arrives.
    if (!answer.ok || (this.view?.seq ?? 0) >= answer.seq) this.acting.answered(ply);
    return answer.ok;
  }

  /** Touches a piece, which then has to move; the server releases one that cannot. */
  async touch(square: string): Promise<void> {
    const view = this.view;
    if (view === null || !this.touchMove || !this.live || this.acting.isWaiting || view.now.touched === square) return;
    await this.send({ t: "touch", ply: view.now.ply, square });
  }

  async join(side: Side): Promise<void> {
    await this.enter(api.join(this.id, side));
  }

  /** Becomes the game's referee with the key of the link. */
  async becomeReferee(key: string): Promise<void> {
    await this.enter(gameApi.referee(this.id, key));
  }

  /** Enters the game in a role that the reader has just taken. */
  private async enter(answer: Promise<GameView>): Promise<void> {
    try {
      this.take(await answer);
      // A player no longer reads the spectators' chat.
      this.chat.forget();
      this.link?.reopen();
    } catch (error) {
      this.say({ kind: "refused", text: errorText(error instanceof ApiError ? error.code : "") });
    }
  }

  /** Returns the server's state of the game, showing a delayed reply at once. */
  private latest(): GameView | null {
    this.pacing.flush();
    return this.view;
  }

  private async send(command: Command): Promise<Answer> {
    if (this.link === null) return { ok: false, error: null };
    const answer = await this.link.command(this.dated(command));
    if (!answer.ok) {
      const code = (answer.error as { code?: string } | null)?.code ?? "";
      showError(code, (text) => this.say({ kind: "refused", text }));
    }
    return answer;
  }

  /** Adds the sequence number of the view to a command, so that the server ignores it if the game has changed since. */
  private dated(command: Command): Command {
    const { view } = this;
    return view !== null && isDated(command) ? { ...command, seen: view.seq } : command;
  }

  private async open(): Promise<void> {
    try {
      this.take(takeFresh(this.id) ?? (await api.game(this.id)));
    } catch (error) {
      if (error instanceof ApiError && error.code !== "offline") {
        this.failure = error.code;
        return;
      }
      // No response: the connection keeps retrying, and delivers the game when it succeeds.
    }
    this.link = new Link({
      since: this.view?.seq ?? 0,
      open: (since) => new WebSocket(socketUrl(this.id, since) + this.presents.wish) as never,
      onMessage: (message) => this.hear(message),
      saysHidden: true,
      onRoundTrip: (ms) => this.serverTime.answered(ms),
      onStatus: (status) => {
        if (status === "lost") {
          this.serverTime.reconnected();
          this.pacing.flush();
          // After a reconnect, the server reports absent players.
          this.absent = { cho: null, han: null };
        }
        if (status === "online") {
          this.restarting = false;
          if (this.status === "lost") this.say({ kind: "info", text: t().game.back });
          this.chat.connected();
        }
        // The link reports "connecting" also for a first reconnect, but players should see "lost".
        if (status !== "connecting" || this.status !== "lost") this.status = status;
      },
    });
  }

  private take(view: GameView): void {
    this.wholes++;
    this.serverTime.heard(view.now.at_ms, performance.now());
    this.view = view;
    if (this.status === "online") this.chat.follow();
  }

  private async refetch(): Promise<void> {
    const asked = ++this.wholes;
    const view = await api.game(this.id).catch(() => null);
    if (asked !== this.wholes) return;
    // If there is no response, or an event overtook it, the connection delivers the full game.
    if (view === null || view.seq < (this.view?.seq ?? 0)) this.link?.reopen();
    else this.take(view);
  }

  /** Loads the reader's identity and role again after they were signed out elsewhere. */
  private async reread(): Promise<void> {
    this.chat.forget();
    await reader.load();
    await this.refetch();
  }

  /** Handles the server's messages in order. Only the display of an engine's reply may be delayed. */
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

  private receive(message: ServerMsg): void {
    switch (message.t) {
      case "state":
        // A message with the engine's current status follows.
        this.thinking = null;
        return this.take(message.game);
      case "event": {
        if (this.view === null || message.seq <= this.view.seq) return;
        const before = this.view;
        const after = applyEvent(before, message.seq, message.event, null, message.at_ms);
        this.view = withNow(after, this.presents.of(after, message.now));
        this.noteChange(message.event);
        this.settle(message.event);
        return react(message.event, before, this);
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
        return showError(message.error.code, (text) => this.say({ kind: "refused", text }));
      default:
        return;
    }
  }

  /** Stores when the board changed. Skips the reader's own moves, which were shown when they were sent. */
  private noteChange(event: GameEvent): void {
    const acted = event.kind === "acted" && !this.acting.isOwn(event.action.ply) && boardAction(event.action.token);
    if (acted || event.kind === "started") this.changedAt = performance.now();
  }

  /** Clears the state that ends with this event. */
  private settle(event: GameEvent): void {
    switch (event.kind) {
      case "acted":
        this.acting.answered(event.action.ply);
        if (this.thinking?.side === event.action.side) this.thinking = null;
        return;
      case "took_back":
        this.thinking = null;
        this.cursor = null;
        return;
      case "ended":
        this.thinking = null;
        return this.chat.ended();
      // These events do not say who now has which seat, so the game is fetched again.
      case "hand_picked":
      case "joined":
        return void this.refetch();
      default:
        return;
    }
  }
}
