// The current game on this device, against the browser's engine or between two people. It is judged by the rules
// module, stored after every action, and added to the collection of records when it is over.
//
// An end caused by the visitor's resignation, pass or call, or by the referee, can be undone for a short time, until
// the game is left. The record is created only afterwards, so that it never has to be deleted.
import type { Search } from "../../platform/engine-client";
import type { Judged } from "../../platform/rules-module";
import { Shared } from "../../platform/storage.svelte";
import { isEnd, type Decision } from "../board-clock/acts";
import { beat, BEAT_MS, seenAt } from "../board-clock/seen";
import { acted, endOf, halted, reopened, type Sitting } from "../board-clock/sitting";
import type { Means } from "./means";
import { offerOf } from "./offered";
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
  decision,
  endingAct,
  withoutLast,
  withoutRuling,
  withSitting,
  type DeviceGame,
} from "./game";

/** Minimum delay in ms before the engine's move, so that the user sees their own move first. */
const LEAST_MS = 700;
/** Time in ms for which the end can be undone: long enough to hear the result and reach the button by keyboard. */
export const TAKE_BACK_MS = 20_000;

export class Playing {
  game: DeviceGame | null = $state.raw(null);
  /** Whether the engine failed to answer. */
  failed = $state(false);
  thinking = $state(false);
  /** Whether the end of the game can still be undone. */
  canTakeBack = $state(false);
  readonly judged: Judged | null = $derived.by(() => this.judge());
  private beaten = 0;
  private search: Search | null = null;
  /** Number of the current search, incremented by `stop`. Answers to earlier searches are discarded. */
  private turn = 0;
  private takeBackTimer: ReturnType<typeof setTimeout> | undefined;
  private filing: Promise<void> = Promise.resolve();
  private readonly stored: Shared<DeviceGame | null>;

  constructor(private readonly means: Means) {
    this.stored = new Shared({ key: KEY, read: readGame }, (game) => void this.follow(game));
    this.game = this.stored.now;
    const [seen, now] = [seenAt(KEY), this.now()];
    const continued = this.game && withSitting(this.game, (sitting) => reopened(sitting, seen, now));
    if (continued !== null && !isSameGame(continued, this.game)) this.game = this.stored.change(() => continued);
  }

  private now(): number {
    return (this.means.now ?? Date.now)();
  }

  private judge(): Judged | null {
    if (this.game === null) return null;
    const answer = this.means.rules.judge({ ...requestOf(this.game), warnings: true });
    if (!answer.ok) return null;
    const verdict = answer.verdict ?? decision(this.game);
    return verdict === answer.verdict ? answer : { ...answer, verdict, legal: [] };
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
    // Waits for the record of the previous game, which the new game replaces in storage.
    await this.filing;
    const other = this.stored.look();
    // If another tab has a game in progress, this tab continues that game.
    if (other !== null && other.id !== this.game?.id && this.isRunning(other)) return this.follow(other);
    if (other !== null && other.record === null && !this.isRunning(other))
      await this.file(other).catch(() => undefined);
    // While the record was being created, another tab may have started a game or undone the end.
    if (!isSameGame(this.stored.look(), other)) return this.begin(game);
    await this.set(game, { after: other });
  }

  /** Returns whether a game is in progress and has actions that could be lost. */
  private isRunning(game: DeviceGame): boolean {
    const judged = this.means.rules.judge(requestOf(game));
    return game.tokens.length > 0 && judged.ok && judged.verdict === null && decision(game) === null;
  }

  /** Switches to the game as another tab has stored it. */
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

  /** Handles the page becoming visible. A suspended tab may have missed changes by other tabs. */
  async wake(): Promise<void> {
    await this.follow(this.stored.look());
    if (!this.thinking) await this.goOn();
  }

  /** Lets the engine move if it is its turn and this tab is visible. */
  private async goOn(): Promise<void> {
    const { game } = this;
    if (game === null || this.over || document.visibilityState === "hidden") return;
    if (this.judged?.turn === engineSide(game)) await this.answer(game);
  }

  /** Records that the running clock is being shown, and ends the game once time is up. */
  async look(now: number): Promise<void> {
    const { game } = this;
    if (game?.sitting == null || this.over) return;
    if (game.sitting.since !== null && now - this.beaten >= BEAT_MS) {
      this.beaten = now;
      beat(KEY, now);
    }
    const end = endOf(game.sitting, now);
    if (end === null || end.by === "referee") return;
    const token = end.by === "stop" ? `stop:${end.how}` : `flag:${end.winner === "cho" ? "han" : "cho"}`;
    await this.set(played(game, token, now));
  }

