// View state of the director's page: the tournament, the current division, and the last message.
import { changeOnce, kept } from "../../platform/storage.svelte";
import type { Command, DivisionPlan, DivisionView, EntryId, EntryView, Problem } from "../../domain/tournament.gen";
import { Refused } from "../../platform/tournament-module";
import { NO_FIELDS, type Fields } from "./entering";
import type { Sheet } from "./paper/sheets";
import type { Tournament } from "./tournament.svelte";
import { directorTexts } from "../../texts/director.gen";
import { Log } from "./log";
import { linesOf } from "./opening";
import { problemText } from "./words";

const DIRECTOR = { key: "janggun.director", read: (text: string | null) => text, write: (text: string | null) => text };

/** Returns the name of the director who uses this device; null if unknown. */
export const director = (): string | null => kept(DIRECTOR.key);

export function setDirector(name: string): void {
  const bare = name.trim();
  changeOnce(DIRECTOR, () => (bare === "" ? null : bare.slice(0, 80)));
}

export interface Said {
  readonly text: string;
  readonly bad: boolean;
}

export class Directing {
  /** Index of the current division. */
  division = $state(0);
  said: Said | null = $state.raw(null);
  /** Fields of the entry that is being typed. They are kept while other parts are shown. */
  fields: Fields = $state({ ...NO_FIELDS });
  /** Entry that is being changed; null for a new one. */
  amended: EntryView | null = $state.raw(null);
  /** Sheet in the print preview; null for the first one. */
  sheet: Sheet | null = $state(null);

  constructor(readonly tournament: Tournament) {}

  get view(): DivisionView {
    const { divisions } = this.tournament.view;
    return divisions[this.division] ?? (divisions[0] as DivisionView);
  }

  get plan(): DivisionPlan {
    const { divisions } = this.tournament.view.plan;
    return divisions[this.division] ?? (divisions[0] as DivisionPlan);
  }

  /** Whether the entries of the division are teams. */
  get isOfTeams(): boolean {
    return this.plan.games.kind === "boards";
  }

  /** Returns the name of an entry's player in a game: the team member on that board, or else the entry. */
  player(id: EntryId, game: number): string {
    const plain = this.plainPlayer(id, game);
    return plain === this.tournament.plainName(id) ? this.tournament.name(id) : plain;
  }

  /** Like `player`, but never with the club, for tables that show it too. */
  plainPlayer(id: EntryId, game: number): string {
    const member = this.isOfTeams ? this.tournament.entries.get(id)?.entry.members?.[game] : undefined;
    return member ?? this.tournament.plainName(id);
  }

  say(text: string): void {
    this.said = text === "" ? null : { text, bad: false };
  }

  fail(problem: Problem): void {
    this.said = { text: problemText(problem, (id) => this.tournament.name(id)), bad: true };
  }

  /**
   * Carries out commands and shows the result at once, so that fast typing acts on the new state. Returns false if they
   * are refused. The message follows when the change is stored, unless another problem has been reported since.
   */
  act(done: string | (() => string), ...commands: Command[]): boolean {
    const before = this.said;
    const { problem, kept } = this.tournament.begin(...commands);
    if (problem !== null) {
      this.fail(problem);
      return false;
    }
    const text = typeof done === "string" ? done : done();
    void kept.then((later) => {
      if (later !== null) this.fail(later);
      else if (this.said === before || this.said?.bad !== true) this.say(text);
    });
    return true;
  }

  /** Appends the lines that only another copy of the tournament's file contains, and reports their number. */
  async merge([file]: readonly File[]): Promise<void> {
    if (file === undefined) return;
    const other = linesOf(await file.text());
    const before = this.tournament.lines.length;
    const problem = await this.tournament.merge(other.join("\n"));
    const { merged, conflict } = directorTexts().more;
    if (problem === null) return this.say(merged({ n: this.tournament.lines.length - before }));
    const what = problem.code === "merge_conflict" ? this.lineOf(other, problem.line) : undefined;
    if (what === undefined) this.fail(problem);
    else this.said = { text: conflict({ what: what.replace(/\.$/u, "") }), bad: true };
  }

  /** Describes a line of another copy of the file. */
  private lineOf(lines: readonly string[], number: number | null | undefined): string | undefined {
    return new Log(lines, this.tournament.view).shown().find(({ seq }) => seq === number)?.text;
  }

  /** Runs a query; returns null and shows a message if it is refused. */
  look<T>(ask: () => T): T | null {
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.fail(error.problem);
      return null;
    }
  }
}
