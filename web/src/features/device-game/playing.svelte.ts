// The running game on this device: judged by the rules module, answered by the browser's engine, kept after every action,
// and put into the collection of records when it is over. What the visitor ended it with can be taken back for a while, or
// until they leave the game; its record is made only then, so that nothing has to be deleted again.
import type { EngineClient, Search } from "../../platform/engine-client";
import type { Judged, RulesModule } from "../../platform/rules-module";
import { Shared } from "../../platform/storage.svelte";
import type { Library } from "../library/library.svelte";
import {
  engineSide,
  isSaid,
  isSameGame,
  KEY,
  levelOf,
  played,
  readGame,
  recordOf,
  requestOf,
  takenBack,
  withoutLast,
  type DeviceGame,
} from "./game";

/** The engine's answer stays away for at least so long, so that one's own move is seen first. */
const LEAST_MS = 700;
/** For so long the end can be taken back: time to hear the result and to get to the button by keys. */
export const TAKE_BACK_MS = 20_000;

export interface Means {
  rules: RulesModule;
  engine: () => Promise<Pick<EngineClient, "choose">>;
  library: () => Promise<Pick<Library, "addGame">>;
  /** What the file of its record is called. */
  file: () => string;
  /** Called once the record of a finished game is in the collection. */
  filed?: () => void;
  wait?: (ms: number) => Promise<void>;
  dice?: () => number;
}

export class Playing {
  game: DeviceGame | null = $state.raw(null);
  /** Why the engine does not answer. */
  failed = $state(false);
  thinking = $state(false);
  /** Whether the visitor has just ended the game and may take that back. */
  canTakeBack = $state(false);
  readonly judged: Judged | null = $derived.by(() => this.judge());
  private search: Search | null = null;
  /** Of the game as it stands; an older search stops when it changes. */
  private turn = 0;
  private takeBackTimer: ReturnType<typeof setTimeout> | undefined;
  private filing: Promise<void> = Promise.resolve();
  private readonly stored: Shared<DeviceGame | null>;

  constructor(private readonly means: Means) {
    this.stored = new Shared({ key: KEY, read: readGame }, (game) => void this.follow(game));
    this.game = this.stored.now;
  }

  private judge(): Judged | null {
    if (this.game === null) return null;
    const answer = this.means.rules.judge({ ...requestOf(this.game), warnings: true });
    return answer.ok ? answer : null;
  }

  get over(): boolean {
    return this.judged?.verdict != null;
  }

  get myTurn(): boolean {
    return this.judged !== null && !this.over && this.judged.turn === this.game?.mine;
  }

  async begin(game: DeviceGame): Promise<void> {
    // The game before is kept until its record is.
    await this.filing;
    const other = this.stored.look();
    // Another tab has begun one meanwhile: it goes on here, too.
    if (other !== null && other.id !== this.game?.id && this.isRunning(other)) return this.follow(other);
    if (other !== null && other.record === null && !this.isRunning(other))
      await this.file(other).catch(() => undefined);
    await this.set(game, { after: this.stored.look() });
  }

  /** Whether there is anything to lose in a game that has no result. */
  private isRunning(game: DeviceGame): boolean {
    const judged = this.means.rules.judge(requestOf(game));
    return game.tokens.length > 0 && judged.ok && judged.verdict === null;
  }

  /** Another tab went on with the game, ended it, or left it: so does this one. */
  private async follow(game: DeviceGame | null): Promise<void> {
    const own = this.game;
    if (game === null ? own === null || !this.over : isSameGame(own, game) && own?.record === game.record) return;
    if (own?.id !== game?.id) void this.settle();
    this.stop();
    this.endTakeBack();
    this.failed = false;
    this.game = game;
    await this.goOn();
  }

  /** The page can be seen again: a tab that was asleep may have missed what others did. */
  async wake(): Promise<void> {
    await this.follow(this.stored.look());
    if (!this.thinking) await this.goOn();
  }

  /** The engine is asked by the tab that is looked at, or that has played. */
  private async goOn(): Promise<void> {
    const { game } = this;
    if (game === null || this.over || document.visibilityState === "hidden") return;
    if (this.judged?.turn === engineSide(game)) await this.answer(game);
  }

