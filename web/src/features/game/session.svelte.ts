// One open game: its connection, the server's messages, and the user's moves.
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
  /** Error code if the game could not be opened. */
  failure: string | null = $state(null);
  thinking: { side: Side; state: Thinking } | null = $state.raw(null);
  restarting = $state(false);
  /** Number of spectators: sockets of clients without a seat. */
  watching: number = $state(0);
  /** The user's commands other than moves. */
  readonly commands: Commands = new Commands(
    () => this.latest(),
    (command) => this.send(command),
  );
  readonly chat: Chat;
  /** Counts full games requested or received. A response is discarded if the count has changed since its request. */
  private wholes = 0;
  private readonly presents = new Presents({ read: () => void this.refetch(), reopen: () => this.link?.reopen() });

  private readonly serverTime = new ServerTime();
  private link: Link | null = null;
  private readonly acting = new Acting((sent) => (this.pending = sent));
  /** Time (`performance.now()`) at which the game started or the last action appeared on the board. */
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
      id,
      isHeld: () => isBetweenTwo(this.view, this.mine),
      send: (command) => this.link?.command(command) ?? Promise.resolve({ ok: false, error: null }),
    });
    void this.open();
  }

  /** Returns the estimated server time in ms. */
  serverNow(): number {
    return this.serverTime.now(performance.now());
  }

  /**
   * Returns the server time at which to display a side's clock. On the user's own side, it is the time until which a
   * move played now would be charged.
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

  /** Touches a piece, which then has to be moved. A touch has no effect if the piece cannot move. */
  async touch(square: string): Promise<void> {
    const view = this.view;
    if (view === null || !this.touchMove || !this.live || this.acting.isWaiting || view.now.touched === square) return;
    await this.send({ t: "touch", ply: view.now.ply, square });
  }

  async join(side: Side): Promise<void> {
    await this.enter(api.join(this.id, side));
  }

  /** Makes the user the game's referee, with the key from the referee's link. */
  async becomeReferee(key: string): Promise<void> {
    await this.enter(gameApi.referee(this.id, key));
  }

  /** Enters the game in a role that the user has just taken. */
  private async enter(answer: Promise<GameView>): Promise<void> {
    try {
      this.take(await answer);
      // The new role may have access to other chat channels.
      this.chat.forget();
      this.link?.reopen();
    } catch (error) {
      this.say({ kind: "refused", text: errorText(error instanceof ApiError ? error.code : "") });
    }
  }

  /** Returns the latest state of the game, after showing any delayed messages. */
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

  /** Adds the view's sequence number to a command. The server refuses it if the situation has changed since. */
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
      // Without a response, the connection is opened anyway, and keeps retrying.
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
        // After the connection is lost, the link may report "connecting" again, but users should see "lost" until it is
        // online.
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
    // Without a response, or if an event overtook it, a new connection brings the game up to date.
    if (view === null || view.seq < (this.view?.seq ?? 0)) this.link?.reopen();
    else this.take(view);
  }

  /** Reloads the user's identity and role after a sign-out elsewhere. */
  private async reread(): Promise<void> {
    this.chat.forget();
    await reader.load();
    await this.refetch();
  }

  /** Handles a message from the server. An engine's reply may be delayed, and later events with it. */
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
        // If the engine has to move, a message with its status follows.
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

  /** Stores the time of an action or the start. The user's own actions were already shown when they were sent. */
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
