// Live state of a tournament on the server. It is reloaded every few seconds while the page is visible or
// notifications are on.
import type { DivisionPlan, DivisionView, EntryId, EntryView, MatchView, View } from "../../domain/tournament.gen";
import { errorText } from "../../i18n/index.svelte";
import { ApiError } from "../../platform/http";
import { notices } from "../../platform/notices.svelte";
import { tournamentsApi } from "../../platform/tournaments-api";
import { tournamentsTexts } from "../../texts/tournaments.gen";
import type { LiveGame, TournamentGame, TournamentOrder, TournamentView } from "../../wire.gen";
import type { Shown } from "../tournament/shown";
import { problemText } from "../tournament/words";

const EVERY_MS = 4_000;

export class Online implements Shown {
  seen: TournamentView | null = $state.raw(null);
  /** Whether the last reload failed, so that `seen` may be out of date. */
  lost = $state(false);
  /** Error message for loading or for the last change; empty if there was no error. */
  failure = $state("");
  busy = $state(false);

  /** Games in progress for spectators; empty while the user has a game. */
  boards: readonly LiveGame[] = $state.raw([]);

  readonly state = $derived((this.seen?.state ?? null) as View | null);
  readonly entries: ReadonlyMap<EntryId, EntryView> = $derived(
    new Map((this.state?.entries ?? []).map((entry) => [entry.id, entry])),
  );
  /** Entries that have not withdrawn, in the order of registration. */
  readonly playing = $derived((this.state?.entries ?? []).filter(({ withdrawn_after }) => withdrawn_after === null));

  constructor(readonly id: string) {}

  get view(): DivisionView {
    return (this.state as View).divisions[0] as DivisionView;
  }

  get plan(): DivisionPlan {
    return (this.state as View).plan.divisions[0] as DivisionPlan;
  }

  get tournament(): this {
    return this;
  }

  name(id: EntryId): string {
    return this.entries.get(id)?.entry.name ?? String(id);
  }

  /** Returns the last game of a pairing; null if there is none. Only the last game counts. */
  game(round: number, table: number): TournamentGame | null {
    return this.seen?.games.findLast((game) => game.round === round && game.table === table) ?? null;
  }

  /** Name of the opponent in the user's running game; null if there is no such game. */
  get opponent(): string | null {
    const entry = this.seen?.you?.entry;
    const game = this.seen?.games.findLast((one) => one.game === this.seen?.you?.game);
    if (entry === undefined || entry === null || game === undefined) return null;
    const round = this.view.rounds.find(({ number }) => number === game.round);
    const match = round?.matches.find(({ pairing }) => pairing.table === game.table);
    return match === undefined ? null : this.name(other(match, entry));
  }

  /** Starts polling the server; returns a function that stops it. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden || notices.on) void this.load();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async load(): Promise<void> {
    const before = this.seen;
    try {
      const view = await tournamentsApi.show(this.id);
      // A response to a request sent before a change may be older than the change.
      if (!this.busy && this.seen === before) this.take(view);
      this.lost = false;
      this.boards = await boardsOf(view);
    } catch (error) {
      this.lost = this.seen !== null;
      if (this.seen === null) this.failure = textOf(error, (id) => this.name(id));
    }
  }

  join = (): Promise<boolean> => this.change(() => tournamentsApi.join(this.id));
  leave = (): Promise<boolean> => this.change(() => tournamentsApi.leave(this.id));
  order = (order: TournamentOrder): Promise<boolean> => this.change(() => tournamentsApi.order(this.id, order));
  help = (name: string): Promise<boolean> => this.change(() => tournamentsApi.help(this.id, name));
  stopHelping = (name: string): Promise<boolean> => this.change(() => tournamentsApi.stopHelping(this.id, name));

  /** Sends a change to the server; returns whether it was accepted. */
  private async change(ask: () => Promise<TournamentView>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = "";
    try {
      this.take(await ask());
      return true;
    } catch (error) {
      this.failure = textOf(error, (id) => this.name(id));
      return false;
    } finally {
      this.busy = false;
    }
  }

  private take(view: TournamentView): void {
    const game = view.you?.game ?? null;
    const isNew = game !== null && this.seen !== null && game !== this.seen.you?.game;
    this.seen = view;
    if (isNew) notices.show(tournamentsTexts().gameBegins, game);
  }
}

/** Returns the games to watch; none if the user has a game, or if they cannot be loaded. */
async function boardsOf({ id, phase, games, you }: TournamentView): Promise<readonly LiveGame[]> {
  const isWatched =
    phase === "running" && (you?.game ?? null) === null && games.some(({ made, over }) => made && !over);
  if (!isWatched) return [];
  return tournamentsApi.boards(id).then(
    (boards) => boards.games,
    () => [],
  );
}

const other = ({ pairing }: MatchView, entry: EntryId): EntryId => (pairing.cho === entry ? pairing.han : pairing.cho);

function textOf(error: unknown, name: (id: EntryId) => string): string {
  if (!(error instanceof ApiError)) return errorText("");
  const reason = error.facts["reason"];
  const isTold = error.code === "tournament_refused" && typeof reason === "string";
  return isTold ? problemText({ code: reason }, name) : errorText(error.code);
}