  /** The visitor's action; what the rules do not allow is not taken. */
  async act(token: string): Promise<void> {
    if (this.game !== null && !this.over) await this.set(played(this.game, token), { mayTakeBack: isSaid(token) });
  }

  async undo(): Promise<void> {
    if (this.game !== null && !this.over) await this.set(takenBack(this.game));
  }

  /** Takes back what the visitor ended the game with. */
  async takeBack(): Promise<void> {
    const { game } = this;
    if (game === null || !this.canTakeBack) return;
    this.endTakeBack();
    // Another page that was opened since has made the record.
    const stored = this.stored.look();
    const isFiled = stored?.id === game.id && stored.record !== null;
    await (isFiled ? this.follow(stored) : this.set(withoutLast(game)));
  }

  /** The end stands: makes the record, once. Called when the game is left, however that happens. */
  settle(): Promise<void> {
    this.endTakeBack();
    const { game } = this;
    if (game === null || !this.over || game.record !== null) return this.filing;
    this.filing = this.filing.then(() => this.file(game)).catch(() => undefined);
    return this.filing;
  }

  /** Leaves the game for another one. */
  async leave(): Promise<void> {
    const filed = this.settle();
    const left = this.game;
    this.stop();
    this.game = null;
    await filed;
    // Until here it would have come back with a reload; without its record it still does.
    if (left !== null) this.stored.change((now) => (now?.record != null && isSameGame(now, left) ? null : now));
  }

  /** Goes on with a game that was left: the engine may be due, or the record missing. */
  async resume(): Promise<void> {
    if (this.game !== null) await this.set(this.game);
  }

  /** The page is left. */
  close(): void {
    this.stop();
    this.stored.close();
  }

  /** Ends the search. */
  stop(): void {
    this.turn += 1;
    this.search?.stop();
    this.search = null;
    this.thinking = false;
  }

  private endTakeBack(): void {
    clearTimeout(this.takeBackTimer);
    this.canTakeBack = false;
  }

  /** Takes a step from the game that is shown, unless another tab has gone on from there: then this one follows. */
  private async set(game: DeviceGame, { after = this.game, mayTakeBack = false } = {}): Promise<void> {
    const stored = this.stored.look();
    if (stored !== null && !isSameGame(stored, after)) return this.follow(stored);
    this.stop();
    this.endTakeBack();
    const before = this.game;
    this.game = game;
    if (this.judged === null) {
      this.game = before;
      return;
    }
    this.failed = false;
    this.stored.change(() => game);
    if (this.over && mayTakeBack) {
      this.canTakeBack = true;
      this.takeBackTimer = setTimeout(() => void this.settle(), TAKE_BACK_MS);
    } else if (this.over) await this.settle();
    else if (this.judged.turn === engineSide(game)) await this.answer(game);
  }

  private async answer(game: DeviceGame): Promise<void> {
    const turn = this.turn;
    this.thinking = true;
    try {
      const engine = await this.means.engine();
      if (turn !== this.turn) return;
      const { moves, ...start } = requestOf(game);
      const level = levelOf(game.strength, (this.means.dice ?? Math.random)());
      this.search = engine.choose({ ...start, moves: moves ?? [] }, level, { first: true });
      const wait = this.means.wait ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)));
      const [answer] = await Promise.all([this.search.answer, wait(LEAST_MS)]);
      if (turn !== this.turn || answer === null) return;
      const action = answer.ok ? answer.action : undefined;
      if (action === undefined) this.failed = true;
      else await this.set(played(game, action));
    } catch {
      if (turn === this.turn) this.failed = true;
    } finally {
      if (turn === this.turn) this.thinking = false;
    }
  }

  /** Puts a finished game into the collection. */
  private async file(game: DeviceGame): Promise<void> {
    const judged = this.means.rules.judge(requestOf(game));
    if (!judged.ok || judged.verdict === null || (this.game?.id === game.id && this.game.record !== null)) return;
    const library = await this.means.library();
    // It may be there already, if the page ended before it could note that.
    const record = (await library.addGame(this.means.file(), recordOf(game, judged.verdict)))?.id;
    if (record === undefined) return;
    if (this.game === game) this.game = { ...game, record };
    this.stored.change((now) => (now !== null && isSameGame(now, game) ? { ...now, record } : now));
    this.means.filed?.();
  }
}
