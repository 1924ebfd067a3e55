// Synchronises finished games of this browser with the account of the signed-in player.
//
// No games are sent or fetched before the player has agreed. A failed exchange is retried when the network is back,
// when the page becomes visible again, and after a delay.
import { api, ApiError } from "../../platform/http";
import { reader } from "../../platform/me.svelte";
import { alone } from "../../platform/alone";
import { readObject, Shared } from "../../platform/storage.svelte";
import { accountRecordsApi } from "../../platform/account-records-api";
import { accountOf } from "../library/account-notes";
import { library, type Library } from "../library/library.svelte";
import { unsent } from "./merge";
import { pass, type There } from "./pass";
import { shelf } from "./shelf";
import { accountGamesTexts } from "../../texts/account-games.gen";

/** Storage key that records which players have agreed or declined to sync games from this browser. */
export const KEY = "janggun.account-games";
const LOCK = "janggun.account-games";
/** Delay in ms before a failed exchange is retried. */
const AGAIN_MS = 60_000;
/** Minimum time in ms between the last exchange and one started by the page becoming visible. */
const NEWS_MS = 30_000;

const SERVER: There = {
  page: (after) => accountRecordsApi.page(after),
  put: (id, record) => accountRecordsApi.put(id, { record }),
  remove: (id) => accountRecordsApi.remove(id),
};

type Said = Readonly<Record<string, boolean>>;

export interface Parts {
  library?: Library;
  there?: There;
  now?: () => number;
}

export class AccountGames {
  /** Player whose games are counted and, with consent, exchanged; null if unknown. */
  player: string | null = $state(null);
  /** The player's choice; null until it is made. */
  on: boolean | null = $state(null);
  /** Number of device games that are not in an account yet, including refused ones. */
  waiting = $state(0);
  /** Number of device games that the server does not accept. */
  refused = $state(0);
  /** Code or message of the last error; null after a successful exchange. */
  problem: string | null = $state(null);
  busy = $state(false);

  private readonly library: Library;
  private readonly there: There;
  private readonly now: () => number;
  private readonly here;
  private readonly said = new Shared<Said>(
    { key: KEY, read: (text) => readObject(text) as Said },
    // The choice was changed in another tab.
    () => void this.hear(),
  );
  private running: Promise<void> | null = null;
  private more = false;
  private last = -Infinity;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: Parts = {}) {
    this.library = parts.library ?? library;
    this.there = parts.there ?? SERVER;
    this.now = parts.now ?? Date.now;
    this.here = shelf(this.library, () => accountGamesTexts().file);
    this.library.onChange(() => void this.exchange());
    addEventListener("online", () => void this.exchange());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.now() - this.last > NEWS_MS) void this.exchange();
    });
  }

  /** Switches to another player and runs an exchange; null if no one is signed in. */
  follow(player: string | null): Promise<void> {
    if (player === this.player) return this.running ?? Promise.resolve();
    this.player = player;
    this.on = player === null ? null : (this.said.look()[player] ?? null);
    this.problem = null;
    [this.waiting, this.refused] = [0, 0];
    return this.exchange();
  }

  /** Returns the most recently added player who has the setting enabled, for use until the server answers. */
  lastPlayer(): string | null {
    return Object.entries(this.said.look()).findLast(([, on]) => on)?.[0] ?? null;
  }

  /** Stores the player's choice for this browser, and applies it. */
  async say(on: boolean): Promise<void> {
    const { player } = this;
    if (player === null) return;
    this.said.change((before) => ({ ...before, [player]: on }));
    this.on = on;
    this.problem = null;
    await this.exchange();
  }

  private hear(): Promise<void> {
    if (this.player !== null) this.on = this.said.now[this.player] ?? null;
    return this.exchange();
  }

  /** Runs an exchange if the player has agreed, and updates the counts. A call meanwhile causes one more run. */
  exchange(): Promise<void> {
    this.more = true;
    this.running ??= this.run().finally(() => (this.running = null));
    return this.running;
  }

  private async run(): Promise<void> {
    while (this.more) {
      this.more = false;
      const player = this.player;
      if (player === null) return;
      if (this.on === true) await this.once(player);
      await this.count(player).catch(() => undefined);
    }
  }

  private async once(player: string): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.busy = true;
    try {
      // Another player may have signed in from another tab meanwhile, and must not get these games.
      const me = await api.me();
      if (me.account === null || me.player?.id !== player) {
        reader.become(me);
        return;
      }
      await alone(LOCK, () => pass(player, this.here, this.there));
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.code : error instanceof Error ? error.message : "unknown";
      this.timer = setTimeout(() => void this.exchange(), AGAIN_MS);
    } finally {
      this.busy = false;
      this.last = this.now();
    }
  }

  private async count(player: string): Promise<void> {
    const local = await this.here.local();
    const notes = await this.here.notes();
    const refused = [...local].filter((id) => accountOf(notes, player).refused[id] !== undefined).length;
    if (player !== this.player) return;
    this.waiting = unsent(notes, player, local).put.length + refused;
    this.refused = refused;
  }
}

export const accountGames = new AccountGames();
