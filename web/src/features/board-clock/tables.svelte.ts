// The clocks of one or two boards on this device. They are stored after every change, so that a reload changes nothing.
import { Shared } from "../../platform/storage.svelte";
import { atBoardTexts } from "../../texts/at-board.gen";
import { sayCall } from "../byoyomi/words";
import { callBetween, isSpoken, type Counting } from "./aloud";
import { isSettled, OPEN_GAMES } from "./seats";
import { BEAT_MS, beat, seenAt } from "./seen";
import { halted, reopened, settled, type Sitting } from "./sitting";
import { changed, TABLES, type Table } from "./table";

export class Tables {
  now = $state(Date.now());
  private readonly stored = new Shared(TABLES);
  private readonly open = new Shared(OPEN_GAMES);
  private counting: Counting | null = null;
  private beaten = 0;
  private readonly timer = setInterval(() => this.look(), 100);

  constructor() {
    const seen = seenAt(TABLES.key);
    const continued = (table: Table): Table => withSitting(table, reopened(table.sitting, seen, this.now));
    if (this.stored.now.some(isRunning)) this.stored.change((tables) => tables.map(continued));
  }

  get all(): readonly Table[] {
    return this.stored.now;
  }

  get isRunning(): boolean {
    return this.all.some(isRunning);
  }

  set(tables: readonly Table[]): void {
    this.stored.change(() => tables);
    this.now = Date.now();
  }

  change(id: string, step: (table: Table) => Table): void {
    this.now = Date.now();
    this.stored.change((tables) => changed(tables, id, step));
    if (this.isRunning) this.beat();
  }

  /** Changes the clock of a game. */
  time(id: string, step: (sitting: Sitting, now: number) => Sitting): void {
    this.change(id, (table) => withSitting(table, step(table.sitting, this.now)));
  }

  pause(): void {
    for (const { id } of this.all) this.time(id, halted);
  }

  /** Returns whether the director has entered the result of a game that has none on the clock. */
  isSettled = ({ seat, result }: Table): boolean => seat !== null && result === null && isSettled(seat, this.open.now);

  /**
   * Advances to the current time: stops the clocks of games whose result has been entered, makes the announcements that
   * are due, and stops the clocks whose time is up.
   */
  private look(): void {
    const [before, now] = [this.now, Date.now()];
    this.now = now;
    for (const table of this.all) {
      if (!isRunning(table)) continue;
      if (this.isSettled(table)) {
        this.time(table.id, halted);
        continue;
      }
      const call = callBetween(table.sitting, before, now);
      if (call === null) continue;
      const isAloud = isSpoken(call, table.id, this.counting, now);
      if (isAloud && call.kind === "count") this.counting = { board: table.id, at: now };
      const heard = table.heard === "voice" && !isAloud ? "beeps" : table.heard;
      sayCall(call, heard, this.all.length > 1 ? this.label(table) : null);
      if (call.kind === "out" || call.kind === "stopped")
        this.change(table.id, (one) => withSitting(one, settled(one.sitting, now)));
    }
    if (this.isRunning && now - this.beaten >= BEAT_MS) this.beat();
  }

  /** Returns a board's label, with its number in the tournament, or else on the screen. */
  label(table: Table): string {
    return atBoardTexts().board({
      board: table.seat?.board ?? String(this.all.findIndex(({ id }) => id === table.id) + 1),
    });
  }

  private beat(): void {
    this.beaten = this.now;
    beat(TABLES.key, this.now);
  }

  close(): void {
    clearInterval(this.timer);
    if (this.isRunning) this.beat();
    this.stored.close();
    this.open.close();
  }
}

const isRunning = ({ sitting }: Table): boolean => sitting.since !== null;
const withSitting = (table: Table, sitting: Sitting): Table =>
  sitting === table.sitting ? table : { ...table, sitting };
