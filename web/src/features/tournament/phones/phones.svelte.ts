// Players' phones during a tournament: uploads the current rounds, polls for reports, and enters results on which both
// players agree. Phones are optional: without a server, the director enters all results.
import type { GameAt, Problem, Side } from "../../../domain/tournament.gen";
import { errorText } from "../../../i18n/index.svelte";
import { ApiError } from "../../../platform/http";
import { wholeLink } from "../../../platform/places";
import { relaysApi } from "../../../platform/relays-api";
import { Shared } from "../../../platform/storage.svelte";
import { isThisDevice } from "../../../platform/this-device";
import { directorTexts } from "../../../texts/director.gen";
import { directorPhonesTexts } from "../../../texts/director-phones.gen";
import type { RelayView } from "../../../wire.gen";
import type { Directing } from "../directing.svelte";
import { report } from "../reporting";
import { resultText } from "../words";
import { codeOf, freshLine, LINES, linkOf, secretOf, type Line } from "./codes";
import { currentRounds, type Game } from "./games";
import { uploadOf } from "./sheet";
import { inOrder, situationsOf, type Entering, type Situation } from "./situations";

const EVERY_MS = 3_000;
/** Delay before an upload, so that several changes are uploaded together. */
const SOON_MS = 300;

export class Phones {
  /** Boards that need the director. */
  needed: readonly Situation[] = $state.raw([]);
  /** Whether the last exchange with the server succeeded. */
  reached = $state(false);
  /** Error message of the last exchange; empty if it succeeded or only failed temporarily. */
  failure = $state("");

  private readonly lines = new Shared(LINES);
  private readonly failed = new Map<string, Problem>();
  /** Last upload as JSON; empty if the next exchange must upload again. */
  private sent = "";
  private clearing: string[] = [];
  private busy = false;
  private soon: ReturnType<typeof setTimeout> | null = null;

  readonly rounds = $derived.by(() =>
    this.on ? currentRounds(this.directing.tournament.view, this.directing.tournament.lines) : [],
  );
  private readonly games: ReadonlyMap<string, Game> = $derived(
    new Map(this.rounds.flatMap(({ games }) => games.map((game) => [game.key, game]))),
  );
  private readonly upload = $derived.by(() =>
    this.line === null ? null : uploadOf(this.directing.tournament.view, this.rounds, this.line.seed),
  );

  constructor(private readonly directing: Directing) {}

  private get line(): Line | null {
    return this.lines.now[this.directing.tournament.id] ?? null;
  }

  get on(): boolean {
    return this.line?.on === true;
  }

  /** Whether phones can reach the server; true while this is unknown. */
  get isReachable(): boolean {
    return this.line === null || this.line.relay === "" || this.line.site !== null;
  }

  /** Link to the public pairings and standings; null if there is none. */
  get everyone(): string | null {
    return this.on && this.line !== null ? linkOf(this.line, null) : null;
  }

  /** Returns a player's link; null if there is none, for example if the game is not in a current round. */
  link(at: GameAt, side: Side): string | null {
    const isSame = (game: Game): boolean =>
      (["division", "round", "table", "game"] as const).every((part) => game.at[part] === at[part]);
    const game = [...this.games.values()].find(isSame);
    if (!this.on || this.line === null || game === undefined) return null;
    return linkOf(this.line, codeOf(this.line.seed, game.key, side));
  }

  /**
   * Asks the server whether phones can reach it, unless the address of this page already shows that they can. Does not
   * turn reports on.
   */
  async probe(): Promise<void> {
    if (this.on || !isThisDevice(location.hostname)) return;
    const { id, view, lines } = this.directing.tournament;
    const { seed } = this.lines.change((all) => ({ [id]: freshLine(), ...all }))[id] ?? freshLine();
    try {
      this.remember(await relaysApi.upload(uploadOf(view, currentRounds(view, lines), seed)));
    } catch {
      // Without an answer nothing is known. Once reports are turned on, the failure is shown.
    }
  }

