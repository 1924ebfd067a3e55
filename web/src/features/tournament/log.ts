// Context for sentences about a log: names, and the contents of earlier lines.
import type { DivisionView, EntryId, Event, Pairing, View } from "../../domain/tournament.gen";
import { eventText, seatText, type Told } from "./words";

/** A line of the log as displayed. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly by: string | null;
  readonly text: string;
  readonly undone: boolean;
}

/** A log with the context of its sentences. */
export class Log implements Told {
  private readonly events: readonly Event[];
  private readonly names = new Map<EntryId, string>();
  private readonly paired = new Map<string, Pairing>();

  constructor(
    lines: readonly string[],
    private readonly view: View,
  ) {
    this.events = lines.map((line) => JSON.parse(line) as Event);
    for (const { event } of this.events) {
      if (event.kind === "entered" || event.kind === "amended") this.names.set(event.id, event.entry.name);
      if (event.kind !== "paired") continue;
      for (const one of event.pairings) this.paired.set(`${event.division} ${event.round} ${one.table}`, one);
    }
  }

  readonly name = (id: EntryId): string => this.names.get(id) ?? String(id);

  division(id: number): DivisionView | undefined {
    return this.view.divisions[id];
  }

  pairing(division: number, round: number, table: number): Pairing | null {
    return this.paired.get(`${division} ${round} ${table}`) ?? null;
  }

  seat(division: number, game: number): string {
    const plan = this.view.plan.divisions[division];
    return plan === undefined ? "" : seatText(plan, game);
  }

  /** Describes a command. A draw of groups together with a round is described as the round. */
  command(number: number): string {
    const events = this.events.filter((one) => one.command === number);
    const main = events.find(({ event }) => event.kind === "paired") ?? events[0];
    return main === undefined ? "" : eventText(main.event, this);
  }

  /** Returns all lines, the latest first. */
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
