// News for the reader. It is loaded when the app starts, when a page is opened, when the window becomes visible again,
// and once a minute while it is visible or notifications are on.
import { t } from "../../i18n/index.svelte";
import { api } from "../../platform/http";
import { notices } from "../../platform/notices.svelte";
import { Shared } from "../../platform/storage.svelte";
import { newsOf, NO_NEWS, seenUpTo, type News } from "./news";
import type { GameSummary } from "../../wire.gen";

const EVERY_MS = 60_000;
/** Time in ms for which a response is reused by pages opened in quick succession. */
const LASTS_MS = 5_000;

class NewsList {
  private games: readonly GameSummary[] = $state.raw([]);
  /** Time when the reader last looked; `null` before the first response in this browser. */
  private readonly seen = new Shared<number | null>({ key: "janggun.news", read: (text) => Number(text) || null });
  private askedMs = -Infinity;
  private known: ReadonlySet<string> | null = null;

  readonly current: News = $derived.by(() => {
    const { now } = this.seen;
    return now === null ? NO_NEWS : newsOf(this.games, now);
  });
  readonly count: number = $derived(this.current.turns.length + this.current.over.length);

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

  /** Loads the news. If there is no response, nothing changes. */
  async load(): Promise<void> {
    const now = performance.now();
    if (now - this.askedMs < LASTS_MS) return;
    this.askedMs = now;
    try {
      this.games = (await api.games(1)).games;
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

  /** Marks the finished games as seen. */
  look(): void {
    this.seen.change((before) => Math.max(before ?? 0, seenUpTo(this.games)));
  }
}

export const news = new NewsList();
