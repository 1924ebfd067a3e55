// The news of this reader: looked for when the app begins, when a page is opened, when the window is seen again, and once
// a minute while it is.
import { t } from "../../i18n/index.svelte";
import { api } from "../../platform/http";
import { notices } from "../../platform/notices.svelte";
import { Shared } from "../../platform/storage.svelte";
import { newsOf, NO_NEWS, seenUpTo, type News } from "./news";
import type { GameSummary } from "../../wire.gen";

const EVERY_MS = 60_000;
/** Pages that are opened one after the other share an answer. */
const LASTS_MS = 5_000;

class NewsList {
  private games: readonly GameSummary[] = $state.raw([]);
  /** When the reader looked last; `null` before the first answer that this browser ever got. */
  private readonly seen = new Shared<number | null>({ key: "janggun.news", read: (text) => Number(text) || null });
  private askedMs = -Infinity;
  private known: ReadonlySet<string> | null = null;

  readonly current: News = $derived.by(() => {
    const { now } = this.seen;
    return now === null ? NO_NEWS : newsOf(this.games, now);
  });
  readonly count: number = $derived(this.current.turns.length + this.current.over.length);

  /** Looks for news from now on; gives what ends that. */
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

  /** Without an answer everything stays as it was. */
  async load(): Promise<void> {
    const now = performance.now();
    if (now - this.askedMs < LASTS_MS) return;
    this.askedMs = now;
    try {
      this.games = (await api.games(1)).games;
    } catch {
      return;
    }
    // What was over before this browser came is no news.
    if (this.seen.now === null) this.look();
    const turns = new Set(this.current.turns.map(({ id }) => id));
    const fresh = [...turns].find((id) => this.known !== null && !this.known.has(id));
    this.known = turns;
    if (fresh !== undefined) notices.show(t().notices.yourTurn, fresh);
  }

  /** The reader has seen what is over. */
  look(): void {
    this.seen.change((before) => Math.max(before ?? 0, seenUpTo(this.games)));
  }
}

export const news = new NewsList();
