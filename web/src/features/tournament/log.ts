// Sentences about the lines of a log, with names and pairings taken from other lines.
import type { EntryId, Event, EventKind, GameAt, Pairing, View } from "../../domain/tournament.gen";
import { directorTexts } from "../../texts/director.gen";
import { namesApart } from "./namesakes";
import { eventText, roundName, seatText, type Told } from "./words";

/** A line of the log as displayed. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly by: string | null;
  readonly text: string;
  readonly undone: boolean;
}

/** A log with the names and pairings that its sentences mention. */
export class Log implements Told {
  private readonly events: readonly Event[];
  /** Names of all entries ever made, some of which may have been undone. */
  private readonly names = new Map<EntryId, string>();
  private readonly apart: (id: EntryId) => string;
  private readonly paired = new Map<string, Pairing>();
  /** Number of bracket lines in each knock-out round, by division and round. */
  private readonly places = new Map<string, number>();
  /** Number of lines in each division's bracket, and its first round once paired. */
  private readonly brackets = new Map<number, { lines: number; first: number | null }>();

  constructor(
    lines: readonly string[],
    private readonly view: View,
  ) {
    this.apart = namesApart(view.entries);
    this.events = lines.map((line) => JSON.parse(line) as Event);
    for (const { event } of this.events) {
      if (event.kind === "entered" || event.kind === "amended") this.names.set(event.id, event.entry.name);
      if (event.kind === "bracketed") this.brackets.set(event.division, { lines: event.lines.length, first: null });
      if (event.kind === "paired") this.pair(event);
      if (event.kind === "seated")
        this.paired.set(`${event.division} ${event.round} ${event.pairing.table}`, event.pairing);
    }
  }

  private pair({ division, round, stage, pairings }: EventKind & { kind: "paired" }): void {
    for (const one of pairings) this.paired.set(`${division} ${round} ${one.table}`, one);
    const bracket = this.brackets.get(division);
    if (stage !== "knockout" || bracket === undefined) this.places.delete(`${division} ${round}`);
    else {
      bracket.first ??= round;
      this.places.set(`${division} ${round}`, bracket.lines >> (round - bracket.first));
    }
  }

  /** Returns the current name of an entry, with its club if another entry has the same name. */
  readonly name = (id: EntryId): string =>
    this.view.entries.some((one) => one.id === id) ? this.apart(id) : (this.names.get(id) ?? String(id));

  round(division: number, number: number): string {
    return roundName({ number, of: this.places.get(`${division} ${number}`) ?? null });
  }

  pairing(division: number, round: number, table: number): Pairing | null {
    return this.paired.get(`${division} ${round} ${table}`) ?? null;
  }

  seat(division: number, game: number): string {
    const plan = this.view.plan.divisions[division];
    return plan === undefined ? "" : seatText(plan, game);
  }

  /** Describes a command. If it pairs a round, only the pairing is described. */
  command(number: number): string {
    const events = this.events.filter((one) => one.command === number);
    if (events.length > 1 && events.every(({ event }) => event.kind === "entered"))
      return directorTexts().log.enteredAll({ n: events.length });
    const main = events.find(({ event }) => event.kind === "paired") ?? events[0];
    return main === undefined ? "" : eventText(main.event, this);
  }

  /**
   * Describes the user action that ended with a command, and returns its number of commands. A result is entered
   * together with its record, and all fees are recorded together.
   */
  press(last: number): { text: string; commands: number } {
    const fees = this.fees(last);
    if (fees > 1) return { text: directorTexts().log.paidAll({ n: fees }), commands: fees };
    const [recorded, reported] = [this.events[last - 1], this.events[last - 2]];
    const text = this.command(last);
    if (recorded?.event.kind !== "recorded" || reported?.event.kind !== "reported") return { text, commands: 1 };
    const isSame = (["division", "round", "table", "game"] as const).every(
      (part) => (recorded.event as GameAt)[part] === (reported.event as GameAt)[part],
    );
    if (!isSame || recorded.at !== reported.at) return { text, commands: 1 };
    return { text: `${this.command(reported.command)}, ${directorTexts().boards.withRecord}`, commands: 2 };
  }

  /** Returns the number of payments that were recorded together, the last of them by a command. */
  private fees(last: number): number {
    const at = this.events[last - 1]?.at;
    const earlier = this.events.slice(0, last).toReversed();
    const other = earlier.findIndex(
      ({ event, at: when }) => event.kind !== "paid" || event.amount === 0 || when !== at,
    );
    return other < 0 ? earlier.length : other;
  }

  /** Returns all lines, latest first. */
  shown(): LogLine[] {
    const undone = new Set(this.view.undone);
    return this.events
      .map(({ seq, at, by, event, command }) => ({
        seq,
        at,
        by: by ?? null,
        text: eventText(event, this),
        undone: undone.has(command),
      }))
      .reverse();
  }
}
