// The running game on this device: judged by the rules module, answered by the browser's engine, stored after every
// action, and added to the collection of records when it is over. An ending by the visitor can be undone for a while,
// or until the game is left; its record is created only then, so that nothing has to be deleted again.
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
  sidesOf,
  played,
  readGame,
  recordOf,
  requestOf,
  takenBack,
  timeLeft,
  withoutLast,
  type DeviceGame,
} from "./game";

/** Minimum delay of the engine's answer, so that the reader's own move is seen first. */
const LEAST_MS = 700;
/** How long the end can be undone: time to hear the result and to reach the button by keyboard. */
export const TAKE_BACK_MS = 20_000;

export interface Means {
  rules: RulesModule;
  engine: () => Promise<Pick<EngineClient, "choose">>;
  library: () => Promise<Pick<Library, "addGame">>;
  /** The file name of its record. */
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
  /** Whether the visitor has just ended the game and may undo that. */
  canTakeBack = $state(false);
  readonly judged: Judged | null = $derived.by(() => this.judge());
  private search: Search | null = null;
  /** For the current state of the game; an older search stops when it changes. */
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
    const { game, judged } = this;
    const turn = this.over ? null : (judged?.turn ?? null);
    return game !== null && turn !== null && sidesOf(game).includes(turn);
  }

  async begin(game: DeviceGame): Promise<void> {
    // The previous game is kept until its record exists.
    await this.filing;
    const other = this.stored.look();
    // Another tab has started a game meanwhile: it continues here, too.
    if (other !== null && other.id !== this.game?.id && this.isRunning(other)) return this.follow(other);
    if (other !== null && other.record === null && !this.isRunning(other))
      await this.file(other).catch(() => undefined);
    // While its record was made, another tab may have started a game, or taken the end back.
    if (!isSameGame(this.stored.look(), other)) return this.begin(game);
    await this.set(game, { after: other });
  }

  /** Whether there is anything to lose in a game without a result. */
  private isRunning(game: DeviceGame): boolean {
    const judged = this.means.rules.judge(requestOf(game));
    return game.tokens.length > 0 && judged.ok && judged.verdict === null;
  }

  /** Another tab continued the game, ended it, or left it: so does this one. */
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

  /** The page is visible again: a suspended tab may have missed changes by others. */
  async wake(): Promise<void> {
    await this.follow(this.stored.look());
    if (!this.thinking) await this.goOn();
  }

  /** Only the visible tab, or the one that has moved, calls the engine. */
  private async goOn(): Promise<void> {
    const { game } = this;
    if (game === null || this.over || document.visibilityState === "hidden") return;
    if (this.judged?.turn === engineSide(game)) await this.answer(game);
  }

  /** Stops the game once its time is up. */
  async look(now: number): Promise<void> {
    if (this.game !== null && !this.over && timeLeft(this.game, now) === 0)
      await this.set(played(this.game, "stop:time"));
  }

  /** The visitor's action; illegal actions are ignored. */
  async act(token: string): Promise<void> {
    if (this.game !== null && !this.over) await this.set(played(this.game, token), { mayTakeBack: isSaid(token) });
  }

  async undo(): Promise<void> {
    if (this.game !== null && !this.over) await this.set(takenBack(this.game));
  }

  /** Undoes the visitor's ending of the game. */
  async takeBack(): Promise<void> {
    const { game } = this;
    if (game === null || !this.canTakeBack) return;
    this.endTakeBack();
    // Another page opened since has created the record.
    const stored = this.stored.look();
    const isFiled = stored?.id === game.id && stored.record !== null;
    await (isFiled ? this.follow(stored) : this.set(withoutLast(game)));
  }

  /** The end is final: creates the record, once. Called whenever the game is left. */
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
    // Until here a reload would have restored it; without its record it still does.
    if (left !== null) this.stored.change((now) => (now?.record != null && isSameGame(now, left) ? null : now));
  }

  /** Continues a game that was left: the engine may be to move, or the record missing. */
  async resume(): Promise<void> {
    if (this.game !== null) await this.set(this.game);
  }

  /** The page is left. */
  close(): void {
    this.stop();
    this.stored.close();
  }

  /** Stops the search. */
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

  /** Makes a step from the game shown, unless another tab has continued from there: then this one follows. */
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
    const { turn } = this;
    const { strength } = game;
    if (strength === null) return;
    this.thinking = true;
    try {
      const engine = await this.means.engine();
      if (turn !== this.turn) return;
      const { moves, ...start } = requestOf(game);
      const level = levelOf(strength, (this.means.dice ?? Math.random)());
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

  /** Adds a finished game to the collection. */
  private async file(game: DeviceGame): Promise<void> {
    const judged = this.means.rules.judge(requestOf(game));
    if (!judged.ok || judged.verdict === null || (this.game?.id === game.id && this.game.record !== null)) return;
    const library = await this.means.library();
    // It may be there already, if the page was closed before it could store that.
    const record = (await library.addGame(this.means.file(), recordOf(game, judged.verdict)))?.id;
    if (record === undefined) return;
    if (this.game === game) this.game = { ...game, record };
    this.stored.change((now) => (now !== null && isSameGame(now, game) ? { ...now, record } : now));
    this.means.filed?.();
  }
}