  set(on: boolean): void {
    const { id } = this.directing.tournament;
    this.lines.change((all) => ({ ...all, [id]: { ...(all[id] ?? freshLine()), on } }));
    this.failure = "";
    this.needed = [];
    this.sent = "";
  }

  /** Lets the players of a board report again, and dismisses their calls. */
  clear(key: string): void {
    this.failed.delete(key);
    this.clearing.push(key);
    this.needed = this.needed.filter(({ game }) => game.key !== key);
    void this.exchange();
  }

  /** Starts polling the server; returns a function that stops it. */
  follow(): () => void {
    const timer = setInterval(() => void this.exchange(), EVERY_MS);
    return () => {
      clearInterval(timer);
      if (this.soon !== null) clearTimeout(this.soon);
      this.lines.close();
    };
  }

  /** Schedules an exchange. In an effect, it runs again whenever the upload changes. */
  watch(): void {
    if (!this.on || this.upload === null) return;
    this.soon ??= setTimeout(() => {
      this.soon = null;
      void this.exchange();
    }, SOON_MS);
  }

  private async exchange(): Promise<void> {
    const { line, upload } = this;
    if (this.busy || line === null || !line.on || upload === null) return;
    this.busy = true;
    const clearing = this.clearing;
    this.clearing = [];
    try {
      const text = JSON.stringify(upload);
      let view: RelayView | null = null;
      if (text !== this.sent || line.relay === "") {
        view = await relaysApi.upload(upload);
        this.sent = text;
        this.remember(view);
      }
      const relay = view?.id ?? line.relay;
      view ??= await relaysApi.direct(relay, secretOf(line.seed), []);
      // Results reported in the meantime are entered before the boards are cleared.
      this.take(view);
      if (clearing.length > 0) this.take(await relaysApi.direct(relay, secretOf(line.seed), clearing));
      this.reached = true;
      this.failure = "";
    } catch (error) {
      this.clearing.push(...clearing);
      // The server no longer has the relay, for example after a restart, so everything is uploaded again.
      const code = error instanceof ApiError ? error.code : "internal";
      if (code === "unknown_relay") this.sent = "";
      this.reached = false;
      this.failure = ["offline", "unknown_relay", "busy"].includes(code) ? "" : errorText(code);
    } finally {
      this.busy = false;
    }
  }

  private remember({ id: relay, address }: RelayView): void {
    const { id } = this.directing.tournament;
    const site = isThisDevice(location.hostname) ? address : wholeLink("/");
    const line = { relay, site: site?.replace(/\/$/, "") ?? null };
    if (this.line?.relay === line.relay && this.line.site === line.site) return;
    this.lines.change((all) => ({ ...all, [id]: { ...(all[id] ?? freshLine()), ...line } }));
  }

  private take({ boards }: RelayView): void {
    if (!this.on) return;
    const { enter, needed } = situationsOf(boards, this.games, this.failed);
    this.needed = inOrder(this.needed, needed);
    for (const one of enter) this.enter(one);
  }

  /** Enters a result on which both players agree. If another window has already entered it, the refusal is ignored. */
  private enter({ game, outcome }: Entering): void {
    const { tournament } = this.directing;
    const words = directorPhonesTexts();
    const { problem, kept } = tournament.beginAs(words.both, report(game.at, outcome));
    const board = boardName(game);
    const result = resultText(outcome, game.names.cho, game.names.han);
    const refuse = (why: Problem): void => {
      if (why.code !== "already_reported") this.failed.set(game.key, why);
    };
    if (problem !== null) return refuse(problem);
    void kept.then((later) => {
      if (later !== null) refuse(later);
      else if (this.directing.said?.bad !== true) this.directing.say(words.entered({ board, result }));
    });
  }
}

/** Returns the name of a game's board, such as `Board 3`. */
export const boardName = ({ label }: Pick<Game, "label">): string => directorTexts().result.board({ board: label });