  /** Plays an action of the visitor. Illegal actions, and those after time is up, are ignored. */
  async act(token: string): Promise<void> {
    if (this.game?.sitting !== undefined) await this.look(this.now());
    if (this.game !== null && !this.over)
      await this.set(played(this.game, token, this.now()), { mayTakeBack: isSaid(token) });
  }

  async undo(): Promise<void> {
    if (this.game !== null && !this.over) await this.set(takenBack(this.game, this.now()));
  }

  /** Applies a step that starts or pauses the clock. */
  async clock(step: (sitting: Sitting, now: number) => Sitting): Promise<void> {
    if (this.game !== null && !this.over)
      await this.set(withSitting(this.game, (sitting) => step(sitting, this.now())));
  }

  /** Adds an act of the referee, which may end the game. */
  async rule(decision: Decision, words: string): Promise<void> {
    if (this.game === null || this.over) return;
    const now = this.now();
    const after = decision.kind === "call_time" ? played(this.game, "stop:referee", now) : this.game;
    await this.set(
      withSitting(after, (sitting) => acted(sitting, decision, words, now)),
      { mayTakeBack: isEnd(decision) },
    );
  }

  async unrule(index: number): Promise<void> {
    if (this.game !== null && (!this.over || this.canTakeBack)) await this.set(withoutRuling(this.game, index));
  }

  /** Undoes the end of the game, if that is still possible. */
  async takeBack(): Promise<void> {
    const { game } = this;
    if (game === null || !this.canTakeBack) return;
    this.endTakeBack();
    // A page opened in the meantime may have created the record.
    const stored = this.stored.look();
    const isFiled = stored?.id === game.id && stored.record !== null;
    const ruling = endingAct(game);
    const before = ruling < 0 ? withoutLast(game, this.now()) : withoutRuling(game, ruling);
    await (isFiled ? this.follow(stored) : this.set(before));
  }

  /** Makes the end of the game final, and creates the record if it does not exist. */
  settle(): Promise<void> {
    this.endTakeBack();
    const { game } = this;
    if (game === null || !this.over || game.record !== null) return this.filing;
    this.filing = this.filing.then(() => this.file(game)).catch(() => undefined);
    return this.filing;
  }

  /** Leaves the game, so that a new one can be set up. A game in progress ends without a result. */
  async leave(): Promise<void> {
    const filed = this.settle();
    const [left, isOver] = [this.game, this.over];
    this.stop();
    this.game = null;
    await filed;
    // Until now, a reload would have restored the game. It still does if the record could not be created.
    const isLeft = (now: DeviceGame): boolean =>
      isOver ? now.record !== null && isSameGame(now, left) : now.id === left?.id;
    this.stored.change((now) => (now !== null && isLeft(now) ? null : now));
  }

  /** Continues the stored game: lets the engine move, or creates a missing record. */
  async resume(): Promise<void> {
    if (this.game !== null) await this.set(this.game);
  }

  /** Stops the search, and stops following other tabs. */
  close(): void {
    this.stop();
    this.stored.close();
  }

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

  /** Replaces the current game, unless the new state is illegal. If another tab changed the game, follows that tab. */
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
    if (this.over) this.game = withSitting(game, (sitting) => halted(sitting, this.now()));
    this.stored.change(() => this.game);
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
      else await this.set(played(game, action, this.now()));
    } catch {
      if (turn === this.turn) this.failed = true;
    } finally {
      if (turn === this.turn) this.thinking = false;
    }
  }

  /** Adds a finished game to the collection, and offers the result of a tournament game to the director. */
  private async file(game: DeviceGame): Promise<void> {
    const judged = this.means.rules.judge(requestOf(game));
    const verdict = judged.ok ? (judged.verdict ?? decision(game)) : null;
    if (verdict === null || (this.game?.id === game.id && this.game.record !== null)) return;
    const text = recordOf(game, verdict, this.means.comment ?? (() => ""));
    const library = await this.means.library();
    // If the page was closed before it stored the id, the record already exists, and its id is returned.
    const record = (await library.addGame(this.means.file(), text))?.id;
    if (record === undefined) return;
    if (this.game === game) this.game = { ...game, record };
    this.stored.change((now) => (now !== null && isSameGame(now, game) ? { ...now, record } : now));
    const offered = offerOf(game, verdict, text);
    if (offered !== null) this.means.offer?.(offered);
    this.means.filed?.();
  }
}
