// The lobby in this tab: one connection to the server, shared by all components that show a part of the lobby.
//
// Owns the connection, the received state, and the pool in which the user waits.
// Must not render anything. Opens the page of a game that was found or accepted.
import { SvelteMap } from "svelte/reactivity";
import { errorText, t, showError } from "../../i18n/index.svelte";
import { accountApi } from "../../platform/account-api";
import { ApiError, api } from "../../platform/http";
import type { Answer, Link, Incoming, LinkStatus } from "../../platform/link";
import { lobbyApi } from "../../platform/lobby-api";
import { lobbyLink } from "../../platform/lobby-link";
import { notices } from "../../platform/notices.svelte";
import { reader } from "../../platform/me.svelte";
import { router } from "../../platform/router.svelte";
import { searching } from "../../platform/searching.svelte";
import { playSound } from "../../platform/sound";
import { Shared } from "../../platform/storage.svelte";
import { ownZone } from "../../platform/zone";
import type { ChallengeOutcome, ErrorBody, LobbyServerMsg, NewSeek, SeekView } from "../../wire.gen";
import { after, isOwn, type LobbyState } from "./lobby-state";

/** Maximum interruption in ms after which seeks and the place in a pool are restored. */
const FORGET_MS = 60_000;
const RATED = "janggun.rated";
const HOUSE = "janggun.house";
/** Time in ms for which the connection stays open after its last user has released it. */
const LINGER_MS = 2_000;

/** Outcome of a challenge, with the name of the other player. */
export interface Told {
  readonly outcome: ChallengeOutcome;
  readonly name: string;
}

class Lobby {
  state: LobbyState | null = $state.raw(null);
  status: LinkStatus = $state("connecting");
  private place: { pool: string; sinceMs: number } | null = $state.raw(null);
  /** Whether games from a pool should be rated, if possible. */
  private readonly rated = new Shared({ key: RATED, read: (text) => text !== "false" });
  /** Whether a computer player may join if no person does. */
  private readonly house = new Shared({ key: HOUSE, read: (text) => text !== "false" });
  /** Message about the last failure; cleared by the next request. */
  failure: string = $state("");
  /** Outcomes of challenges by game, except those that the user caused. */
  readonly outcomes: SvelteMap<string, Told> = new SvelteMap();

  private link: Link | null = null;
  private users = 0;
  private lingering: ReturnType<typeof setTimeout> | undefined;
  /** Time at which the connection was lost; null once the state has been received again. */
  private lostMs: number | null = null;

  /** The pool in which the user waits, and since when by `Date.now()`; null if the user is not waiting. */
  get waiting(): { pool: string; sinceMs: number } | null {
    return this.place;
  }
  private set waiting(place) {
    this.place = place;
    searching.on = place !== null;
  }

  /** Keeps the connection open until the returned function is called. */
  use(): () => void {
    this.users += 1;
    clearTimeout(this.lingering);
    this.link ??= lobbyLink({
      onMessage: (message) => this.receive(message),
      onStatus: (status) => this.changed(status),
    });
    let used = true;
    return () => {
      if (!used) return;
      used = false;
      this.users -= 1;
      // Keeps the connection, and with it the place in a pool, when the user moves to another page that uses it.
      if (this.users === 0) this.lingering = setTimeout(() => this.close(), LINGER_MS);
    };
  }

  /** Closes the connection at once, which ends seeks and the place in a pool. */
  close(): void {
    clearTimeout(this.lingering);
    this.link?.close();
    this.link = null;
    this.state = null;
    this.waiting = null;
    this.failure = "";
    this.lostMs = null;
  }

  get wantsRated(): boolean {
    return this.rated.now;
  }
  set wantsRated(wanted: boolean) {
    this.rated.change(() => wanted);
  }

  get wantsHouse(): boolean {
    return this.house.now;
  }
  set wantsHouse(wanted: boolean) {
    this.house.change(() => wanted);
  }
  /** Whether a computer player may join if no person does: the server has computer players, and the user agrees. */
  get houseComes(): boolean {
    return this.wantsHouse && (this.state?.house.length ?? 0) > 0;
  }

  async wait(pool: string): Promise<void> {
    if (!(await this.known())) return;
    this.waiting = { pool, sinceMs: Date.now() };
    // Defaults are left out, because older servers do not have these preferences.
    const wish = { ...(this.wantsRated ? {} : { rated: false }), ...(this.houseComes ? { house: true } : {}) };
    if (!(await this.send({ t: "pool", pool, ...wish, ...ownZone() })) && this.waiting?.pool === pool)
      this.waiting = null;
  }

  async leave(): Promise<void> {
    this.waiting = null;
    // The answer is ignored: if the server no longer lists the user as waiting, nothing is left to do.
    await this.link?.command({ t: "leave" });
  }

