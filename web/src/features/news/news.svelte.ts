// News for the user. It is loaded when a page is opened, when the window becomes visible again, and once a minute while
// the window is visible or notifications are on.
import { t } from "../../i18n/index.svelte";
import { api } from "../../platform/http";
import { reader } from "../../platform/me.svelte";
import { notices } from "../../platform/notices.svelte";
import { Shared } from "../../platform/storage.svelte";
import { knownClubs, newsOf, NO_NEWS, seenUpTo, type News } from "./news";
import type { ClubNews, GameSummary, News as Told, TournamentSummary } from "../../wire.gen";

const EVERY_MS = 60_000;
/** Minimum time in ms between two requests, for pages opened in quick succession. */
const LASTS_MS = 5_000;

class NewsList {
  private games: readonly GameSummary[] = $state.raw([]);
  /** Tournaments in progress that the user has entered but not opened since they began. */
  tournaments: readonly TournamentSummary[] = $state.raw([]);
  clubs: readonly ClubNews[] = $state.raw([]);
  /** Time when the user last looked; `null` before the first response in this browser. */
  private readonly seen = new Shared<number | null>({ key: "janggun.news", read: (text) => Number(text) || null });
  private askedMs = -Infinity;
  /** Whether the user was signed in at the last request. */
  private askedSignedIn = false;
  private known: ReadonlySet<string> | null = null;

  readonly current: News = $derived.by(() => {
    const { now } = this.seen;
    return now === null ? NO_NEWS : newsOf(this.games, now);
  });
  readonly count: number = $derived(
    this.tournaments.length + this.clubs.length + this.current.turns.length + this.current.over.length,
  );

  /** Starts loading news regularly; returns a function that stops it. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden || notices.on) void this.load();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Loads the news, unless that was done a moment ago. A failure changes nothing. */
  async load(): Promise<void> {
    const now = performance.now();
    const { signedIn } = reader;
    if (now - this.askedMs < LASTS_MS && this.askedSignedIn === signedIn) return;
    [this.askedMs, this.askedSignedIn] = [now, signedIn];
    try {
      const asked: Promise<Told> = signedIn ? api.news() : Promise.resolve({ tournaments: [] });
      const [{ games }, { tournaments, clubs }] = await Promise.all([api.games(1), asked]);
      [this.games, this.tournaments, this.clubs] = [games, tournaments, knownClubs(clubs)];
    } catch {
      return;
    }
    // Games that ended before this browser's first visit are not news.
    if (this.seen.now === null) this.look();
    const turns = new Set(this.current.turns.map(({ id }) => id));
    const fresh = [...turns].find((id) => this.known !== null && !this.known.has(id));
    this.known = turns;
    if (fresh !== undefined) notices.show(t().notices.yourTurn, fresh);
  }

  /**
   * Removes the news about a tournament or a club whose page the user has opened. Loading the page also informs the
   * server.
   */
  opened(id: string): void {
    this.tournaments = this.tournaments.filter((one) => one.id !== id);
    // Requests to join stay until they are answered.
    this.clubs = this.clubs.filter((one) => one.id !== id || one.kind === "request");
  }

  /** Marks the finished games as seen. */
  look(): void {
    this.seen.change((before) => Math.max(before ?? 0, seenUpTo(this.games)));
  }
}

export const news = new NewsList();