  async offer(seek: NewSeek): Promise<boolean> {
    return (await this.known()) && this.send({ t: "seek", seek: { ...seek, ...ownZone() } });
  }

  async cancel(seek: string): Promise<void> {
    await this.send({ t: "cancel", seek });
  }

  async accept(seek: string): Promise<void> {
    if (await this.known()) await this.send({ t: "accept", seek });
  }

  /** Declines a challenge to the user, or withdraws the user's own. */
  async refuse(game: string): Promise<void> {
    await this.asked(() => lobbyApi.refuse(game));
  }

  /** Accepts a challenge and opens its game. */
  async join(game: string): Promise<void> {
    if (await this.asked(() => api.join(game))) this.open(game);
  }

  /** Turns a visitor, who may only watch, into a guest. Returns false on failure. */
  async known(): Promise<boolean> {
    if (reader.player !== null) return true;
    const done = await this.asked(async () => reader.become(await accountApi.setNickname({ nickname: null })));
    if (done) this.link?.reopen();
    return done;
  }

  private async asked(act: () => Promise<unknown>): Promise<boolean> {
    this.failure = "";
    try {
      await act();
      return true;
    } catch (error) {
      this.failure = errorText(error instanceof ApiError ? error.code : "");
      return false;
    }
  }

  private async send(body: { t: string } & Record<string, unknown>): Promise<boolean> {
    this.failure = "";
    const answer: Answer | undefined = await this.link?.command(body);
    if (answer === undefined) return false;
    if (!answer.ok) this.fail((answer.error as ErrorBody | undefined)?.code ?? "");
    return answer.ok;
  }

  private fail(code: string): void {
    showError(code, (text) => (this.failure = text));
  }

  private changed(status: LinkStatus): void {
    this.status = status;
    if (status === "lost") this.lostMs ??= Date.now();
  }

  private receive(incoming: Incoming): void {
    const message = incoming as unknown as LobbyServerMsg;
    const before = this.state;
    this.state = after(before, message);
    switch (message.t) {
      case "state":
        this.restore(before);
        break;
      case "paired":
        this.waiting = null;
        playSound("check");
        notices.show(t().notices.come, message.game);
        this.open(message.game);
        break;
      case "unpaired":
        if (this.waiting !== null) this.fail(message.error.code);
        this.waiting = null;
        break;
      case "challenged":
        if (message.challenge.from.id !== this.state?.you?.id) playSound("warning");
        break;
      case "challenge_gone":
        this.tell(before, message.game, message.outcome);
        break;
      case "bye":
        // The user has signed out elsewhere, so the app reloads their identity.
        if (message.reason === "signed_out") void reader.load();
        break;
      case "error":
        this.fail(message.error.code);
        break;
      default:
        break;
    }
  }

  /** Announces the outcome of a challenge, unless the user caused it. The server sends it to both players. */
  private tell(before: LobbyState | null, game: string, outcome: ChallengeOutcome): void {
    const ended = before?.challenges.find((one) => one.game === game);
    if (ended === undefined) return;
    const own = ended.from.id === before?.you?.id;
    if (outcome === (own ? "withdrawn" : "declined") || (outcome === "accepted" && !own)) return;
    this.outcomes.set(game, { outcome, name: (own ? ended.to : ended.from).name ?? t().player.unnamed });
  }

  /** Restores the user's seeks and place in a pool after a short interruption. They end with the connection. */
  private restore(before: LobbyState | null): void {
    const broken = this.lostMs;
    this.lostMs = null;
    if (broken === null || before === null || this.state === null) return;
    const short = Date.now() - broken < FORGET_MS;
    const open = new Set(this.state.seeks.map((seek) => seek.id));
    const own = before.seeks.filter((seek) => isOwn(before, seek) && !open.has(seek.id));
    if (!short) this.waiting = null;
    else {
      for (const seek of own) void this.send({ t: "seek", seek: { ...again(seek), ...this.houseFor(seek) } });
      if (this.waiting !== null) void this.wait(this.waiting.pool);
    }
  }

  /** Returns the part of a seek's request that allows a computer player to accept it. */
  houseFor({ rated, time }: Pick<NewSeek, "rated" | "time">): { house?: boolean } {
    return this.houseComes && rated !== true && time.kind !== "correspondence" ? { house: true } : {};
  }

  private open(game: string): void {
    this.close();
    router.go(`/game/${game}`);
  }
}

/** Returns the request that creates the same seek again. */
function again({ rules, time, rated, side, range }: SeekView): NewSeek {
  return { rules, time, rated, side, ...(range === null ? {} : { range }) };
}

export const lobby = new Lobby();
